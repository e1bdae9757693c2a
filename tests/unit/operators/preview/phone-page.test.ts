import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createBridge } from '../../../../src/bridge/create-bridge.ts';
import { createPhoneLog } from '../../../../operators/preview/studio/phone-log.ts';
import { simulatedApp } from '../../../../operators/preview/studio/phone-network.ts';
import {
  configForPhone,
  dateOfDay,
  draftPicture,
  draftText,
  fileInAddress,
  makePhone,
} from '../../../../operators/preview/studio/phone-window.ts';
import { pathAfter, phoneStep } from '../../../../operators/preview/studio/use-phone.ts';
import {
  memoryStorage,
  onFramedPage,
  type PageWindow,
} from '../../../../src/platform/page-frame.ts';
import { sampleConfig, sampleTenant } from '../../../support/sample-tenant.ts';

const textOf = (changes: Readonly<Record<string, unknown>>) =>
  JSON.stringify(sampleConfig(changes));
const published = sampleTenant().api;

test('design §5: no draft decides who hears the calls of the phone', () => {
  const text = textOf({ 'api.baseUrl': 'https://evil.example', 'brand.name': 'B' });
  const seen: unknown = JSON.parse(configForPhone(text, published));
  expect(seen).toMatchObject({ api: published, brand: { name: 'B' } });
});

test('a faulty draft reaches the phone as it is: it shows what a borrower would see', () => {
  const text = textOf({ 'api.baseUrl': 'no address' });
  expect(configForPhone(text, published)).toBe(text);
  expect(configForPhone('{ "id": ', published)).toBe('{ "id": ');
});

test('files come from the draft where it has them', () => {
  const draft = { 'legal/terms.en.md': '# T', 'assets/a.png': 'data:image/png;base64,AA==' };
  expect(fileInAddress('sample', '/tenants/sample/legal/terms.en.md')).toBe('legal/terms.en.md');
  expect(fileInAddress('sample', '/tenants/other/tenant.json')).toBeUndefined();
  expect(draftText('legal/terms.en.md', draft, '{}')).toBe('# T');
  expect(draftText('tenant.json', draft, '{}')).toBe('{}');
  expect(draftText('assets/a.png', draft, '{}')).toBeUndefined();
  expect(draftPicture('assets/a.png', draft)).toBe('data:image/png;base64,AA==');
});

test('a planned change of the draft reaches the phone, but for where the lender is asked', () => {
  const file = 'scheduled/2027-01-01.json';
  const change = '{"calculator":{"dailyRate":"0.0004"},"api":{"baseUrl":"https://evil.example"}}';
  const read: unknown = JSON.parse(draftText(file, { [file]: change }, '{}') ?? '');
  expect(read).toEqual({ calculator: { dailyRate: '0.0004' } });
  expect(draftText(file, { [file]: '{' }, '{}')).toBe('{');
  expect(draftText(file, {}, '{}')).toBeUndefined();
});

test('a day of the phone is in every zone the day that its answers are dated', () => {
  expect(dateOfDay('2027-01-01')).toBe('Fri, 01 Jan 2027 12:00:00 GMT');
  expect(dateOfDay('')).toBeUndefined();
});

test('colours are painted at once, what nobody sees changes nothing, all else loads the page anew', () => {
  const before = { files: { 'tenant.json': '1' }, tenant: sampleTenant() };
  const after = (changes: Record<string, unknown>) => ({
    files: { 'tenant.json': '2' },
    tenant: sampleTenant(changes),
  });
  expect(phoneStep(before, after({ 'theme.brand': '#B00020' }))).toBe('paint');
  expect(phoneStep(before, after({ 'site.baseUrl': 'https://x.example' }))).toBe('nothing');
  expect(phoneStep(before, after({ 'brand.name': 'B' }))).toBe('reload');
  expect(phoneStep(before, { files: { 'tenant.json': '{' }, tenant: undefined })).toBe('reload');
  expect(phoneStep(before, { ...before, files: { ...before.files, 'guide/en.md': '' } })).toBe(
    'reload',
  );
  expect(phoneStep(before, before)).toBe('nothing');
});

test('a phone stays on its screen when the screen gets another path', () => {
  const [before, after] = [sampleTenant(), sampleTenant({ 'routes.loanDetails': '/my-loan' })];
  expect(pathAfter('/loan-details', before, after)).toBe('/my-loan');
  expect(pathAfter('/no-screen', before, after)).toBe('/no-screen');
  expect(pathAfter('/loan-details', before, undefined)).toBe('/loan-details');
});

test.each(['android', 'ios'] as const)(
  'design §7: the app’s own bridge meets the simulated %s app under the names of the tenant',
  (shell) => {
    const { bridge: names } = sampleTenant();
    const log = createPhoneLog({ now: () => 0 });
    const bridge = createBridge(simulatedApp(shell, names, log), names, () => {
      throw new Error('the browser was asked');
    });
    expect(bridge.shell).toBe(shell);
    bridge.call('callPhone', { phone: '1800' });
    bridge.call('goToProduct', { productId: '7' });
    const [last, first] = log.entries;
    expect(first).toMatchObject({ action: 'callPhone', payload: '{\n  "phone": "•••"\n}' });
    expect(last).toMatchObject({ action: 'goToProduct', payload: '{\n  "productId": "7"\n}' });
    expect(first?.kind === 'action' && first.name).toBe(
      shell === 'ios' ? 'loanDial' : 'dialNumber',
    );
  },
);

test('a plain browser has no app in it', () => {
  expect(simulatedApp('browser', sampleTenant().bridge, createPhoneLog({ now: () => 0 }))).toEqual(
    {},
  );
});

test('the phone keeps what it keeps to itself: nothing of this browser’s stores is seen or changed', () => {
  const frame = {
    XMLHttpRequest: class {},
    HTMLImageElement: class {
      setAttribute() {}
    },
    matchMedia: (query: string) => ({ matches: query === 'all' }),
    CSSStyleSheet: class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
    document: { adoptedStyleSheets: [] },
    localStorage: 'the real one',
  } as unknown as PageWindow; // only what the phone touches
  const stores = { local: memoryStorage(), session: memoryStorage() };
  makePhone(frame, {
    id: 'sample',
    fetch: () => Promise.reject(new Error('not asked')),
    app: { LoanApp: {} },
    draft: () => ({}),
    scheme: 'dark',
    stores,
    log: createPhoneLog({ now: () => 0 }),
    clock: { now: () => 0 },
  });
  frame.localStorage.setItem('a', '1');
  expect([stores.local.getItem('a'), stores.local.length]).toEqual(['1', 1]);
  expect(Reflect.get(frame, 'LoanApp')).toBeDefined();
  expect(frame.matchMedia('(prefers-color-scheme: dark)').matches).toBe(true);
  expect(frame.matchMedia('(prefers-color-scheme: light)').matches).toBe(false);
  // What stands for the page before its script is there is as dark as the page will be.
  const dark = /prefers-color-scheme: dark[^]*?\.shell i \{\s*background: (#[0-9a-f]{6})/.exec(
    readFileSync('index.html', 'utf8'),
  )?.[1];
  expect(Reflect.get(frame.document.adoptedStyleSheets[0] ?? {}, 'text')).toContain(
    `.shell i{background:${dark}}`,
  );
});

test('a framed page is handed over only while somebody waits for it', () => {
  const met: PageWindow[] = [];
  const stop = onFramedPage((page) => met.push(page));
  const framed = Object.create(window) as PageWindow; // another window than this page's own
  window.openStudioFrame?.(framed);
  window.openStudioFrame?.(window);
  stop();
  expect(met).toHaveLength(1);
  expect(met[0]).toBe(framed);
  expect(window.openStudioFrame).toBeUndefined();
});

test('a picture of the draft stands for the published one, as an attribute and as a property', () => {
  class Image {
    attribute = '';
    property = '';
    setAttribute(_name: string, value: string) {
      this.attribute = value;
    }
    get src() {
      return this.property;
    }
    set src(value: string) {
      this.property = value;
    }
  }
  const frame = { XMLHttpRequest: class {}, HTMLImageElement: Image } as unknown as PageWindow; // what is touched
  makePhone(frame, {
    id: 'sample',
    fetch: () => Promise.reject(new Error('not asked')),
    app: {},
    draft: () => ({ 'assets/logo.svg': '<svg/>' }),
    scheme: 'device',
    stores: { local: memoryStorage(), session: memoryStorage() },
    log: createPhoneLog({ now: () => 0 }),
    clock: { now: () => 0 },
  });
  const logo = new Image();
  logo.setAttribute('src', '/tenants/sample/assets/logo.svg');
  logo.src = '/tenants/sample/assets/logo.svg';
  expect([logo.attribute, logo.property]).toEqual([
    'data:image/svg+xml,%3Csvg%2F%3E',
    'data:image/svg+xml,%3Csvg%2F%3E',
  ]);
  logo.src = '/tenants/sample/assets/other.svg';
  expect(logo.src).toBe('/tenants/sample/assets/other.svg');
});
