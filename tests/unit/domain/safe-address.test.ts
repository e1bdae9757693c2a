import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  appendQuery,
  checkAddress,
  mailHref,
  telephoneHref,
} from '../../../src/domain/safe-address.ts';
import type { AddressVerdict } from '../../../src/domain/safe-address.ts';

const app = 'https://loans.example';
const judge = (raw: string | undefined) => checkAddress(raw, app);

const hostileSchemes = [
  'javascript',
  'JaVaScRiPt',
  'data',
  'vbscript',
  'blob',
  'file',
  'about',
  'ftp',
  'filesystem',
  'view-source',
  'intent',
  'tel',
  'mailto',
  'sms',
  'ws',
];

const addressLike = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '#',
          '#/',
          '?',
          ':',
          '@',
          '.',
          '..',
          '%',
          '\t',
          '\n',
          ' ',
          'a',
          'x=1',
          '[',
          'https:',
          'http:',
          'loans.example',
          'evil.example',
          'localhost',
          '\u0000',
          '\u202e',
          '%2f',
        ),
        fc.constantFrom(...hostileSchemes.map((scheme) => `${scheme}:`)),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

/** What HD-25 asks of a verdict, told by the browser's own reading of the address. */
function isHarmless(verdict: AddressVerdict): boolean {
  if (verdict.kind === 'refused' || verdict.kind === 'inApp') return true;
  const { protocol, username, password, hostname } = new URL(verdict.url);
  if (verdict.kind === 'appScheme') {
    return !/^(javascript|data|vbscript|blob|file|about|ftp|https?|tel|mailto):$/.test(protocol);
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}

/** True for anything but a path, and for a path that starts with one slash and stays on the app's origin. */
function staysHome(verdict: AddressVerdict): boolean {
  if (verdict.kind !== 'inApp') return true;
  return /^\/(?!\/)/.test(verdict.path) && new URL(verdict.path, app).origin === app;
}

describe('checkAddress', () => {
  test('HD-25: no text whatever comes out as an address that runs code', () => {
    fc.assert(
      fc.property(addressLike, (raw) => {
        expect(isHarmless(judge(raw))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('design §3: a path of the app starts with exactly one slash and stays on the app', () => {
    fc.assert(
      fc.property(addressLike, fc.constantFrom('', '/', '#/', app, `${app}/`), (text, start) => {
        expect(staysHome(judge(start + text))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['https://pay.example/apply?x=1#step2', 'https://pay.example'],
    ['HTTPS://Pay.example/', 'https://pay.example'],
    ['https://pay.example:8443/x', 'https://pay.example:8443'],
  ])('design §3: %s is an outside page', (raw, origin) => {
    expect(judge(raw)).toMatchObject({ kind: 'outside', origin });
  });

  test.each([
    [' https://pay.example/ ', { kind: 'outside', url: 'https://pay.example/' }],
    [
      'https://cdn.example/foto 2.jpg',
      { kind: 'outside', url: 'https://cdn.example/foto%202.jpg' },
    ],
    ['/photos/foto 2.jpg ', { kind: 'inApp', path: '/photos/foto%202.jpg' }],
    ['/ /evil.example', { kind: 'inApp', path: '/%20/evil.example' }],
    ['upi://pay?pn=Demo Dhan', { kind: 'appScheme', url: 'upi://pay?pn=Demo%20Dhan' }],
  ])('a blank at the ends or in a name is no fault: %j', (raw, verdict) => {
    expect(checkAddress(raw, app, ['upi'])).toMatchObject(verdict);
  });

  test('design §3: an outside address keeps its query and fragment', () => {
    const url = 'https://pay.example/apply?x=1&y=%20#step2';
    expect(judge(url)).toEqual({ kind: 'outside', url, origin: 'https://pay.example' });
  });

  test.each([
    ['/borrowDetail?orderId=2', '/borrowDetail?orderId=2'],
    ['/', '/'],
    ['#/borrowDetail?orderId=2', '/borrowDetail?orderId=2'],
    ['#/a#b', '/a#b'],
    ['https://loans.example/that?amount=5#x', '/that?amount=5#x'],
    ['https://loans.example', '/'],
    ['https://loans.example:443/a', '/a'],
    ['/a/../b', '/b'],
    ['/complaint?orderNo=100%', '/complaint?orderNo=100%'],
  ])('screens §1: %s is the path %s of the app', (raw, path) => {
    expect(judge(raw)).toEqual({ kind: 'inApp', path });
  });

  test('design §3: the app on plain http, as at home, knows its own addresses', () => {
    expect(checkAddress('http://192.168.1.5:5173/a', 'http://192.168.1.5:5173')).toEqual({
      kind: 'inApp',
      path: '/a',
    });
    expect(checkAddress('/a', 'null')).toEqual({ kind: 'inApp', path: '/a' });
  });

  test.each(['gojek://pay?x=1', 'upi://pay?pa=a@b&am=10', 'whatsapp:send'])(
    'HD-26, screens §9: %s is for the native app where its scheme is listed, and for nobody else',
    (url) => {
      const schemes = ['gojek', 'upi', 'whatsapp'];
      expect(checkAddress(url, app, schemes)).toEqual({ kind: 'appScheme', url });
      expect(judge(url)).toEqual({ kind: 'refused' });
      expect(checkAddress(url, app, ['goje', 'pi', 'WhatsApp'])).toEqual({ kind: 'refused' });
    },
  );

  test.each([
    ...hostileSchemes.map((scheme) => `${scheme}:x`),
    'javascript://policy.example/%0awindow.__pwned=1',
    'java\tscript:window.__pwned=1',
    'data:text/html,<script>window.__pwned=1</script>',
    '//evil.example/x',
    '#//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://loans.example//evil.example',
    '/\t/evil.example',
    'https://pay.example/\n',
    'https://pay.ex ample/',
    'https: //pay.example/',
    'java script:window.__pwned=1',
    ' javascript:window.__pwned=1',
    ' //evil.example',
    '   ',
    'https://me@ evil.example/',
    'https://pay.example/\u00a0',
    'https://pay.example/\u0000',
    'https://loans.example@evil.example/',
    'https://a:b@evil.example/',
    'https://@evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://',
    'http://pay.example/',
    'http://localhost.evil.example/',
    'borrowDetail',
    './x',
    '?x=1',
    '#top',
    '#',
    ':x',
    '1a:x',
  ])('HD-25, design §3: %j is refused', (raw) => {
    expect(judge(raw)).toEqual({ kind: 'refused' });
  });

  test('design §3: an absent, empty or endless address is refused', () => {
    expect(judge(undefined).kind).toBe('refused');
    expect(judge('').kind).toBe('refused');
    expect(judge(`/${'a'.repeat(2047)}`).kind).toBe('inApp');
    expect(judge(`/${'a'.repeat(2048)}`).kind).toBe('refused');
  });
});

describe('telephone and mail', () => {
  test.each([
    ['+91 (22) 4012-3456', 'tel:+912240123456'],
    ['021 1500 123', 'tel:0211500123'],
    ['Tel: 021-1500-123 ext 5', 'tel:0211500123'],
    ['1800 11 22 / 1800 33 44', 'tel:18001122'],
    ['08+00', 'tel:0800'],
    ['\u202a139 1234 5678\u202c', 'tel:13912345678'],
  ])('design §3: %j is dialled as %s', (phone, href) => {
    expect(telephoneHref(phone)).toBe(href);
  });

  test('design §3: a text without digits cannot be dialled', () => {
    for (const phone of ['', ' ', '+', 'call us']) expect(telephoneHref(phone)).toBeUndefined();
  });

  test('design §3: any text gives a plain number or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (phone) => {
        expect(telephoneHref(phone) ?? 'tel:0').toMatch(/^tel:\+?\d+$/);
      }),
    );
  });

  test('design §3: a mail address cannot bring a subject, copies or a second address', () => {
    expect(mailHref('help+in@loans.example')).toBe('mailto:help+in@loans.example');
    for (const email of [
      '',
      'help',
      'a@b',
      'a@b.example?bcc=c@d.example',
      'a@b.example,c@d.example',
      'a b@c.example',
      'a@b.example\n',
      'a%0a@b.example',
    ]) {
      expect(mailHref(email)).toBeUndefined();
    }
  });
});

describe('appendQuery', () => {
  test('HD-24: parameters stand before the fragment and after the address’s own query', () => {
    expect(appendQuery('https://p.example/apply?x=1#step2', { from: 'confirm' })).toBe(
      'https://p.example/apply?x=1&from=confirm#step2',
    );
    expect(appendQuery('/a#b?c', { d: 'e f+' })).toBe('/a?d=e%20f%2B#b?c');
    expect(appendQuery('/a?', { d: '' })).toBe('/a?d=');
    expect(appendQuery('/a??', { d: '2' })).toBe('/a??&d=2');
    expect(appendQuery('/a?x=1&', { d: '2' })).toBe('/a?x=1&d=2');
  });

  test('HD-24: a key that the address has keeps its value, and is not repeated', () => {
    expect(appendQuery('/a?user%49d=1', { userId: '2', gid: '3' })).toBe('/a?user%49d=1&gid=3');
    expect(appendQuery('/a?x=1#f', { x: '2' })).toBe('/a?x=1#f');
  });

  test('HD-24: any address keeps its start and its fragment', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
        fc.dictionary(fc.string({ minLength: 1 }), fc.string()),
        (url, params) => {
          const before = new URL(url);
          const after = new URL(appendQuery(url, params));
          expect(after.hash).toBe(before.hash);
          expect(after.origin + after.pathname).toBe(before.origin + before.pathname);
          expect(after.search.startsWith(before.search)).toBe(true);
          for (const [key, value] of Object.entries(params)) {
            expect(after.searchParams.getAll(key)).toEqual(
              before.searchParams.has(key) ? before.searchParams.getAll(key) : [value],
            );
          }
        },
      ),
    );
  });
});
