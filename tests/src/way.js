// The way to a place that has the fewest steps: of each the number of its arrow. Where the arrows lead is tried out
// once on the board itself, which answers at once: the cursor goes everywhere and comes back.
const [to] = arguments;
const board = document.querySelector('[role=group]');
const buttons = [...board.querySelectorAll('button')];
const here = document.activeElement.dataset.place;

// A board that was turned, or is drawn in another size, has its places elsewhere.
const drawn = buttons.map(({ style }) => style.translate).join();
if (board.tried?.drawn !== drawn) {
  const next = new Map();
  for (const button of buttons) {
    const places = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(code => {
      button.focus({ focusVisible: true });
      button.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
      return document.activeElement.dataset.place;
    });
    next.set(button.dataset.place, places);
  }
  buttons.find(({ dataset }) => dataset.place === here).focus({ focusVisible: true });
  board.tried = { drawn, next };
}

const ways = new Map([[here, []]]);
for (const [from, way] of ways)
  for (const [arrow, place] of board.tried.next.get(from).entries())
    if (!ways.has(place)) ways.set(place, [...way, arrow]);
return ways.get(String(to));
