import { expect, test } from 'vitest';
import { classesIn, usedRules } from '../../../scripts/publish/used-rules.ts';

const used = (css: string, ...classes: string[]) =>
  usedRules(css, new Set(classes)).replace(/\s+/g, '');

test('rules of classes that a page has stay in their order, those of others go', () => {
  expect(used('.b{top:0}.a{left:0}.c{right:0}', 'a', 'b')).toBe('.b{top:0}.a{left:0}');
});

test('a selector needs all of its classes, but none that must not be there', () => {
  expect(used('.a .b{top:0}.a:not(.b){left:0}.b,.a{right:0}', 'a')).toBe(
    '.a:not(.b){left:0}.a{right:0}',
  );
});

test('a window’s own rules stay around what is used, and go with the last of it', () => {
  const css = '@media print{.a{top:0}.b{top:0}}@supports (gap:1px){@media print{.b{top:0}}}';
  expect(used(css, 'a')).toBe('@mediaprint{.a{top:0}}');
});

test('movements and rules without a class stay', () => {
  const css = '@keyframes turn{from{top:0}to{top:1px}}[hidden]{display:none}.b{top:0}';
  expect(used(css)).toBe('@keyframesturn{from{top:0}to{top:1px}}[hidden]{display:none}');
});

test('the classes of a page are those of its markup', () => {
  expect(classesIn('<p class="a b"><i data-class="no" class="c"></i></p>')).toEqual([
    'a',
    'b',
    'c',
  ]);
});
