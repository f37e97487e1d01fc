// Writes down what is set in motion, the hand's counts, each sum that rises, and whether a winner's store was lit.
window.watched = { motions: [], hand: [], pluses: [], lit: false };
const { animate } = Element.prototype;
Element.prototype.animate = function (keyframes, timing) {
  const what = `${this.className} ${this.parentElement?.className ?? ''}`;
  // Moved by nothing, it stays where it is.
  const travels = keyframes.some(({ transform }) => /[1-9]/.test(transform ?? ''));
  const { delay = 0, duration } = timing;
  window.watched.motions.push({ what, travels, delay, duration });
  return animate.call(this, keyframes, timing);
};
new MutationObserver(() => {
  const { hand, pluses } = window.watched;
  const badge = document.querySelector('.badge');
  const shown = badge && { count: badge.textContent.trim(), at: badge.style.translate };
  if (shown && shown.count !== hand.at(-1)?.count) hand.push(shown);
  for (const plus of document.querySelectorAll('.plus')) {
    if (!plus.seen) pluses.push(plus.textContent.trim());
    plus.seen = true;
  }
  if (document.querySelector('main[data-screen=game] g.winner')) window.watched.lit = true;
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
