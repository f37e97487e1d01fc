import { render, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import Confirm from './Confirm.svelte';
import Dialog from './Dialog.svelte';
import RadioGroup from './RadioGroup.svelte';

describe('a group of radio buttons', () => {
  function group() {
    const onchange = vi.fn();
    const options = ['off', 'slow', 'fast'].map((value) => ({ value, label: value }));
    render(RadioGroup, { label: 'Speed', options, value: 'off', onchange, attribute: 'data-speed' });
    const press = (key: string) =>
      document
        .querySelector('[aria-checked="true"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return { onchange, press };
  }

  test('has one button in the order of tabs: the chosen one', () => {
    group();
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="radio"]')];
    expect(buttons.map((button) => [button.getAttribute('aria-checked'), button.tabIndex])).toEqual([
      ['true', 0],
      ['false', -1],
      ['false', -1],
    ]);
  });

  test('is chosen from with arrows, round its ends', () => {
    const { onchange, press } = group();
    press('ArrowRight');
    expect(onchange).toHaveBeenLastCalledWith('slow');
    press('ArrowUp');
    expect(onchange).toHaveBeenLastCalledWith('fast');
  });
});

describe('a dialog', () => {
  test('is modal, and Esc asks to close it', () => {
    const onclose = vi.fn();
    const children = createRawSnippet(() => ({ render: () => '<p>inside</p>' }));
    render(Dialog, { label: 'Paused', sheet: 'menu', onclose, children });
    const dialog = document.querySelector<HTMLDialogElement>('[role="dialog"]');
    expect(dialog?.open).toBe(true);
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  test('that asks for a decision has an answer for each way', async () => {
    const [onconfirm, oncancel] = [vi.fn(), vi.fn()];
    const texts = { title: 'Sure?', text: 'Really?', confirm: 'Yes', cancel: 'No' };
    render(Confirm, { ...texts, onconfirm, oncancel });
    const answer = (action: string) =>
      document.querySelector<HTMLElement>(`[role="alertdialog"] [data-action="${action}"]`)?.click();
    answer('cancel');
    await waitFor(() => expect(oncancel).toHaveBeenCalledOnce());
    answer('confirm');
    expect(onconfirm).toHaveBeenCalledOnce();
  });
});
