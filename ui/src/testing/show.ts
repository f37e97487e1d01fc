import { render, waitFor } from '@testing-library/svelte';
import { expect } from 'vitest';
import App from '../App.svelte';
import { FakeDesk } from './fake-desk';

/** The whole app at an address, with a desk the test answers for. */
export async function show(hash: string, desk = new FakeDesk()): Promise<FakeDesk> {
  history.replaceState(null, '', hash);
  render(App, { desk });
  await waitFor(() => expect(desk.count('home')).toBeGreaterThan(0));
  return desk;
}

/** The element that is meant, once it is there. */
export function find(selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`nothing matches ${selector}`);
    return element;
  });
}

export async function click(selector: string): Promise<void> {
  (await find(selector)).click();
}

/** The screen that is shown, once it is this one. */
export function screen(name: string): Promise<HTMLElement> {
  return find(`main[data-screen="${name}"]`);
}
