import { describe, expect, test } from 'vitest';
import { AFTER_13X25, kalah, man, men, seeds, sholoChain, step } from '../testing/samples';
import type { HalfTurn } from './half-turn';
import { nudge } from './nudge';

describe('choosing in vain', () => {
  const chosen: HalfTurn = { places: [13], at: 13, then: { turn: null, next: [step(13, 14)], series: [] } };
  const forced = sholoChain({
    ask: 'must-capture',
    board: men([12, 13], [19]),
    origins: [man(13, chosen.then)],
  });

  test.each([
    ['an own man with nowhere to go', sholoChain(), null, 1, 'cannot-move'],
    ['an own man while another must capture', forced, null, 12, 'must-capture'],
    ['a step while there is something to capture', forced, chosen, 14, 'must-capture'],
    ['a place the chosen man does not reach', sholoChain(), chosen, 30, 'not-there'],
    ['a man of the other side', sholoChain(), null, 19, 'not-yours'],
    ['an empty point', sholoChain(), null, 30, 'not-yours'],
    [
      'another man in mid-chain',
      sholoChain(),
      { places: [13, 25], at: 25, then: AFTER_13X25 } satisfies HalfTurn,
      12,
      'in-chain',
    ],
    ['a house of the other side', kalah(), null, 8, 'not-yours'],
    ['an empty house', kalah({ board: seeds(0, 4, 4, 4, 4, 4) }), null, 0, 'empty-house'],
    ['a house that would not feed', kalah({ ask: 'must-feed' }), null, 0, 'must-feed'],
    ['an empty house while feeding', kalah({ ask: 'must-feed', board: seeds(0, 4) }), null, 0, 'empty-house'],
  ])('%s says why', (_, view, half, place, why) => {
    expect(nudge(view, half, place)).toEqual({ place, why });
  });
});
