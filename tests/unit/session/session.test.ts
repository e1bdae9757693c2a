import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { guardedStore, type TextStore } from '../../../src/platform/browser-storage.ts';
import { commonParams, openSession } from '../../../src/session/session.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { commonNames } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant();
const launch = (address: string) => readLaunch(new URL(address, 'https://app.example'));
const open = (address: string, store: TextStore, of = tenant) =>
  openSession(launch(address), of, store);

describe('design §3: whose session it is', () => {
  test('a launch opens it with what it named, and the lender code of the tenant', () => {
    const session = open('/?sessionId=S1&userId=U1&orderId=7', memoryStore());
    expect(session).toEqual({
      tenantId: 'sample',
      values: { sessionId: 'S1', userId: 'U1', merchantNumber: 'SAMPLE01' },
      isBorrower: true,
      business: { orderId: '7' },
    });
  });

  test('the launch may name another lender code; an empty one is none', () => {
    expect(open('/?merchantNumber=M9', memoryStore()).values.merchantNumber).toBe('M9');
    expect(open('/?merchantNumber=', memoryStore()).values.merchantNumber).toBe('SAMPLE01');
  });

  test('nobody is signed in without a session id, whatever else a launch names', () => {
    expect(open('/?userId=U1&token=T1&mobilePhone=1', memoryStore()).isBorrower).toBe(false);
    expect(open('/', memoryStore()).isBorrower).toBe(false);
  });

  test('a reload of the cleaned address goes on with it', () => {
    const store = memoryStore();
    const first = open(
      '/?sessionId=S1&userId=U1&deviceId=D1&couponId=C1#/borrowDetail?orderId=7&productId=8',
      store,
    );
    const again = open(
      launch('/?sessionId=S1#/borrowDetail?orderId=7&productId=8').cleanAddress,
      store,
    );
    expect(again.values).toEqual(first.values);
    expect(again.isBorrower).toBe(true);
    expect(again.business).toMatchObject({ orderId: '7', couponId: 'C1' });
  });

  test.each(['sessionId', 'token', 'userId'])(
    'a launch that names somebody by %s starts anew: nothing of the one before is left',
    (name) => {
      const store = memoryStore();
      const everything = commonNames.map((each) => `${each}=OLD-${each}`).join('&');
      open(`/?${everything}&orderId=OLD-order&withholdingAmount=100`, store);
      const session = open(`/?${name}=new`, store);
      expect(session.values).toEqual({ merchantNumber: 'SAMPLE01', [name]: 'new' });
      expect(JSON.stringify([...store.content])).not.toContain('OLD');
    },
  );

  test.each(['sessionId=S1', 'token=T1', 'userId=U1'])(
    'screens §9: beside a live session (%s) a nameless launch sets no value, whatever it says',
    (live) => {
      const store = memoryStore();
      const { values } = open(`/?${live}&appVersion=1&deviceId=D1`, store);
      const stranger = commonNames
        .filter((name) => !['sessionId', 'token', 'userId'].includes(name))
        .map((name) => `${name}=EVIL`)
        .join('&');
      expect(open(`/?${stranger}`, store).values).toEqual(values);
      expect(open('/', store).values).toEqual(values);
    },
  );

  test('screens §9: without one it sets what is no secret, for the visit, until somebody is named', () => {
    const store = memoryStore();
    const nameless = '/?appName=App&merchantNumber=M9&deviceId=D1&gid=G1&mobilePhone=1';
    const expected = { merchantNumber: 'M9', appName: 'App' };
    expect(open(nameless, store).values).toEqual(expected);
    expect(open('/', store).values).toEqual(expected);
    expect(open('/?appName=Other', store).values).toMatchObject({ appName: 'Other' });
    expect(open('/?sessionId=S1', store).values).toEqual({
      merchantNumber: 'SAMPLE01',
      sessionId: 'S1',
    });
  });

  test('an address packed into a parameter brings no session into the store', () => {
    const store = memoryStore();
    open('/?orderId=7&back=%2FLoan%3FsessionId%3DS9&data=%7B%22token%22%3A%22S9%22%7D', store);
    expect(JSON.stringify([...store.content])).not.toContain('S9');
  });

  test('screens §8: the amount of one loan is not carried over to another', () => {
    const store = memoryStore();
    open(
      '/?sessionId=S1&orderId=A&productId=P&withholdingAmount=99900&couponId=C&couponMoney=5',
      store,
    );
    const { business } = open('/repay/card?orderId=B&productId=Q', store);
    expect(business.orderId).toBe('B');
    for (const name of ['withholdingAmount', 'couponId', 'couponMoney'])
      expect(business[name], name).toBeUndefined();
  });

  test('HD-30: another tenant never sees it', () => {
    const store = memoryStore();
    open('/?sessionId=S1&userId=U1&orderId=7', store);
    const other = sampleTenant({ id: 'other-lender', 'launch.merchantNumber': 'OTHER' });
    expect(open('/', store, other)).toEqual({
      tenantId: 'other-lender',
      values: { merchantNumber: 'OTHER' },
      isBorrower: false,
      business: {},
    });
    expect(JSON.stringify([...store.content])).not.toContain('S1');
  });
});

describe('design §3: a store with anything odd in it counts as none', () => {
  const kept = (value: unknown) => {
    const store = memoryStore();
    open('/', store);
    const [key = ''] = store.content.keys();
    store.write(key, typeof value === 'string' ? value : JSON.stringify(value));
    return store;
  };

  test.each<[unknown]>([
    [''],
    ['{'],
    ['null'],
    ['5'],
    ['[]'],
    [{ tenantId: 'other', values: { sessionId: 'S' } }],
    [{ values: { sessionId: 'S' } }],
    [{ tenantId: 'sample' }],
    [{ tenantId: 'sample', values: 5, business: 'x' }],
    [{ tenantId: 'sample', values: { sessionId: 5 } }],
    [{ tenantId: 'sample', values: { sessionId: null, evil: 'x' } }],
    ['{"tenantId":"sample","values":{"__proto__":{"sessionId":"S"}}}'],
  ])('%j', (value) => {
    const session = open('/', kept(value));
    expect(session.isBorrower).toBe(false);
    expect(Object.values(session.values)).toEqual(['SAMPLE01']);
  });

  test('whatever the store holds, opening does not throw and every value is text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { values, business } = open('/', kept(text));
        expect(
          [...Object.values(values), ...Object.values(business)].every(
            (value) => typeof value === 'string',
          ),
        ).toBe(true);
      }),
    );
  });
});

describe('HD-29: stores that throw', () => {
  test('a blocked one costs nothing but the survival of a reload', () => {
    const browser = troubledStorage();
    browser.become('blocked');
    const store = guardedStore(browser.open);
    expect(open('/?sessionId=S1&orderId=7', store)).toMatchObject({
      isBorrower: true,
      business: { orderId: '7' },
    });
    expect(open('/', store).isBorrower).toBe(true);
    expect(open('/', guardedStore(browser.open)).isBorrower).toBe(false);
  });

  test('a full one never brings back the person before, not even after a reload', () => {
    const browser = troubledStorage();
    open('/?sessionId=OLD&userId=OLD', guardedStore(browser.open));
    browser.become('full');
    expect(open('/?sessionId=NEW', guardedStore(browser.open)).values.sessionId).toBe('NEW');
    const afterReload = open('/', guardedStore(browser.open));
    expect(afterReload.values.sessionId).not.toBe('OLD');
    expect(afterReload.values.userId).toBeUndefined();
  });
});

test('lender-api §1: the common parameters are the fifteen of the contract; what is not there is undefined', () => {
  const params = commonParams(open('/?sessionId=S1', memoryStore()));
  expect(Object.keys(params).sort()).toEqual([...commonNames].sort());
  expect(Object.entries(params).filter(([, value]) => value !== undefined)).toEqual([
    ['sessionId', 'S1'],
    ['merchantNumber', 'SAMPLE01'],
  ]);
});
