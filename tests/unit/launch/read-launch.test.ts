import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { launchFlag } from '../../../src/launch/launch-flag.ts';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { commonParams, openSession } from '../../../src/session/session.ts';
import { writeQuery } from '../../../src/domain/query.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const launch = (address: string) => readLaunch(new URL(address, 'https://app.example'));
const [plus, phone, twice, twoQueries, percent, brokenUtf8] = readFileSync(
  'tests/cases/addresses.txt',
  'utf8',
)
  .trim()
  .split('\n');

describe('addresses that real people sent', () => {
  test('HD-19: a plus in a base64 session id stays a plus, from the address to the call', () => {
    const read = launch(plus ?? '');
    expect(read.session).toMatchObject({ sessionId: 'aB+/cD==', appName: 'demo' });
    const session = openSession(read, sampleTenant(), memoryStore());
    expect(writeQuery(commonParams(session))).toContain('sessionId=aB%2B%2FcD%3D%3D');
    expect(read.business).toEqual({ productId: '1', orderId: '2' });
    expect(read.cleanAddress).toBe('/borrowDetail?productId=1&orderId=2&appName=demo');
  });

  test('HD-20: a plus before a phone number stays, typed plain or encoded, and no space is sent', () => {
    for (const address of [phone ?? '', '/?mobilePhone=%2B6281200000000#/complaintList']) {
      expect(launch(address).session.mobilePhone).toBe('+6281200000000');
    }
  });

  test('HD-21: of a repeated parameter the hash wins over the query, and the first over the later', () => {
    expect(launch(twice ?? '').business.orderId).toBe('3');
    expect(launch('/borrowDetail?orderId=1&orderId=2').business.orderId).toBe('1');
    expect(launch('/#/borrowDetail?orderId=5&orderId=6').business.orderId).toBe('5');
  });

  test('HD-22: parameters before and behind the hash are both read, a stranger among them harms nothing', () => {
    const read = launch(twoQueries ?? '');
    expect(read.business).toMatchObject({ app_from: 'a', id: '7', utm_tag: 'g2' });
    expect(read.cleanAddress.split('?')[0]).toBe('/downloadTemplate');
    const session = openSession(read, sampleTenant(), memoryStore());
    expect(writeQuery(commonParams(session))).not.toContain('fbclid');
  });

  test('HD-23: a stray per cent sign is taken as typed, broken letters stop nothing', () => {
    expect(launch(percent ?? '')).toMatchObject({
      business: { orderNo: '100%', problemType: '2' },
      cleanAddress: '/complainPageNext?orderNo=100%25&problemType=2',
    });
    expect(launch(brokenUtf8 ?? '').cleanAddress).toMatch(/^\/complaintList(?:\?|$)/);
  });
});

describe('design §3: what stays in the address bar', () => {
  const secrets = ['sessionId', 'token', 'userId', 'mobilePhone', 'deviceId', 'gid'];

  test.each(secrets)('%s leaves it, out of the query and out of the hash', (name) => {
    for (const address of [
      `/Loan?${name}=SECRET1&orderId=7`,
      `/?${name}=SECRET1#/Loan?orderId=7&${name}=SECRET2`,
    ]) {
      const { cleanAddress, business } = launch(address);
      expect(cleanAddress).toBe('/Loan?orderId=7');
      expect(JSON.stringify(business)).not.toContain('SECRET');
    }
  });

  test.each(secrets)(
    '%s leaves it although it is written twice, over-long, empty or with an encoded name',
    (name) => {
      const encoded = name.replace(/./, (first) => `%${first.charCodeAt(0).toString(16)}`);
      const long = 'SECRET'.repeat(100);
      for (const query of [
        `${name}=SECRET&${name}=SECRET2`,
        `${name}=${long}`,
        `${name}=`,
        name,
        `${encoded}=SECRET`,
      ]) {
        expect(launch(`/Loan?a=1&${query}`).cleanAddress).toBe('/Loan?a=1');
        expect(launch(`/#/Loan?a=1&${query}`).cleanAddress).toBe('/Loan?a=1');
      }
    },
  );

  test('business, tenant and a place in the page stay; the language goes, it was taken', () => {
    const { cleanAddress } = launch(
      '/Loan?tenant=IN&lang=hi&orderId=7&utm_tag=a%20b&amount=1.000#terms',
    );
    expect(cleanAddress).toBe('/Loan?tenant=IN&orderId=7&utm_tag=a%20b&amount=1.000#terms');
    expect(launch('/').cleanAddress).toBe('/');
  });

  test('an address that was cleaned is clean, and reads the same again', () => {
    const first = launch('/?sessionId=S&orderId=1%26x#/borrowDetail?productId=%2B9&tenant=in');
    const again = launch(first.cleanAddress);
    expect(again).toMatchObject({
      business: first.business,
      flag: first.flag,
      session: {},
      namesSomebody: false,
    });
    expect(again.cleanAddress).toBe(first.cleanAddress);
  });
});

describe('screens §8: a launch value over 512 characters is dropped', () => {
  const longest = 'x'.repeat(512);

  test('512 characters are a value, 513 are none', () => {
    const read = (value: string) => launch(`/?sessionId=${value}&orderId=${value}`);
    expect(read(longest)).toMatchObject({
      session: { sessionId: longest },
      business: { orderId: longest },
      namesSomebody: true,
    });
    expect(read(`${longest}x`)).toMatchObject({
      session: {},
      business: {},
      namesSomebody: false,
      cleanAddress: '/',
    });
  });

  test('the length is that of the value, not of its spelling in the address', () => {
    expect(launch(`/?orderId=${'%41'.repeat(512)}`).business.orderId).toBe('A'.repeat(512));
  });

  test('as a language it is dropped too; as a flag it names nobody, which is not the same as no flag', () => {
    const { flag, language } = launch(`/?tenant=${longest}x&lang=${longest}x`);
    expect(flag).toBe('');
    expect(language).toBeUndefined();
  });
});

describe('the flag and the language', () => {
  test('design §3: the flag is read from the query or the hash, whose word counts more', () => {
    const flag = (address: string) => launchFlag(new URL(address, 'https://app.example'));
    expect(flag('/?tenant=a')).toBe('a');
    expect(flag('/#/x?tenant=b')).toBe('b');
    expect(flag('/?tenant=a#/x?tenant=b')).toBe('b');
    expect(flag('/?tenant=')).toBe('');
    expect(flag('/')).toBeUndefined();
    expect(flag('/#tenant=c')).toBeUndefined();
    expect(flag('/?tenant=%69d')).toBe('id');
  });

  test('screens §9: what a sentence left behind the flag is no part of it; a name in capitals is the same name', () => {
    const flag = (address: string) => launchFlag(new URL(address, 'https://app.example'));
    for (const written of ['id.', 'id)', 'id%20', 'id).', 'id]', ' id', 'id%7D%20.'])
      expect(flag(`/?tenant=${written}`)).toBe('id');
    expect(flag('/?tenant=...')).toBe('');
    expect(flag('/?TENANT=id')).toBe('id');
    expect(launch('/?Tenant=id.&orderId=1').cleanAddress).toBe('/?tenant=id&orderId=1');
  });

  test('screens §8: the language is lower-cased, first hash, then query', () => {
    expect(launch('/?lang=HI').language).toBe('hi');
    expect(launch('/?lang=en#/x?lang=Zh').language).toBe('zh');
    expect(launch('/').language).toBeUndefined();
  });
});

describe('who asks', () => {
  test('lender-api §1: all common parameters are read, and none of them counts as business', () => {
    const names =
      'deviceId appVersion userId appName sessionId clientType merchantNumber mobilePhone appMarket token type deviceName osVersion gid platform';
    const query = names
      .split(' ')
      .map((name) => `${name}=v-${name}`)
      .join('&');
    const { session, business } = launch(`/?${query}&orderId=1`);
    expect(session).toEqual(
      Object.fromEntries(names.split(' ').map((name) => [name, `v-${name}`])),
    );
    expect(business).toEqual({ orderId: '1' });
  });

  test('screens §0: an empty value is none', () => {
    expect(launch('/?sessionId=&userId&appName=').session).toEqual({});
    expect(launch('/?sessionId=').namesSomebody).toBe(false);
  });

  test('design §3: only what names somebody makes a fresh launch', () => {
    expect(launch('/?appName=x&lang=hi&tenant=in&orderId=1').namesSomebody).toBe(false);
    expect(launch('/?mobilePhone=1&deviceId=2&gid=3').namesSomebody).toBe(false);
    for (const name of ['token', 'sessionId', 'userId', 'SESSIONID', 'userid'])
      expect(launch(`/?${name}=x`).namesSomebody).toBe(true);
  });
});

test('HD-79: `&amp;` and `&#38;` of a mail are read as `&`, and nothing secret is left', () => {
  for (const and of ['&amp;', '&#38;', '&AMP;', '&amp;amp;']) {
    const address = ['/?productId=6005', 'orderId=1', 'sessionId=S', 'tenant=indonesia'].join(and);
    expect(launch(address)).toMatchObject({
      flag: 'indonesia',
      session: { sessionId: 'S' },
      business: { productId: '6005', orderId: '1' },
      cleanAddress: '/?productId=6005&orderId=1&tenant=indonesia',
    });
  }
});

test('HD-19: a plus stays a plus in a session id whose name is in capitals', () => {
  expect(launch('/?SESSIONID=aB+/c').session.sessionId).toBe('aB+/c');
});

test('HD-78: the host is read without its port and its final full stop, in small letters', () => {
  for (const host of ['www.Dana.example.:80', 'www.dana.example:4331', 'www.dana.example'])
    expect(readLaunch(new URL(`http://${host}/About`)).host).toBe('www.dana.example');
});

test('screens §1: `#/path?query` means `/path?query`, question marks and letters of any kind included', () => {
  expect(launch('/#/borrowDetail?productId=1&url=/a?b=c').business).toEqual({
    productId: '1',
    url: '/a?b=c',
  });
  expect(launch('/index.html#/That/').cleanAddress).toBe('/That/');
  expect(launch('/deep/old#/').cleanAddress).toBe('/');
  expect(launch('/Loan#section').cleanAddress).toBe('/Loan#section');
});
