import { expect, test } from 'vitest';
import { withFirstScripts } from '../../../scripts/build/inline-start.ts';
import { inlineTexts } from '../../../scripts/http/security-headers.ts';

const page = '<!doctype html><head><meta charset="utf-8" /><title>x</title></head>';

test('the copy of the index stands before the script, and both behind the charset', () => {
  const html = withFirstScripts(page, '{"default":"a"}', 'start()');
  const order = ['charset', 'id="tenant-index"', 'start()', '<title>'].map((part) =>
    html.indexOf(part),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(inlineTexts(html, 'script')).toEqual(['start()']);
});

test('neither can end its own element', () => {
  const html = withFirstScripts(page, '{"default":"</script><b>"}', 'say("</script>")');
  expect(inlineTexts(html, 'script')).toEqual(['say("<\\/script>")']);
  const data = /id="tenant-index">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ default: '</script><b>' });
});

test('a page without a charset is refused, with what to write', () => {
  expect(() => withFirstScripts('<head></head>', '{}', '')).toThrow('<meta charset');
});
