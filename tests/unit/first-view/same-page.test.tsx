import type * as ReactClient from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeOverFirstView } from '../../../src/app/take-over.tsx';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import { answersOf } from '../../support/contract-answers.ts';
import {
  answerOnly,
  firstCallsOf,
  firstScreensOf,
  freshBrowser,
  openFirstView,
  yesTo,
  type Answers,
} from '../../support/first-view-stage.ts';
import { shippedIds, shippedTenant } from '../tenant/shipped-folder.ts';

const roots = vi.hoisted((): ReactClient.Root[] => []);

// The app keeps its root to itself; here each page has to be over before the next one opens.
vi.mock('react-dom/client', async (whole) => {
  const client = await whole<typeof ReactClient>();
  const hydrateRoot: typeof client.hydrateRoot = (...given) => {
    const root = client.hydrateRoot(...given);
    roots.push(root);
    return root;
  };
  return { ...client, hydrateRoot };
});

let complaints: unknown[][];

beforeEach(() => {
  freshBrowser();
  complaints = [];
  document.documentElement.style.removeProperty('--keyboard');
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...said) => void complaints.push(said));
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

/** React wants the blanks of a style as a server would write them; a style that was set by its properties has others. */
function spellStyles(place: Element) {
  for (const element of place.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    element.setAttribute('style', style.replace(/([:;]) /g, '$1').replace(/;$/, ''));
  }
}

const lenders = shippedIds.flatMap((id) =>
  shippedTenant(id).locale.languages.map((language) => ({ id, language })),
);

test.each(shippedIds.flatMap((id) => firstScreensOf(id).map((screen) => ({ id, screen }))))(
  'what $id shows of $screen before its lender has answered is what React draws, too',
  async ({ id, screen }) => {
    answerOnly({});
    const { place, firstView, ready } = openFirstView(id, screen, 'en');
    await vi.waitFor(() => expect(place.querySelector('main')?.dataset['face']).toBe('loading'));
    await firstView.hasFiles;
    spellStyles(place);
    const taken = takeOverFirstView(place, firstView, ready);
    // A number that is being made is waited for; the others are taken over at once.
    if (screen === 'virtualAccount') return;
    expect(await taken).toBe(true);
    await vi.waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--keyboard')).not.toBe(''),
    );
    expect(complaints).toEqual([]);
  },
);

describe.each(lenders)('what $id shows in $language before React', ({ id, language }) => {
  const cases = firstScreensOf(id).flatMap((screen) => {
    const [first, ...others] = firstCallsOf[screen];
    const rest = Object.fromEntries(others.map((key) => [key, yesTo(key)]));
    return answersOf(first).map((answer) => {
      const answers: Answers = { ...rest, [first]: answer };
      return { screen, first, answers, name: `${screen}: ${answer.name}` };
    });
  });

  test.each(cases)(
    'is just what React draws, which takes the very elements: $name',
    async ({ screen, first, answers }) => {
      const asked = answerOnly(answers);
      const { place, firstView, ready } = openFirstView(id, screen, language);
      await firstView.settled;
      const main = place.querySelector('main');
      const isShown = main?.dataset['face'] === 'ready' || main?.dataset['face'] === 'empty';
      spellStyles(place);
      const isTaken = await takeOverFirstView(place, firstView, ready);
      // Only an answer that says yes is drawn; for any other one the first view has stepped back.
      expect(isTaken).toBe(isShown);
      if (!isTaken) return;
      await vi.waitFor(() =>
        expect(document.documentElement.style.getPropertyValue('--keyboard')).not.toBe(''),
      );
      expect(complaints).toEqual([]);
      expect(main?.isConnected).toBe(true);
      expect(asked.filter(({ url }) => url.pathname.endsWith(endpoints[first].path))).toHaveLength(
        1,
      );
    },
  );
});

test('HD-67: a page that the browser has translated is taken over in one go, with the very elements', async () => {
  answerOnly({ loanDetails: yesTo('loanDetails') });
  const { place, firstView, ready } = openFirstView('india', 'loanDetails', 'en');
  await firstView.settled;
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `«${text.textContent}»`;
    text.parentNode?.replaceChild(font, text);
  }
  const before = [...place.querySelectorAll('main, button, [role="button"], h1')];
  expect(await takeOverFirstView(place, firstView, ready)).toBe(true);
  // Before any other task: whoever translates on would not find a page that is half React's.
  expect(document.documentElement.style.getPropertyValue('--keyboard')).not.toBe('');
  expect(before.every((element) => element.isConnected)).toBe(true);
});
