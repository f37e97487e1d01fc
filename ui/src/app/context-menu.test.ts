import { afterEach, expect, test } from 'vitest';
import { keepMenuToText } from './context-menu';

afterEach(() => document.body.replaceChildren());

function opensOn(element: Element): boolean {
  document.body.append(element);
  element.addEventListener('contextmenu', keepMenuToText);
  return element.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }));
}

test("the web view's menu stays away from boards and buttons", () => {
  expect(opensOn(document.createElement('button'))).toBe(false);
});

test('where a name is written it can be pasted', () => {
  expect(opensOn(document.createElement('input'))).toBe(true);
});

test('text that was selected can be copied', () => {
  const text = document.createElement('p');
  text.textContent = 'kalah.damaged-1.json';
  document.body.append(text);
  getSelection()?.selectAllChildren(text);
  expect(opensOn(text)).toBe(true);
});
