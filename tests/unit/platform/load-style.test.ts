import { beforeEach, expect, test, vi } from 'vitest';
import { loadStyle } from '../../../src/platform/load-style.ts';

let asked: Element[];

// A page of the tests would say by itself that a sheet cannot be had.
beforeEach(() => {
  asked = [];
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) if (link instanceof Element) asked.push(link);
  });
});

/** As a browser tells it, once the sheet is there or cannot be had. */
const end = (what: 'load' | 'error') => asked.at(-1)?.dispatchEvent(new Event(what));

/** Whether a promise is fulfilled by now. */
async function isDone(promise: Promise<void>) {
  const open = {};
  return (await Promise.race([promise.then(() => true), Promise.resolve(open)])) === true;
}

test('a sheet is asked for once, and whoever needs it waits until it is there', async () => {
  const [first, second] = [loadStyle('/a.css'), loadStyle('/a.css')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/a.css']);
  expect(await isDone(first)).toBe(false);
  end('load');
  await Promise.all([first, second]);
});

test('one that cannot be had is told of, and is asked for again', async () => {
  const failed = loadStyle('/b.css');
  end('error');
  await expect(failed).rejects.toThrow('/b.css');
  void loadStyle('/b.css');
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/b.css', '/b.css']);
});

test('a page that came with its sheet asks for nothing', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/c.css">';
  await loadStyle('/c.css');
  expect(asked).toEqual([]);
});
