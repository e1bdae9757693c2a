import { act } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useFollow, type FollowOptions } from '../../../src/navigation/use-follow.ts';
import { appOrigin, onStage, type Stage } from '../../support/navigation-stage.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant({ 'security.trustedOrigins': ['https://pay.sample.example'] });

function follow(raw: string | undefined, options?: FollowOptions, stage: Stage = {}) {
  const scene = onStage(useFollow, { tenant, ...stage });
  const { place, left, bridge, way, hook } = scene;
  let went = false;
  act(() => {
    went = hook()(raw, options);
  });
  return { went, place: place(), way: way(), left, calls: bridge.calls };
}

const untouched = { place: '/start?x=1', left: [], calls: [] };

const hostile: readonly string[] = JSON.parse(
  readFileSync('tests/cases/hostile-links.json', 'utf8'),
).contract_url;

describe('HD-25: an address that is not safe goes nowhere, and the caller is told', () => {
  test.each(
    [
      ...hostile.filter((link) => !link.startsWith('gojek:')),
      undefined,
      '',
      ' ',
      'http://pay.sample.example/x',
      '//evil.example/x',
      '\\\\evil.example',
      '/\\evil.example',
      'https:\\\\evil.example',
      'https://pay.sample.example@evil.example/',
      'https://pay.sample.example/\u0000',
      'https://pay.sample.exam ple/',
      'https://pay.sample.example/\tx',
      'file:///etc/passwd',
      'blob:https://app.example/1',
      'about:blank',
      'intent://x#Intent;end',
      'tel:+621',
      'sms:1',
      'mailto:a@b.example',
      'relative/path',
      `https://pay.sample.example/${'x'.repeat(5000)}`,
    ].map((raw) => [raw] as const),
  )('%j', (raw) => {
    expect(follow(raw)).toMatchObject({ went: false, ...untouched });
  });
});

describe('an outside page', () => {
  test('screens §9: only a link to another product is told who comes; on a trusted origin it gets the seven', () => {
    expect(follow('https://pay.sample.example/apply?x=1#step2').left).toEqual([
      'https://pay.sample.example/apply?x=1#step2',
    ]);
    const { went, left, place } = follow('https://pay.sample.example/apply?x=1#step2', {
      isPartner: true,
    });
    expect(went).toBe(true);
    expect(left).toHaveLength(1);
    const url = new URL(left[0] ?? '');
    expect(url.hash).toBe('#step2');
    expect(url.searchParams.get('x')).toBe('1');
    expect(url.searchParams.get('sessionId')).toBe('aB+/cD==');
    expect(url.searchParams.has('token')).toBe(false);
    expect(place).toBe(untouched.place);
  });

  test('HD-27: on any other origin it gets nothing of the session', () => {
    const { left } = follow('https://other.example/apply?x=1#step2', { isPartner: true });
    expect(left).toEqual(['https://other.example/apply?x=1#step2']);
  });

  test("screens §3: what the caller adds stands before the fragment and keeps the page's own query", () => {
    const { left } = follow('https://other.example/done?ref=9&x=%26#top', {
      add: { from: 'confirm' },
    });
    expect(left).toEqual(['https://other.example/done?ref=9&x=%26&from=confirm#top']);
  });

  test('screens §9: plain http is not opened, nor a page of this machine by an app that runs elsewhere', () => {
    expect(follow('http://localhost:4000/x').went).toBe(false);
    expect(follow('http://127.0.0.1/x').went).toBe(false);
    expect(follow('http://localhost.evil.example/x').went).toBe(false);
  });
});

describe('a path of the app', () => {
  test('screens §3: it is gone to inside the app, with its query and fragment and what the caller adds', () => {
    const { went, place, left, way } = follow(
      '/borrowDetail?productId=7&orderId=9007199254740993002#atas',
      { add: { from: 'confirm' } },
    );
    expect(went).toBe(true);
    expect(place).toBe('/borrowDetail?productId=7&orderId=9007199254740993002&from=confirm#atas');
    expect(left).toEqual([]);
    expect(way).toBe('PUSH');
  });

  test('design §3: the flag of the launch goes along, unless the path names a lender itself', () => {
    expect(follow('/Loan', {}, { flag: 'IN' }).place).toBe('/Loan?tenant=IN');
    expect(follow('/Loan?tenant=other', {}, { flag: 'IN' }).place).toBe('/Loan?tenant=other');
  });

  test('screens §1: `#/path` is a path as well, and so is the whole address on the own origin', () => {
    expect(follow('#/borrowDetail?orderId=1').place).toBe('/borrowDetail?orderId=1');
    expect(follow(`${appOrigin}/borrowDetail?orderId=1`).place).toBe('/borrowDetail?orderId=1');
  });

  test.each([
    '/#/borrowDetail?productId=7&orderId=1',
    `${appOrigin}/#/borrowDetail?productId=7&orderId=1`,
    '/index.html#/borrowDetail?productId=7&orderId=1',
  ])('screens §1: %s, as old servers write it, means /borrowDetail', (raw) => {
    const { place } = follow(raw, { add: { from: 'confirm' } }, { flag: 'IN' });
    const url = new URL(place, appOrigin);
    expect(url.pathname).toBe('/borrowDetail');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: 'IN',
      productId: '7',
      orderId: '1',
      from: 'confirm',
    });
  });

  test('screens §0: nothing of the session is written into the address bar', () => {
    expect(follow('/borrowDetail?orderId=1').place).not.toMatch(/sessionId|userId|token|deviceId/);
  });

  test('design §3: a page can be left without staying in the history', () => {
    expect(follow('/Loan', { replace: true }).way).toBe('REPLACE');
  });
});

describe('a path of this origin that is no screen of the app', () => {
  test.each(['/sandbox/sample/wallet?visit=7', `${appOrigin}/sandbox/sample/wallet?visit=7`])(
    '%s is a page that a server draws: the window goes there, with nothing of the session and without the flag',
    (raw) => {
      const { went, left, place } = follow(raw, {}, { flag: 'IN' });
      expect(went).toBe(true);
      expect(place).toBe(untouched.place);
      expect(left).toHaveLength(1);
      const url = new URL(left[0] ?? '', appOrigin);
      expect(url.origin).toBe(appOrigin);
      expect(url.pathname).toBe('/sandbox/sample/wallet');
      expect(url.searchParams.get('visit')).toBe('7');
      expect([...url.searchParams.keys()]).toEqual(['visit']);
    },
  );

  test('screens §1: the path of a switched-off screen stays in the app, which says that it is not there', () => {
    const { left, place } = follow('/relevant?x=1');
    expect(left).toEqual([]);
    expect(place).toBe('/relevant?x=1');
  });

  test('a screen is known by the path of the tenant and by the literal one, in any case', () => {
    const routes = sampleTenant({ 'routes.walletRepayment': '/repay/upi' });
    for (const path of ['/Repay/UPI/', '/alipayRepayment'])
      expect(follow(path, {}, { tenant: routes })).toMatchObject({ left: [], place: path });
  });
});

describe('HD-26: a link of another app', () => {
  test('is handed to the bridge once, as it came; the page stays', () => {
    expect(follow('gojek://pay?x=1')).toEqual({
      went: true,
      way: 'POP',
      ...untouched,
      calls: [{ action: 'startPage', payload: { url: 'gojek://pay?x=1' } }],
    });
  });

  test('screens §9: one whose scheme the tenant does not list goes nowhere', () => {
    for (const isPartner of [true, false])
      expect(follow('googlechrome://navigate?url=x', { isPartner })).toMatchObject({
        went: false,
        ...untouched,
      });
  });

  test('screens §9: a bare page name is the app’s own page where a link to another product gives it', () => {
    expect(follow('apply/index.html?id=7').went).toBe(false);
    expect(follow('apply/index.html?id=7', { isPartner: true }).calls).toEqual([
      { action: 'startPage', payload: { url: 'apply/index.html?id=7' } },
    ]);
  });

  test('HD-27: carries nothing of the session', () => {
    const { calls } = follow('gojek://pay?x=1', { add: { from: 'confirm' } });
    expect(JSON.stringify(calls)).not.toMatch(/sessionId|aB\+/);
  });
});
