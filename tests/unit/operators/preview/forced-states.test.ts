import { afterEach, expect, test } from 'vitest';
import { force, forcedSelector } from '../../../../operators/preview/gallery/forced-states.ts';

afterEach(() => document.body.replaceChildren());

test('a rule for what is touched is written for what is marked; one for anything else is left alone', () => {
  expect(forcedSelector('.button:active')).toBe(".button[data-forced~='active']");
  expect(forcedSelector('.a:focus-visible > *, .b:hover')).toBe(
    ".a[data-forced~='focus'] > *, .b[data-forced~='hover']",
  );
  expect(forcedSelector('.box:focus-within')).toBe(".box[data-forced~='within']");
  expect(forcedSelector('.button:disabled')).toBeUndefined();
});

test('a pointer is over what holds the pressed thing as well, the focus is in it alone', () => {
  const place = document.createElement('div');
  place.innerHTML = '<label><span>Word</span><input /></label>';
  const marksOf = (tag: string) => place.querySelector(tag)?.getAttribute('data-forced');
  force(place, 'pressed');
  expect([marksOf('input'), marksOf('label'), marksOf('span')]).toEqual(
    ['hover active', 'hover active', undefined].map((mark) => mark ?? null),
  );
  force(place, 'focus');
  expect([marksOf('input'), marksOf('label')]).toEqual(['focus within', 'within']);
  expect(place.hasAttribute('data-forced')).toBe(false);
});
