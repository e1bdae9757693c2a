import { deviceLanguages } from '../platform/device-languages.ts';

// Part of the page's first script, in any browser at all: ES5 alone.

/** What can be said while there is nothing to draw with. */
export type PlainFace = 'slow' | 'failed' | 'old';

/** What such a face offers beside its words. */
export interface PlainFaceActions {
  /** Loads the page anew. */
  again?: (() => void) | undefined;
  /** The lender's service phone, once its file has come. */
  phone?: string | undefined;
}

/** Keys of `app.json` that the build writes into the page, in every language (scripts/build/plain-words.ts). */
type PlainWords = Readonly<Record<string, string>>;

const titles: Readonly<Record<PlainFace, string>> = {
  slow: 'slowTitle',
  failed: 'pageFailedTitle',
  old: 'oldTitle',
};
const texts: Readonly<Record<PlainFace, string>> = {
  slow: 'slowText',
  failed: 'failedText',
  old: 'oldText',
};

/** The words in the language of the page, once the lender's is known, or of the device; else in English. */
function wordsInPage(): PlainWords | undefined {
  const written = document.getElementById('plain-words');
  if (!written) return undefined;
  const all: Readonly<Record<string, PlainWords>> = JSON.parse(written.textContent ?? '{}');
  const { lang } = document.documentElement;
  const wanted = (lang === 'en' ? [] : [lang]).concat(deviceLanguages());
  for (let at = 0; at < wanted.length; at += 1) {
    const words = all[wanted[at] ?? ''];
    if (words) return words;
  }
  return all['en'];
}

function add(place: Element, name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  place.appendChild(made);
  return made;
}

function face(kind: PlainFace, words: PlainWords, { again, phone }: PlainFaceActions): HTMLElement {
  const main = document.createElement('main');
  main.className = 'last-resort';
  main.setAttribute('data-screen', 'maintenance');
  main.setAttribute('data-face', 'error');
  main.setAttribute('data-plain', kind);
  main.setAttribute('role', 'alert');
  add(main, 'h1', words[titles[kind]]);
  add(main, 'p', words[texts[kind]]);
  if (again) {
    const button = add(add(main, 'p'), 'button', words['retry']);
    button.setAttribute('type', 'button');
    button.onclick = again;
  }
  const number = (phone ?? '').split(/[A-Za-z,/;]/)[0]?.replace(/[^\d+]/g, '');
  if (phone && number) {
    const link = add(add(main, 'p'), 'a', (words['callPhone'] ?? '').replace('{{phone}}', phone));
    link.setAttribute('href', `tel:${number}`);
  }
  return main;
}

/**
 * When not even the bundle or its words can be had there is nothing to draw with: the page then shows words that
 * it carries itself. They name no lender, because none is known for certain. A prerendered page can be read, and
 * stays; only a browser that is too old is told so above it.
 */
export function showPlainFace(kind: PlainFace, actions: PlainFaceActions = {}): void {
  const place = document.getElementById('root');
  const words = wordsInPage();
  if (!place || !words) return;
  const isPage = place.getAttribute('data-page') !== null;
  if (isPage && kind !== 'old') return;
  if (!isPage) place.textContent = '';
  place.insertBefore(face(kind, words, actions), place.firstChild);
}
