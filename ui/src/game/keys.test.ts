import { describe, expect, test } from 'vitest';
import { commandOf } from './keys';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

describe('a key', () => {
  test.each([
    ['Z', { key: 'z', code: 'KeyZ' }, { kind: 'undo' }],
    ['U', { key: 'u', code: 'KeyU' }, { kind: 'undo' }],
    ['Backspace', { key: 'Backspace', code: 'Backspace' }, { kind: 'undo' }],
    ['Ctrl+Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, { kind: 'undo' }],
    ['N', { key: 'n', code: 'KeyN' }, { kind: 'new-game' }],
    ['a question mark, wherever it is', { key: '?', code: 'Digit7', shiftKey: true }, { kind: 'keys' }],
    ['Z on a Russian keyboard', { key: 'я', code: 'KeyZ' }, { kind: 'undo' }],
    ['Ctrl+Z on a Russian keyboard', { key: 'я', code: 'KeyZ', ctrlKey: true }, { kind: 'undo' }],
    ['U on a Russian keyboard', { key: 'г', code: 'KeyU' }, { kind: 'undo' }],
    ['N on a Russian keyboard', { key: 'т', code: 'KeyN' }, { kind: 'new-game' }],
    ['Z where Y and Z have changed places', { key: 'z', code: 'KeyY' }, { kind: 'undo' }],
    ['Y where Y and Z have changed places', { key: 'y', code: 'KeyZ' }, null],
    ['Ctrl+N, which is the browser’s', { key: 'n', code: 'KeyN', ctrlKey: true }, null],
    ['A, where nothing is sown', { key: 'a', code: 'KeyA' }, null],
  ])('%s', (_, init, command) => {
    expect(commandOf(press(init), false)).toEqual(command);
  });

  test.each([
    ['D', { key: 'd', code: 'KeyD' }, { kind: 'sow', house: 3 }],
    ['D on a Russian keyboard', { key: 'в', code: 'KeyD' }, { kind: 'sow', house: 3 }],
    ['G', { key: 'g', code: 'KeyG' }, null],
  ])('%s in a sowing game', (_, init, command) => {
    expect(commandOf(press(init), true)).toEqual(command);
  });
});
