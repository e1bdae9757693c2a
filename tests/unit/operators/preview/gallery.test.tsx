import { cleanup, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Gallery } from '../../../../operators/preview/gallery/gallery.tsx';
import { createNotices, NoticesContext } from '../../../../src/ui/notices.tsx';
import { showScreen } from '../../../support/screen-stage.tsx';
import { withToasts } from '../../../support/with-toasts.tsx';

/** What is exported for others and is no picture of its own, each with why, or where it is seen. */
const noPicture: Readonly<Record<string, string>> = {
  SunScene: 'within LoanFigure',
  FieldFrame: 'the label, hint and fault of every field that is shown',
  FormEngineHost: 'the code of a form, which comes when it is touched',
  LoadFailure: 'a whole page around the face of an error, which is shown',
  LoadingFace: 'a whole page around skeletons, which are shown',
  MoreOfList: 'the button under a paged list, which is shown',
  NoticeArea: 'the place of notices, on every screen: the specimen of passing words fills it',
  NoticeFrame: 'the place in which notices are said',
  NoticesContext: 'hands notices down',
  Page: 'every page of the product; the gallery would be a page within a page',
  PageChrome: 'hands down what stands in the head of every page',
  PageFrame: 'a whole page, without a hook',
  QueryPage: 'a whole page with its four faces, which are shown',
  SkeletonPage: 'a whole page of skeletons, which are shown',
  ToastFrame: 'the place in which passing words are said',
  ToastOutlet: 'the place of passing words, on every screen',
  ToasterContext: 'hands passing words down',
};

/** Specimens with something to press whose states under a finger are shown elsewhere, each with where. */
const touchedElsewhere: Readonly<Record<string, string>> = {
  'agreement-view': 'a button',
  'calendar-button': 'a button',
  'complaint-link': 'a button',
  'copy-field': 'copy-field-view',
  'copy-number': 'a button',
  dialog: 'its button opens it',
  'empty-face': 'a button',
  faces: 'a button',
  'field-frame': 'a field',
  form: 'its fields and its button',
  'grouped-field': 'a field',
  'help-elsewhere': 'contact-link',
  'legal-text': 'a link as the browser has it',
  'limited-text-area': 'a field',
  'paged-list': 'a button',
  'payment-instructions': 'accordion',
  'picture-buttons': 'a button',
  'query-page': 'a button',
  'rating-dialog': 'stars, and a button',
  'support-contact': 'a button',
  'support-contact-view': 'a button',
  toast: 'its buttons only make it come',
};

const filesIn = (folder: string) =>
  readdirSync(folder).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

/** What the modules of a folder export in capitals: its components. */
const componentsIn = (folder: string) =>
  filesIn(folder).flatMap((file) =>
    [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
        /^export (?:async )?(?:function|const) ([A-Z][a-z]\w*)/gm,
      ),
    ].map(([, name = '']) => name),
  );

const components = ['src/ui', 'src/lending-ui'].flatMap(componentsIn);

const source = filesIn('operators/preview/gallery')
  .map((file) => readFileSync(`operators/preview/gallery/${file}`, 'utf8'))
  .join('\n');
/** An element of it stands in the gallery, and it is the product's own. */
const isShown = (name: string) =>
  new RegExp(`<${name}[\\s/>]`).test(source) &&
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\.\\./\\.\\./\\.\\./src/`).test(source);

const notices = createNotices();
const Shown = withToasts(() => (
  <NoticesContext value={notices}>
    <Gallery />
  </NoticesContext>
));

describe('the living gallery', () => {
  let specimens: readonly { of: string; words: string; isPressed: boolean; states: string }[] = [];
  let drawn: readonly string[] = [];
  let buttons: readonly (string | null)[] = [];
  let complaintsOfReact: readonly unknown[] = [];
  let contents: readonly (string | null)[] = [];
  beforeAll(() => {
    const complaints = vi.spyOn(console, 'error');
    const { container } = showScreen({ Screen: Shown, screen: 'preview', answers: {} });
    const all = (selector: string) => [...container.querySelectorAll(selector)];
    specimens = all('[data-specimen]').map((one) => ({
      of: one.getAttribute('data-specimen') ?? '',
      words: one.querySelector('.pv-states')?.innerHTML ?? '',
      isPressed: one.querySelector('button, input, textarea, a[href], select, summary') !== null,
      states: [...one.querySelectorAll('[data-state]')]
        .filter((state) => state.querySelector('[data-forced]'))
        .map((state) => state.getAttribute('data-state'))
        .join(),
    }));
    drawn = all('[data-drawn]').map((one) => one.getAttribute('data-drawn') ?? '');
    contents = all('nav a').map((link) => link.textContent);
    buttons = screen
      .getAllByRole('button', { hidden: true })
      .filter((button) => button.closest('[data-specimen="button"]'))
      .map((button) => button.textContent);
    complaintsOfReact = complaints.mock.calls.flat();
    complaints.mockRestore();
    cleanup();
  });

  test('holds each component of src/ui and src/lending-ui, or says why it is no picture', () => {
    const missing = components.filter((name) => !isShown(name) && !(name in noPicture));
    expect(missing).toEqual([]);
    expect(components.length).toBeGreaterThan(80);
  });

  test('gives no reason for what is shown, or is gone', () => {
    const needless = Object.keys(noPicture).filter(
      (name) => isShown(name) || !components.includes(name),
    );
    expect(needless).toEqual([]);
  });

  test('shows what a house is known by: its figures, its money, its plan, its moments', () => {
    const names = specimens.map(({ of }) => of);
    for (const wanted of ['loan-figure', 'money-bar', 'plan-timeline', 'help-card', 'house-scene'])
      expect(names).toContain(wanted);
    for (const wanted of ['moment-ground', 'paid-figure', 'total-bar', 'offer-cards', 'checking'])
      expect(names).toContain(wanted);
    expect(new Set(names).size).toBe(names.length);
    for (const { of, words } of specimens) expect(words, of).not.toBe('');
  });

  test('what can be pressed is shown under a pointer, pressed and focused', () => {
    const lacking = specimens
      .filter(({ isPressed, states }) => isPressed && !states.startsWith('hover,pressed,focus'))
      .map(({ of }) => of);
    expect(lacking.sort()).toEqual(Object.keys(touchedElsewhere).sort());
  });

  test('is drawn without a complaint of React', () => {
    expect(complaintsOfReact).toEqual([]);
  });

  test('its contents name every specimen', () => {
    for (const { of } of specimens) expect(contents).toContain(of);
  });

  test.each(['icons', 'drawings'])('draws every file of %s', (folder) => {
    const bases = ['icon.tsx', 'drawing.tsx'];
    const wanted = filesIn(`src/ui/${folder}`).filter((file) => !bases.includes(file));
    for (const file of wanted) expect(drawn, file).toContain(file);
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
