import { describe, expect, test } from 'vitest';
import { askLive } from '../../../scripts/tenant/ask-live.ts';
import { liveText } from '../../../scripts/tenant/go-live.ts';
import { type LiveInput, liveList } from '../../../scripts/tenant/live-list.ts';
import { type Change, configText, sampleFolder, today } from '../operators/check/sample-folder.ts';

/** A lender of whom nothing is invented any more. */
const real: Readonly<Record<string, unknown>> = {
  'brand.name': 'Mittra',
  'lender.name': 'Mittra Finance Limited',
  'lender.address': '4 Marine Drive, Mumbai 400020',
  'lender.registrations.0.value': 'U65999MH2021PLC361234',
  'lender.registrations.1.value': 'N-13.02345',
  'lender.phone': '+91-22-4312-7788',
  'lender.email': 'office@mittra.in',
  'lender.grievanceOfficer.name': 'Asha Rao',
  'lender.grievanceOfficer.phone': '+91-22-4312-7799',
  'lender.grievanceOfficer.email': 'grievance@mittra.in',
  'support.phone': '1800-266-7788',
  'support.email': 'care@mittra.in',
  servicePhone: '1800-266-7788',
  'site.baseUrl': 'https://www.mittra.in',
  'security.trustedOrigins': ['https://pay.mittra.in'],
  'security.frameOrigins': ['https://docs.mittra.in'],
  'security.imageOrigins': ['https://cdn.mittra.in'],
  'links.privacyPage': 'https://docs.mittra.in/privacy',
  'links.downloadApp': 'https://get.mittra.in',
  'features.preview': false,
  'loanConfirm.consentStartsChecked': false,
};

const input = (change: Change, more: Partial<LiveInput> = {}): LiveInput => ({
  folder: sampleFolder({ ...change, fields: { ...real, ...change.fields } }),
  report: { errors: 0, warnings: 0 },
  ownersOf: () => ['sample'],
  index: { default: 'sample', aliases: {}, hosts: { 'www.mittra.in': 'sample' } },
  today,
  isPublished: true,
  release: [],
  ...more,
});

const openItems = (change: Change, more?: Partial<LiveInput>) =>
  liveList(input(change, more)).filter(({ state }) => state !== 'done');

test('a lender of whom everything is real has nothing open', () => {
  expect(openItems({})).toEqual([]);
});

describe('design §5: each thing that keeps a lender from going live is named with its field', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['no licence', { 'lender.registrations': [] }, 'licences', 'lender.registrations'],
    [
      'an example licence',
      { 'lender.registrations.0.value': 'N-0000000' },
      'licences',
      'N-0000000',
    ],
    ['a practice version', { environment: 'staging' }, 'practice', 'environment'],
    ['an example host', { 'links.downloadApp': 'https://mittra.example' }, 'hosts', 'links'],
    [
      'a page of the sandbox',
      { 'links.privacyPage': '/sandbox/sample/policy' },
      'hosts',
      'links.privacyPage',
    ],
    ['localhost', { 'api.baseUrl': 'http://localhost:8080' }, 'hosts', 'api.baseUrl'],
    ['an example e-mail', { 'support.email': 'care@mittra.example' }, 'e-mail', 'support.email'],
    ['an example phone', { servicePhone: '1800-000-0142' }, 'phones', 'servicePhone'],
    ['a phone still to be written', { 'lender.phone': 'TODO: phone' }, 'phones', 'lender.phone'],
    [
      'terms to come',
      { 'loanTerms.effectiveFrom': '2027-01-01' },
      'figures',
      'loanTerms.effectiveFrom',
    ],
    ['a review to come', { 'disclosures.lastReviewed': '2027-01-01' }, 'figures', 'disclosures'],
    [
      'an old review',
      { 'loanTerms.lastReviewed': '2025-11-27' },
      'figures',
      'loanTerms.lastReviewed',
    ],
    ['the preview', { 'features.preview': true }, 'preview', 'features.preview'],
    ['an invented name', { 'lender.name': 'Mittra Example Limited' }, 'names', 'lender.name'],
  ])('%s', (_what, fields, what, detail) => {
    const [first, ...others] = openItems({ fields });
    expect(others).toEqual([]);
    expect(first?.state).toBe('missing');
    expect(first?.what).toContain(what);
    expect(first?.detail.join()).toContain(detail);
  });

  test('errors of the check keep it back, warnings are advice', () => {
    expect(openItems({}, { report: { errors: 1, warnings: 2 } })[0]).toMatchObject({
      state: 'missing',
    });
    expect(openItems({}, { report: { errors: 0, warnings: 2 } })[0]).toMatchObject({
      state: 'advised',
    });
  });

  test('a picture that another folder has, too', () => {
    const [first] = openItems({}, { ownersOf: () => ['sample', 'india'] });
    expect(first).toMatchObject({ state: 'missing' });
    expect(first?.detail[0]).toMatch(/assets\/.*india/);
  });

  test('consent that starts checked, no host and no pages are advice only', () => {
    const open = openItems(
      { fields: { 'loanConfirm.consentStartsChecked': true } },
      { index: { default: '', aliases: {}, hosts: {} }, isPublished: false },
    );
    expect(open.map(({ state }) => state)).toEqual(['advised', 'advised', 'advised']);
  });

  test('a file that is no JSON', () => {
    expect(openItems({ files: { 'tenant.json': '{' } })).toHaveLength(1);
  });
});

describe('design §5: --ask asks the site and the server, and nothing else', () => {
  const config: unknown = JSON.parse(configText(real));
  const wanted = {
    'Content-Security-Policy': "default-src 'self'; frame-src https://docs.mittra.in",
    'Referrer-Policy': 'no-referrer',
  };
  const answers = (page: Response, gateway: Response) => {
    const asked: string[] = [];
    const ask = async (url: string) => {
      asked.push(url);
      return url.includes('/gateway/') ? gateway : page;
    };
    return { asked, ask };
  };
  const good = () => new Response('<p>', { headers: { ...wanted, 'content-type': 'text/html' } });

  test('both are done when the headers are there and the server answers', async () => {
    const { asked, ask } = answers(good(), Response.json({}, { status: 404 }));
    const items = await askLive(config, wanted, ask);
    expect(items.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(asked.sort()).toEqual([
      'https://www.mittra.in/',
      'https://www.mittra.in/gateway/sample/',
    ]);
  });

  test('a header that is not sent, a source that is not allowed, a page instead of a server', async () => {
    const page = new Response('<p>', {
      headers: { 'Content-Security-Policy': "default-src 'self'" },
    });
    const items = await askLive(config, wanted, answers(page, good()).ask);
    expect(items[0]?.detail).toEqual([
      'Content-Security-Policy lacks frame-src https://docs.mittra.in',
      'Referrer-Policy is not sent',
    ]);
    expect(items[1]?.state).toBe('missing');
  });

  test('a server that cannot be reached', async () => {
    const items = await askLive(config, wanted, () => Promise.reject(new Error('no way there')));
    expect(
      items.every(({ state, detail }) => state === 'missing' && detail[0]?.includes('no way')),
    ).toBe(true);
  });
});

test('the list for people: a sign, the thing, and what is in the way', () => {
  const text = liveText('x', [
    { what: 'a', state: 'done', detail: [] },
    { what: 'b', state: 'missing', detail: ['c'] },
  ]);
  expect(text).toBe('x: 1 of 2 are missing\n  ✓ a\n  ✗ b\n      c');
});
