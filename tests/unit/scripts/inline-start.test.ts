import { expect, test } from 'vitest';
import { withFirstScripts } from '../../../scripts/build/inline-start.ts';
import { inlineTexts } from '../../../scripts/http/security-headers.ts';

const page =
  '<!doctype html><head><meta charset="utf-8" /><meta name="referrer" content="no-referrer" /><title>x</title></head>';

test('no request says where it comes from, and the scripts have what they read before them', () => {
  const html = withFirstScripts(page, { index: '{"default":"a"}', words: '{}', code: 'start()' });
  const order = [
    'charset',
    'name="referrer"',
    'id="tenant-index"',
    'id="plain-words"',
    'start()',
    'readsThisPage',
    '<title>',
  ].map((part) => html.indexOf(part));
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(inlineTexts(html, 'script')[0]).toBe('start()');
});

test('neither can end its own element', () => {
  const html = withFirstScripts(page, {
    index: '{"default":"</script><b>"}',
    words: '{}',
    code: 'say("</script>")',
  });
  expect(inlineTexts(html, 'script')[0]).toBe('say("<\\/script>")');
  const data = /id="tenant-index">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ default: '</script><b>' });
});

test('a page without a charset, or whose requests say where they come from, is refused with what to write', () => {
  const scripts = { index: '{}', words: '{}', code: '' };
  for (const head of ['', '<meta charset="utf-8" />', '<meta charset="utf-8" /><title>x</title>'])
    expect(() => withFirstScripts(`<head>${head}</head>`, scripts)).toThrow('<meta charset');
});
