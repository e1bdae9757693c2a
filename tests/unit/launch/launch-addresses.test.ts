import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLaunch } from '../../../src/launch/read-launch.ts';

const home = 'https://app.example';

const launchable = fc
  .tuple(
    fc.constantFrom('', '/', '//', '/\\', '/Loan', '/a/b/', '/%zz', '/..//x', '//evil.example/x'),
    fc.string({ unit: fc.constantFrom(...'?#/&=%+\\@:.aE0 é\u0000'.split('')), maxLength: 40 }),
    fc.constantFrom(
      '',
      '#',
      '#/',
      '#//evil.example',
      '#/\\evil.example',
      '#/a?b=c',
      '#/https://evil.example/',
    ),
    fc.string({ unit: fc.constantFrom(...'?#/&=%+\\@:.aE0'.split('')), maxLength: 20 }),
  )
  .map((parts) => parts.join(''))
  .filter((address) => URL.canParse(`${home}${address}`));

test('HD-23: no address at all makes reading the launch fail', () => {
  fc.assert(
    fc.property(launchable, (address) => {
      const { cleanAddress, business } = readLaunch(new URL(`${home}${address}`));
      expect(typeof cleanAddress).toBe('string');
      expect(Object.values(business).every((value) => typeof value === 'string')).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

const secretNames = ['sessionId', 'token', 'userId', 'mobilePhone', 'deviceId', 'gid'];
const spelled = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, 'x'));

test('design §3: no secret stays in the address bar, wherever it stood and whatever stood around it', () => {
  const secret = fc.tuple(
    fc.constantFrom(...secretNames),
    fc.string({ minLength: 1, maxLength: 30 }),
  );
  const other = fc.tuple(
    fc.constantFrom('orderId', 'a', 'tenant', 'lang', 'x=y', '__proto__'),
    fc.string({ maxLength: 10 }),
  );
  const query = fc.array(fc.oneof(secret, other), { maxLength: 8 });
  fc.assert(
    fc.property(
      query,
      query,
      fc.constantFrom('/', '/Loan'),
      fc.boolean(),
      (before, behind, path, hasRoute) => {
        const write = (pairs: readonly (readonly [string, string])[]) =>
          pairs.map(([name, value]) => `${spelled(name)}=${spelled(value)}`).join('&');
        const address = `${home}${path}?${write(before)}${hasRoute ? `#/borrowDetail?${write(behind)}` : ''}`;
        const { cleanAddress } = readLaunch(new URL(address));
        const left = new URL(cleanAddress, home).searchParams;
        for (const name of secretNames) expect(left.has(name)).toBe(false);
        // Whatever of the query does stay is business, value for value.
        for (const name of ['orderId', 'a']) {
          const first = [...(hasRoute ? behind : []), ...before].find(([key]) => key === name)?.[1];
          expect(left.get(name)).toBe(first === undefined ? null : first.replace(/\p{Cs}/gu, 'x'));
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe('the address bar can only be given an address of the app itself', () => {
  // `history.replaceState` throws for any other origin, and the page would stay blank (HD-23).
  test.each([
    '/#//evil.example/x?orderId=1',
    '//evil.example/x?orderId=1',
    '/#/\\evil.example/x',
    '/#/\\/evil.example',
    '/#///evil.example',
  ])('design §3: %s does not lead out of the app', (address) => {
    const { cleanAddress } = readLaunch(new URL(`${home}${address}`));
    expect(new URL(cleanAddress, home).origin).toBe(home);
  });

  test('design §3: no address leads out of the app', () => {
    fc.assert(
      fc.property(launchable, (address) => {
        const { cleanAddress } = readLaunch(new URL(`${home}${address}`));
        expect(URL.canParse(cleanAddress, home) && new URL(cleanAddress, home).origin).toBe(home);
      }),
      { numRuns: 1000 },
    );
  });
});

test('HD-31: parameters named after the prototype change no object', () => {
  const { business, session } = readLaunch(
    new URL(
      `${home}/?__proto__=x&constructor=y&__proto__[isAdmin]=1#/a?prototype=z&__proto__.polluted=1`,
    ),
  );
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Object.getPrototypeOf(business)).toBe(Object.prototype);
  expect(Object.getPrototypeOf(session)).toBe(Object.prototype);
});
