import { cleanup, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Gallery } from '../../../../operators/preview/gallery/gallery.tsx';
import { createNotices, NoticesContext } from '../../../../src/ui/notices.tsx';
import { showScreen } from '../../../support/screen-stage.tsx';
import { withToasts } from '../../../support/with-toasts.tsx';

/** Files of `src/ui/` that nobody looks at by themselves, each with where it is seen or why it is not. */
const seenElsewhere: Readonly<Record<string, string>> = {
  'form-engine': 'the code of a form, which comes when it is touched',
  later: 'a piece that comes later, not a look',
  'live-regions': 'the places in which notices and passing words are said',
  'long-list': 'decides whether a list is a paged one, which is shown',
  notices: 'shown by the specimen of passing words: it stays on the page',
  page: 'every page of the product; the gallery would be a page within a page',
  'page-frame': 'the same without a hook',
  'use-form-engine': 'the code of a form',
  'wrap-texts': 'gives a text an element; it looks like nothing',
};

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''));

const notices = createNotices();
const Shown = withToasts(() => (
  <NoticesContext value={notices}>
    <Gallery />
  </NoticesContext>
));

describe('the living gallery', () => {
  let specimens: readonly string[] = [];
  let drawn: readonly string[] = [];
  let buttons: readonly string[] = [];
  let complaintsOfReact: readonly unknown[] = [];
  beforeAll(() => {
    const complaints = vi.spyOn(console, 'error');
    const { container } = showScreen({ Screen: Shown, screen: 'preview', answers: {} });
    specimens = [...container.querySelectorAll('[data-specimen]')].map(
      (one) => one.getAttribute('data-specimen') ?? '',
    );
    drawn = [...container.querySelectorAll('[data-drawn]')].map(
      (one) => one.getAttribute('data-drawn') ?? '',
    );
    buttons = screen
      .getAllByRole('button')
      .flatMap((button) =>
        button.closest('[data-specimen="button"]') ? [button.textContent] : [],
      );
    complaintsOfReact = complaints.mock.calls.flat();
    complaints.mockRestore();
    cleanup();
  });

  test('holds each primitive of src/ui, or says where it is seen', () => {
    const missing = namesIn('src/ui').filter(
      (name) => !specimens.includes(name) && !(name in seenElsewhere),
    );
    expect(missing).toEqual([]);
  });

  test('is drawn without a complaint of React', () => {
    expect(complaintsOfReact).toEqual([]);
  });

  test('gives no reason for what is shown, or is gone', () => {
    const names = namesIn('src/ui');
    const needless = Object.keys(seenElsewhere).filter(
      (name) => specimens.includes(name) || !names.includes(name),
    );
    expect(needless).toEqual([]);
    expect(new Set(specimens).size).toBe(specimens.length);
  });

  test.each(['icons', 'drawings'])('draws every file of %s', (folder) => {
    const bases = ['icon', 'drawing'];
    const wanted = namesIn(`src/ui/${folder}`).filter((name) => !bases.includes(name));
    for (const name of wanted) expect(drawn, name).toContain(`${name}.tsx`);
    expect(wanted.length).toBeGreaterThan(10);
  });

  test('shows a button in every kind of its type', () => {
    const kinds =
      /ButtonKind = ([^;]+);/.exec(readFileSync('src/ui/button.tsx', 'utf8'))?.[1] ?? '';
    const names = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
    expect(names.length).toBeGreaterThan(3);
    expect(buttons).toEqual(expect.arrayContaining(names));
  });
});
