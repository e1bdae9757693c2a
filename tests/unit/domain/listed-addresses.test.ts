import { describe, expect, test } from 'vitest';
import {
  isForbiddenScheme,
  checkAddress,
  checkPartnerLink,
  pictureAddress,
} from '../../../src/domain/safe-address.ts';

const app = 'https://loans.example';
const judge = (raw: string | undefined) => checkAddress(raw, app);

describe('what no list can allow', () => {
  test.each([
    'googlechrome://navigate?url=javascript:alert(1)',
    'googlechromes://x.example',
    'chrome://settings',
    'firefox://open-url?url=https://x.example',
    'microsoft-edge:https://x.example',
    'android-app://com.example/https/x',
    'intent://x#Intent;end',
    'ms-settings:x',
    'view-source:https://x.example',
    'javascript:alert(1)',
    'tel:1',
  ])('screens §9: %s is refused even where somebody listed its scheme', (url) => {
    const scheme = url.slice(0, url.indexOf(':'));
    expect(isForbiddenScheme(scheme)).toBe(true);
    expect(checkAddress(url, app, [scheme])).toEqual({ kind: 'refused' });
    expect(checkPartnerLink(url, app, [scheme])).toEqual({ kind: 'refused' });
  });

  test.each([
    'http://localhost:1/x',
    'https://localhost/x',
    'http://127.0.0.1/x',
    'http://127.1/x',
    'https://127.8.9.10/x',
    'http://[::1]:5173/',
    'https://[::ffff:127.0.0.1]/',
    'https://0.0.0.0/',
    'https://x.localhost/',
    'https://localhost./',
  ])('screens §9: %s is safe only while the app itself runs on such a machine', (raw) => {
    expect(judge(raw)).toEqual({ kind: 'refused' });
    expect(checkAddress(raw, '')).toEqual({ kind: 'refused' });
    for (const origin of ['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:1'])
      expect(checkAddress(raw, origin)).toMatchObject({ kind: 'outside', url: new URL(raw).href });
  });
});

describe('screens §9: a link to another product', () => {
  const judgePartner = (raw: string) => checkPartnerLink(raw, app, ['gojek']);

  test.each(['repay', 'loan/apply.html?id=7&x=%20', 'page-2_x.html', '../up', '?x=1'])(
    'the bare name %s is a page of the native app',
    (url) => {
      expect(judgePartner(url)).toEqual({ kind: 'appScheme', url });
    },
  );

  test.each([
    'page two',
    'a:b',
    'a#b',
    'a\\b',
    'a@b',
    'ä',
    `x${'x'.repeat(2048)}`,
    '',
    'javascript:x',
  ])('%j is none', (url) => {
    expect(judgePartner(url)).toEqual({ kind: 'refused' });
  });

  test('a path, a safe page and a listed scheme are what they are anywhere', () => {
    for (const url of ['/borrowDetail?a=1', 'https://pay.example/x', 'gojek://x', '#/a'])
      expect(judgePartner(url)).toEqual(checkAddress(url, app, ['gojek']));
  });
});

describe('screens §9: a picture of an answer', () => {
  const picture = (raw: string | undefined) => pictureAddress(raw, app, ['https://cdn.example']);

  test('is asked for at the app’s own origin and at the listed ones', () => {
    expect(picture('/assets/a.png')).toBe('/assets/a.png');
    expect(picture(`${app}/a.png?x=1`)).toBe('/a.png?x=1');
    expect(picture('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
  });

  test.each([
    'https://other.example/a.png',
    'https://cdn.example:8443/a.png',
    'https://cdn.example.evil.example/a.png',
    'http://cdn.example/a.png',
    'http://localhost:1/a.png',
    'data:image/png;base64,AA',
    'cdn://x',
    'a.png',
    '',
    undefined,
  ])('%s is not', (raw) => {
    expect(picture(raw)).toBeUndefined();
  });
});
