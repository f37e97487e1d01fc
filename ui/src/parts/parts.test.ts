import { render, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Confirm, { DEAF_MS } from './Confirm.svelte';
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

test('a question is read out with what it is about', () => {
  const nothing = () => undefined;
  const texts = { title: 'Sure?', text: 'It is lost.', confirm: 'Yes', cancel: 'No' };
  render(Confirm, { ...texts, onconfirm: nothing, oncancel: nothing });
  const about = document.querySelector('[role="alertdialog"]')?.getAttribute('aria-describedby');
  expect(about && document.getElementById(about)?.textContent).toBe('It is lost.');
});

describe('a question that has just appeared', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function ask() {
    vi.useFakeTimers();
    const [onconfirm, oncancel] = [vi.fn(), vi.fn()];
    render(Confirm, { title: 'Sure?', text: 'Really?', confirm: 'Yes', cancel: 'No', onconfirm, oncancel });
    const on = (selector: string) => document.querySelector<HTMLElement>(selector);
    const press = (selector = '[data-action="confirm"]') =>
      on(selector)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const lift = (selector = '[data-action="confirm"]') =>
      on(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    return { onconfirm, oncancel, press, lift };
  }

  test('is not answered by the second of two quick taps, on an answer or beside it', () => {
    const { onconfirm, oncancel, press, lift } = ask();
    press();
    lift();
    press('dialog');
    lift('dialog');
    expect(onconfirm).not.toHaveBeenCalled();
    expect(oncancel).not.toHaveBeenCalled();
  });

  test('is answered only by a press that began when it had stood for a moment', () => {
    const { onconfirm, press, lift } = ask();
    press();
    vi.advanceTimersByTime(DEAF_MS);
    lift();
    expect(onconfirm).not.toHaveBeenCalled();
    press();
    lift();
    expect(onconfirm).toHaveBeenCalledOnce();
  });

  test('hears keys at once', () => {
    const { onconfirm } = ask();
    document.querySelector<HTMLElement>('[data-action="confirm"]')?.click();
    expect(onconfirm).toHaveBeenCalledOnce();
  });
});
