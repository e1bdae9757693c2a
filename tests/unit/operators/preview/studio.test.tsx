import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeveloperPreviewScreen } from '../../../../operators/preview/developer-preview-screen.tsx';
import { packDraft } from '../../../../operators/preview/studio/draft-link.ts';
import { neededFiles } from '../../../../operators/preview/studio/folder-files.ts';
// The studio comes later on the page; here it is there before anybody waits for it.
import '../../../../operators/preview/studio/studio-host.tsx';
import { tabStore } from '../../../../src/platform/browser-storage.ts';
import { sampleConfig } from '../../../support/sample-tenant.ts';
import { showScreen } from '../../../support/screen-stage.tsx';
import { fakeFolder } from './fake-folder.ts';

const config = sampleConfig();
const text = `${JSON.stringify(config, null, 2)}\n`;
const files = {
  '/tenants/index.json': '{"default":"sample","aliases":{},"hosts":{}}',
  '/tenants/sample/tenant.json': text,
  ...Object.fromEntries(
    neededFiles(config).map((file) => [
      `/tenants/sample/${file}`,
      readFileSync(`tenants/india/${file}`, 'utf8'),
    ]),
  ),
};

// The page in the frame is a browser's work; here the phone stays dark.
vi.mock(import('../../../../src/platform/page-frame.ts'), async (original) => ({
  ...(await original()),
  showInFrame: () => {},
  framedAddress: () => undefined,
  reloadFrame: () => {},
}));

/** The page of the tests complains of each frame that it may not load, even of an empty one. */
const settings: unknown = Reflect.get(Reflect.get(window, 'happyDOM'), 'settings');
if (typeof settings === 'object' && settings !== null)
  Reflect.set(settings, 'enableIframePageLoading', true);

beforeEach(() => tabStore.remove('loanfront.studio.sample'));
afterEach(cleanup);

async function openStudio(query = '?tenant=sample', folder: Record<string, string> = files) {
  const stage = showScreen({
    Screen: DeveloperPreviewScreen,
    screen: 'preview',
    answers: {},
    files: folder,
    query,
    builtScreens: ['home', 'loanDetails', 'preview'],
  });
  if (!query.includes('#')) fireEvent.click(screen.getByRole('button', { name: 'Tenant studio' }));
  fireEvent.click(await screen.findByRole('button', { name: 'All fields' }));
  await screen.findByRole('tab', { name: 'JSON' });
  return stage;
}

const openTab = (name: RegExp | string) => fireEvent.click(screen.getByRole('tab', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const nameField = () => screen.findByLabelText('Name');
const jsonText = async () => {
  openTab('JSON');
  return screen.findByLabelText<HTMLTextAreaElement>('tenant.json');
};

test('screens §7: the preview names all inputs of the spec, a photo picker, a contact and a location', () => {
  showScreen({
    Screen: DeveloperPreviewScreen,
    screen: 'preview',
    answers: {},
    builtScreens: ['home'],
  });
  const inputs =
    'App version,Device name,Device id,OS version,Session id,Ad id,Product id,Order id,A contact';
  for (const label of inputs.split(',')) expect(screen.getByLabelText(label)).toBeDefined();
  expect(screen.getByText('Choose photos').closest('label')?.querySelector('input')?.type).toBe(
    'file',
  );
  expect(screen.getByRole('button', { name: 'Where am I?' })).toBeDefined();
  const home = screen.getByRole('link', { name: /^home/ });
  type(screen.getByLabelText('Order id'), '42');
  expect(home.getAttribute('href')).toContain('orderId=42');
});

test('design §5: form and JSON are two sides of one text, and undo goes back in both', async () => {
  await openStudio();
  type(await nameField(), 'Another name');
  const area = await jsonText();
  expect(JSON.parse(area.value).brand.name).toBe('Another name');
  type(area, area.value.replace('"Another name"', '"A third"'));
  openTab('Form');
  expect((await nameField()).getAttribute('value')).toBe('A third');
  fireEvent.keyDown(document, { key: 'z', ctrlKey: true });
  expect((await nameField()).getAttribute('value')).toBe('Another name');
  fireEvent.keyDown(document, { key: 'z', ctrlKey: true, shiftKey: true });
  expect((await nameField()).getAttribute('value')).toBe('A third');
});

test('design §5: broken JSON keeps the last good form and says where it is broken', async () => {
  await openStudio();
  await nameField();
  const area = await jsonText();
  type(area, area.value.replace('"schemaVersion": 1,', '"schemaVersion": 1'));
  expect(screen.getByRole('alert').textContent).toMatch(/^This is no JSON at 4:3\./);
  openTab('Form');
  expect((await nameField()).closest('fieldset')?.disabled).toBe(true);
});

test('design §5: findings stand beside their field, and one press mends what can be mended', async () => {
  await openStudio();
  fireEvent.click(await screen.findByRole('button', { name: /^Theme/ }));
  const colour = screen.getByLabelText('Brand', { selector: 'input' });
  type(colour, '1f4fd8');
  const fix = await screen.findByRole('button', { name: 'Fix' });
  expect(colour.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(fix);
  expect(colour.getAttribute('value')).toBe('#1f4fd8');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fix' })).toBeNull());
});

test('design §5: what differs from the saved folder is listed, and can be taken back one by one', async () => {
  await openStudio();
  type(await nameField(), 'Another name');
  openTab(/^Changes/);
  const row = screen.getByText('brand.name').closest('li');
  expect(row?.querySelector('ins')?.textContent).toBe('Another name');
  expect(row?.querySelector('del')?.textContent).not.toBe('');
  fireEvent.click(
    within(row ?? document.body).getByRole('button', { name: 'Take back brand.name' }),
  );
  expect(await screen.findByText('Nothing differs from the saved folder.')).toBeDefined();
});

test('design §5: the draft survives a reload of its tab', async () => {
  await openStudio();
  type(await nameField(), 'Another name');
  await waitFor(() => expect(tabStore.read('loanfront.studio.sample')).toContain('Another name'));
  cleanup();
  await openStudio();
  expect((await nameField()).getAttribute('value')).toBe('Another name');
});

test('design §5: saving goes straight into the folder, the changed file only', async () => {
  const disk = fakeFolder('sample', { 'tenant.json': text });
  const folder = await import('../../../../src/platform/folder-on-disk.ts');
  vi.spyOn(folder, 'canPickFolder').mockReturnValue(true);
  vi.spyOn(folder, 'pickFolder').mockResolvedValue(disk.folder);
  await openStudio();
  type(await nameField(), 'Another name');
  fireEvent.click(screen.getByRole('button', { name: 'Save into folder…' }));
  await waitFor(() => expect(Object.keys(disk.written)).toEqual(['tenant.json']));
  expect(disk.written['tenant.json']).toContain('"name": "Another name"');
});

test('design §5: a link opens the draft that it carries, says so, and leaves out what a link must not change', async () => {
  const draft = packDraft({
    id: 'sample',
    changes: [
      { path: ['brand', 'name'], now: 'From a link' },
      { path: ['api', 'baseUrl'], now: 'https://evil.example' },
      { path: ['bridge', 'android', 'object'], now: 'document' },
      { path: ['bridge', 'android', 'methods', 'callPhone'], now: 'write' },
    ],
    files: {},
  });
  await openStudio(`?tenant=sample#draft=${draft}`);
  expect((await nameField()).getAttribute('value')).toBe('From a link');
  expect(screen.getByText('Unsaved draft from a link.')).toBeDefined();
  expect(screen.getByText('https://evil.example').tagName).toBe('INS');
  const area = await jsonText();
  expect(JSON.parse(area.value).api.baseUrl).toBe('');
  expect(JSON.parse(area.value).bridge.android.object).toBe('LoanApp');
  // Nothing takes the rest in: there is no button for it.
  expect(screen.queryByRole('button', { name: /take it/i })).toBeNull();
});

test('design §5: the studio opens with the look: logo, two colours, palette with its contrast, key screens', async () => {
  await openStudio();
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(screen.getByLabelText(/^Drop your logo here/).getAttribute('type')).toBe('file');
  const table = await screen.findByRole('table', { name: 'Palette and contrast' });
  const before = table.textContent;
  type(screen.getByLabelText('Brand', { selector: 'input' }), '#B00020');
  await waitFor(() => expect(table.textContent).not.toBe(before));
  const board = await screen.findByRole('region', { name: 'Key screens' });
  expect(await within(board).findByRole('button', { name: /^Home/ })).toBeDefined();
});

test('design §5: a logo that is dropped is the draft’s, and one step back takes it out; what is no picture is refused', async () => {
  await openStudio();
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));
  const input = screen.getByLabelText(/^Drop your logo here/);
  const drop = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  drop(new File(['no'], 'logo.txt', { type: 'text/plain' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/SVG, PNG, WebP or JPEG/);
  drop(new File([new Uint8Array(400_001)], 'logo.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/larger than 400 kB/);
  drop(new File([new Uint8Array([137, 80, 78, 71])], 'mine.png', { type: 'image/png' }));
  fireEvent.click(screen.getByRole('button', { name: 'All fields' }));
  const logo = await screen.findByLabelText('Logo');
  await waitFor(() => expect(logo.getAttribute('value')).toBe('assets/logo.png'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(logo.getAttribute('value')).toBe('assets/logo.svg');
  expect(screen.getByText('0 changes')).toBeDefined();
});

test('design §5: "Discard all" stands beside undo, waits for a change, and can be taken back', async () => {
  await openStudio();
  const discard = screen.getByRole('button', { name: 'Discard all' });
  expect(discard.getAttribute('aria-disabled')).toBe('true');
  const name = await nameField();
  type(name, 'Another name');
  fireEvent.click(discard);
  expect(name.getAttribute('value')).not.toBe('Another name');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(name.getAttribute('value')).toBe('Another name');
});

test('design §5: the JSON follows the field that is filled in', async () => {
  await openStudio();
  const area = await jsonText();
  const marked = () => document.querySelector('[data-here]')?.textContent;
  const lineOf = (part: string) =>
    String(area.value.slice(0, area.value.indexOf(part)).split('\n').length);
  openTab('Form');
  fireEvent.focus(await nameField());
  openTab('JSON');
  await waitFor(() => expect(marked()).toBe(lineOf('"name":')));
});

test('design §5: where an installation shows each lender its own folder alone, no address and no link opens another', async () => {
  const own = {
    ...files,
    '/tenants/index.json': '{"default":"sample","studio":"own","aliases":{"x":"other"}}',
  };
  const open = async (query: string) => {
    showScreen({
      Screen: DeveloperPreviewScreen,
      screen: 'preview',
      answers: {},
      files: own,
      query,
      builtScreens: ['home', 'preview'],
    });
    if (!query.includes('#'))
      fireEvent.click(screen.getByRole('button', { name: 'Tenant studio' }));
    const pick = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Lender' });
    expect([...pick.options].map(({ value }) => value)).toEqual(['sample']);
    expect(screen.getByText(/“other” is not shown/)).toBeDefined();
    cleanup();
  };
  await open('?tenant=sample&edit=other');
  await open(`?tenant=sample#draft=${packDraft({ id: 'other', changes: [], files: {} })}`);
});

test('design §5: the days of planned changes can be chosen for the phone, and their files stand among the files', async () => {
  const planned = { ...Object(config), scheduled: ['2027-01-01'] };
  await openStudio('?tenant=sample', {
    ...files,
    '/tenants/sample/tenant.json': JSON.stringify(planned),
    '/tenants/sample/scheduled/2027-01-01.json': '{"calculator":{"dailyRate":"0.0002"}}',
  });
  openTab('Phone');
  const day = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Day' });
  expect([...day.options].map(({ text: name }) => name)).toEqual(['Today', 'From 2027-01-01']);
  openTab(/^Files/);
  const pick = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'File' });
  const names = [...pick.options].map(({ value }) => value);
  expect(names).toContain('scheduled/2027-01-01.json');
});

test('screens §7: where no sandbox lender is, the studio says so', async () => {
  await openStudio();
  await nameField();
  openTab('Lender');
  expect(await screen.findByText(/^There is no sandbox lender here/)).toBeDefined();
});
