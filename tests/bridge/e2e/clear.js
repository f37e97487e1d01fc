// What is under a notch or a bar, cut off or covered. A page that scrolls is at its top or its end.
const found = [];
const safe = (edge) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--safe-${edge}`)) || 0;
const named = (element) =>
  element.dataset.action ?? element.dataset.place ?? `${element.localName}.${element.className}`;
const room = {
  top: safe('top'),
  right: innerWidth - safe('right'),
  bottom: innerHeight - safe('bottom'),
  left: safe('left'),
};

const game = document.querySelector('main[data-screen=game]');
for (const element of game ? [document.scrollingElement, game] : []) {
  if (element.scrollHeight > element.clientHeight) found.push(`${element.localName} scrolls or is cut off`);
  if (element.scrollWidth > element.clientWidth) found.push(`${element.localName} is too wide`);
}

const sheet = document.querySelector('dialog');
const root = sheet ?? document.querySelector('main');
const told = 'button, h1, h2, header, footer, [role=group], [role=status], [role=radio], [role=switch], .fitted, p, dd';
for (const element of root.querySelectorAll(told)) {
  if (element.closest('.unseen, svg') || !element.checkVisibility()) continue;
  const { top, right, bottom, left, width } = element.getBoundingClientRect();
  // What can be scrolled to is not lost.
  const scrolls = !game || (sheet && sheet.scrollHeight > sheet.clientHeight);
  const cut = !scrolls && (top < room.top - 0.5 || bottom > room.bottom + 0.5);
  if (width > 0 && (left < room.left - 0.5 || right > room.right + 0.5 || cut)) found.push(`${named(element)} is not clear`);
}
return [...new Set(found)];
