import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { plainWords } from '../../../scripts/build/plain-words.ts';
import { showPlainFace } from '../../../src/app/plain-face.ts';
import { watchStart } from '../../../src/app/start-watch.ts';

const words = JSON.parse(plainWords('locales'));
const again = vi.fn<() => void>();
const root = () => document.getElementById('root') ?? document.body;
const title = () => root().querySelector('h1')?.textContent;

/** The page as a server sends it. */
function page(mark?: string) {
  document.body.innerHTML = `<div id="root"${mark ? ` data-page="${mark}"` : ''}><div class="shell"></div></div>
    <script type="application/json" id="plain-words">${JSON.stringify(words)}</script>`;
}

beforeEach(() => {
  vi.useFakeTimers();
  again.mockReset();
  document.documentElement.lang = 'en';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx-XX']);
  page();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('a start of which nothing comes', () => {
  test('says so after 15 seconds, with Retry, and with the phone once the lender’s file has come', () => {
    const watch = watchStart('https://app.example/', again);
    vi.advanceTimersByTime(10_000);
    watch.progress('1800 123-4567 (toll free)');
    vi.advanceTimersByTime(14_999);
    expect(title()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(title()).toBe(words.en.slowTitle);
    expect(root().querySelector('a')?.getAttribute('href')).toBe('tel:18001234567');
    root().querySelector('button')?.click();
    expect(again).toHaveBeenCalledOnce();
  });

  test('without a phone it names none; what is drawn in time says nothing', () => {
    const watch = watchStart('https://app.example/', again);
    vi.advanceTimersByTime(15_000);
    expect(root().querySelector('a')).toBeNull();
    page();
    watch.progress();
    watch.stop();
    vi.advanceTimersByTime(60_000);
    expect(title()).toBeUndefined();
  });

  test('one that failed says so at once', () => {
    watchStart('https://app.example/', again).fail();
    expect(title()).toBe(words.en.pageFailedTitle);
    vi.advanceTimersByTime(60_000);
    expect(title()).toBe(words.en.pageFailedTitle);
  });
});

describe('the page’s own words', () => {
  test('are there in every language of the wording', () => {
    expect(Object.keys(words).sort()).toEqual(readdirSync('locales').sort());
    for (const texts of Object.values<Record<string, string>>(words))
      for (const text of Object.values(texts)) expect(text).toMatch(/\S/);
  });

  test('are said in the device’s language, or in the page’s once the lender’s is known', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', 'hi-IN', 'id']);
    showPlainFace('slow');
    expect(title()).toBe(words.hi.slowTitle);
    document.documentElement.lang = 'id';
    showPlainFace('slow');
    expect(title()).toBe(words.id.slowTitle);
  });

  test('name no lender and stand for no page that can be read; a browser that is too old is told above it', () => {
    page('privacy 1x2y3z');
    showPlainFace('slow');
    showPlainFace('failed');
    expect(title()).toBeUndefined();
    showPlainFace('old');
    expect(title()).toBe(words.en.oldTitle);
    expect(root().querySelector('.shell')).not.toBeNull();
  });

  test('a phone that has not told its languages is spoken to in English', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(undefined as never);
    showPlainFace('old');
    expect(title()).toBe(words.en.oldTitle);
  });
});
