// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForRelease } from '../../../src/app/reload-once.ts';
import { browserAddress } from '../../../src/platform/page-address.ts';

let reload = vi.fn<() => void>();

beforeEach(() => {
  reload = vi.fn<() => void>();
  vi.spyOn(browserAddress, 'reload').mockImplementation(() => reload());
  browserAddress.mark('reloadedForMissingFile', false);
});

afterEach(() => {
  document.body.replaceChildren();
});

test('HD-81: a page where nothing is typed is loaded once more, and not a second time', () => {
  document.body.innerHTML = `
    <input type="hidden" value="kept" /><input /><textarea></textarea>
    <input type="checkbox" checked /><select><option>one</option></select>
    <select data-control="language"><option>en</option><option selected>hi</option></select>`;
  const before = vi.fn<() => void>();
  expect(reloadForRelease(before)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(before).toHaveBeenCalledTimes(1);
  expect(reloadForRelease(before)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(before).toHaveBeenCalledTimes(1);
});

test.each([
  ['a text', '<input />', (field: HTMLInputElement) => (field.value = 'Meera')],
  ['a longer text', '<textarea></textarea>', (field: HTMLInputElement) => (field.value = 'They')],
  ['a tick', '<input type="checkbox" />', (field: HTMLInputElement) => (field.checked = true)],
])('HD-81: %s that a reload would lose is not lost', (_what, html, fill) => {
  document.body.innerHTML = html;
  const field = document.body.firstElementChild;
  if (field) fill(field as HTMLInputElement); // one of the three kinds of field above
  expect(reloadForRelease()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('HD-81: a choice that a reload would lose is not lost', () => {
  document.body.innerHTML = '<select><option>one</option><option selected>two</option></select>';
  expect(reloadForRelease()).toBe(false);
});
