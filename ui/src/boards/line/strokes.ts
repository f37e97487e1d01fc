import type { LineBoardGeometry } from '../../bindings/geometry';

/** The board's lines from end to end: edges that continue each other are one stroke of the chalk. */
export function strokes({ points, edges }: LineBoardGeometry): [number, number][] {
  const at = new Map(points.map((point) => [point.place, point]));
  const ways = new Map<string, number>();
  for (const [a, b] of edges) {
    ways.set(`${a} ${heading(a, b)}`, b);
    ways.set(`${b} ${heading(b, a)}`, a);
  }
  const lines: [number, number][] = [];
  for (const [key, next] of ways) {
    const [from = '', way = ''] = key.split(' ');
    const begins = !ways.has(`${from} ${opposite(way)}`);
    if (!begins) continue;
    let end = next;
    for (let on = ways.get(`${end} ${way}`); on !== undefined; on = ways.get(`${end} ${way}`)) end = on;
    // Each line begins at both of its ends.
    if (Number(from) < end) lines.push([Number(from), end]);
  }
  return lines;

  function heading(a: number, b: number): string {
    const from = at.get(a);
    const to = at.get(b);
    if (!from || !to) return '';
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    return `${Math.round((dx / length) * 1000) + 0},${Math.round((dy / length) * 1000) + 0}`;
  }
}

function opposite(way: string): string {
  return way
    .split(',')
    .map((part) => -Number(part) + 0)
    .join(',');
}
