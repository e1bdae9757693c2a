import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Words } from '../../../src/i18n/wording-files.ts';
import { answerWith, stubNetwork, type SentRequest } from '../../support/network.ts';
import { wordsOf } from './wording-on-disk.ts';

const offline = () => HttpResponse.error();

/** What was asked for, and what the next answer is made of. */
let asked: SentRequest[] = [];
let answer: (request: SentRequest) => Response = offline;

/** The English file that an address names, as the host sends it. */
const fromDisk = ({ url }: SentRequest): Response => {
  const namespace = /\/en\/([\w-]+)\.json/.exec(url.pathname)?.[1] ?? '';
  const words = wordsOf('en', namespace);
  return words ? answerWith(JSON.stringify(words)) : answerWith('', 404);
};

/** A fresh copy of the module: files that were had once are never asked for again. */
const fresh = async () => {
  vi.resetModules();
  return import('../../../src/i18n/create-i18n.ts');
};

/** The Indonesian words of a part, without some keys. */
const indonesianWithout = (namespace: string, ...gone: string[]): Words =>
  Object.fromEntries(
    Object.entries(wordsOf('id', namespace) ?? {}).filter(([key]) => !gone.includes(key)),
  );

beforeEach(() => {
  answer = fromDisk;
  asked = stubNetwork((request) => answer(request));
});

describe('a missing key', () => {
  test('HD-35: shows nothing while the English text is on its way, and then that text; never the key', async () => {
    const { createI18n } = await fresh();
    const i18n = createI18n('id', { app: indonesianWithout('app', 'cancel') });
    const added = new Promise((resolve) => i18n.store.on('added', resolve));
    expect(i18n.t('cancel')).toBe('');
    await added;
    expect(i18n.t('cancel')).toBe('Cancel');
    expect(i18n.t('retry')).toBe('Coba lagi');
  });

  test('HD-35: of a counted text takes the English form for that number', async () => {
    const { createI18n } = await fresh();
    const i18n = createI18n('zh', { 'loan-confirm': {} });
    const added = new Promise((resolve) => i18n.store.on('added', resolve));
    expect(i18n.t('loan-confirm:days', { count: 1 })).toBe('');
    await added;
    expect(i18n.t('loan-confirm:days', { count: 1 })).toBe('1 day');
    expect(i18n.t('loan-confirm:days', { count: 91 })).toBe('91 days');
  });

  test('HD-35: asks for the English file once, however many texts are missing', async () => {
    const { createI18n } = await fresh();
    const i18n = createI18n('id', { app: {} });
    const added = new Promise((resolve) => i18n.store.on('added', resolve));
    expect([i18n.t('cancel'), i18n.t('retry'), i18n.t('cancel')]).toEqual(['', '', '']);
    await added;
    expect([i18n.t('cancel'), i18n.t('retry')]).toEqual(['Cancel', 'Try again']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url.pathname).toContain('/en/app.json');
  });

  test('HD-35: stays blank without a network, and a later look at it asks again', async () => {
    const { createI18n } = await fresh();
    const i18n = createI18n('id', { app: {} });
    answer = offline;
    const texts = new Set<string>();
    await vi.waitFor(() => {
      texts.add(i18n.t('cancel'));
      expect(asked.length).toBeGreaterThan(1);
    });
    expect([...texts]).toEqual(['']);
    answer = fromDisk;
    await vi.waitFor(() => expect(i18n.t('cancel')).toBe('Cancel'));
  });

  test('HD-35: stays blank when English lacks it too', async () => {
    const { createI18n } = await fresh();
    const i18n = createI18n('id', { app: {} });
    const added = new Promise((resolve) => i18n.store.on('added', resolve));
    const unknown = 'a.b.c' as 'cancel'; // the types know only real keys
    expect(i18n.t(unknown)).toBe('');
    await added;
    expect(i18n.t(unknown)).toBe('');
  });

  test('complete wording asks for no second file', async () => {
    const { createI18n } = await fresh();
    const i18n = createI18n('id', { app: indonesianWithout('app') });
    expect(i18n.t('cancel')).toBe('Batal');
    expect(i18n.t('starName', { count: 1 })).toBe('1 dari 5');
    expect(asked).toEqual([]);
  });
});

describe('counted texts', () => {
  test.each([
    ['en', ['0 days', '1 day', '2 days', '91 days']],
    ['hi', ['0 दिन', '1 दिन', '2 दिन', '91 दिन']],
    ['id', ['0 hari', '1 hari', '2 hari', '91 hari']],
    ['zh', ['0天', '1天', '2天', '91天']],
  ])('domain §4.1: %s has a text for every number', async (language, texts) => {
    const { createI18n } = await fresh();
    const i18n = createI18n(language, { 'loan-confirm': wordsOf(language, 'loan-confirm') ?? {} });
    const shown = [0, 1, 2, 91].map((count) => i18n.t('loan-confirm:days', { count }));
    expect(shown).toEqual(texts);
    expect(asked).toEqual([]);
  });
});

describe('what is put into a text', () => {
  test.each([
    'Gagal. Coba lagi: 5 menit {{name}}',
    '$t(cancel)',
    '<img src=x onerror=alert(1)> & "more"',
    '{{phone}}',
  ])('HD-14, HD-15: %s stays letter by letter', async (value) => {
    const { createI18n } = await fresh();
    const i18n = createI18n('en', { app: wordsOf('en', 'app') ?? {} });
    expect(i18n.t('callPhone', { phone: value })).toBe(`Call ${value}`);
  });
});

describe('words that come later', () => {
  test('screens §0: another screen’s words and another language’s are added without a new start', async () => {
    const { createI18n, addWords } = await fresh();
    const i18n = createI18n('en', { app: wordsOf('en', 'app') ?? {} });
    addWords(i18n, 'en', 'card-linking', { title: 'Add a new card' });
    addWords(i18n, 'hi', 'app', { cancel: 'रद्द करें' });
    expect(i18n.t('card-linking:title')).toBe('Add a new card');
    await i18n.changeLanguage('hi');
    expect(i18n.t('cancel')).toBe('रद्द करें');
  });

  test('design §3: a tenant’s own words go over the shared ones and leave the others', async () => {
    const { createI18n, addWords } = await fresh();
    const i18n = createI18n('en', { app: wordsOf('en', 'app') ?? {} });
    addWords(i18n, 'en', 'app', { cancel: 'Not now' });
    expect([i18n.t('cancel'), i18n.t('retry')]).toEqual(['Not now', 'Try again']);
  });
});
