// A finger needs 44 px: anything it can press must answer to one this far from its middle. Browsers round both the
// edge and the point to whole pixels.
const REACH = 21;
const PRESSED = 'button, a, summary, input, select, [role=radio], [role=switch]';

const found = [];
const root = document.documentElement;
const named = (element) => {
  const { action, place, screen } = element.dataset;
  if (place) return 'the places of the board';
  const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  return `${element.localName} ${action ?? screen ?? ''} “${text}”`;
};
// A strip that scrolls sideways may reach beyond the edge.
const scrollsAside = (element) => {
  for (let at = element; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  return false;
};
// What is half under a header or a footer that stays in view can be scrolled out from under it.
const isUnderBar = (element, x, y) => {
  const bar = document.elementFromPoint(x, y)?.closest('header, footer');
  return bar && !bar.contains(element);
};
const pressedAt = (x, y) => document.elementFromPoint(x, y)?.closest(PRESSED);

if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
if (document.querySelector('main[data-screen=game]') && root.scrollHeight > innerHeight)
  found.push(`the game scrolls by ${root.scrollHeight - innerHeight} px`);

for (const element of document.querySelectorAll('body *:not(svg *)')) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  if (element.closest('.unseen')) continue;
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const surplus = element.scrollWidth - element.clientWidth;
  if (hasText && getComputedStyle(element).display !== 'inline' && surplus > 1)
    found.push(`text ${surplus} px too wide: ${named(element)}`);
  if (!element.matches(PRESSED)) continue;
  const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // Covered by a sheet or scrolled away, it cannot be pressed now.
  if (pressedAt(x, y) !== element || scrollsAside(element)) continue;
  const near = [
    [x - REACH, y],
    [x + REACH, y],
    [x, y - REACH],
    [x, y + REACH],
  ];
  const isMissed = ([x, y]) => pressedAt(x, y) !== element && !isUnderBar(element, x, y);
  if (near.some(([x, y]) => isMissed([x, y]) && x > 0 && x < innerWidth && y > 0 && y < innerHeight))
    found.push(`${Math.round(width)} by ${Math.round(height)} px to press: ${named(element)}`);
  if (left < -0.5 || right > innerWidth + 0.5) found.push(`over the edge: ${named(element)}`);
}
return [...new Set(found)];
