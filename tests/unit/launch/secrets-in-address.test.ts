import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesSecret, withoutSecrets } from '../../../src/launch/secrets-in-address.ts';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { secretParams } from '../../../src/domain/session-params.ts';

describe('screens §9: a secret leaves the address wherever somebody wrote it', () => {
  test.each([
    ['https://a.example/Loan?orderId=7&sessionId=S1', 'https://a.example/Loan?orderId=7'],
    ['/Loan?sessionid=S1&orderId=7', '/Loan?orderId=7'],
    ['/Loan?SESSIONID=S1', '/Loan'],
    ['/Loan?%73essionId=S1&a=1', '/Loan?a=1'],
    ['/Loan?%2573essionId=S1&a=1', '/Loan?a=1'],
    ['/Loan?a=1&amp;token=S1&amp;b=2', '/Loan?a=1&b=2'],
    ['/Loan?a=1&#38;token=S1&#38;b=2', '/Loan?a=1&b=2'],
    ['/Loan?back=%2FLoan%3FsessionId%3DS1&a=1', '/Loan?a=1'],
    ['/Loan?back=%252FLoan%253Ftoken%253DS1', '/Loan'],
    ['/Loan?data=%7B%22token%22%3A%22S1%22%7D&a=1', '/Loan?a=1'],
    ['/Loan?a=1;sessionId=S1', '/Loan'],
    ['/Loan?sessionId', '/Loan'],
    ['/Loan?a=1?userId=S1', '/Loan'],
    ['/Loan&sessionId=S1&a=1', '/Loan'],
    ['/Loan/sessionId=S1', '/Loan'],
    ['/Loan;gid=S1?a=1', '/Loan?a=1'],
    ['/sessionId=S1', '/'],
    ['/Loan#sessionId=S1&x', '/Loan#x'],
    ['/#/Loan?sessionId=S1&a=1', '/#/Loan?a=1'],
    ['/?userId=S1#/Loan?a=1', '/#/Loan?a=1'],
    ['/#/Loan&userId=S1', '/#/Loan'],
    ['/#?mobilePhone=S1', '/'],
    ['/Loan?%ff%73essionId=S1', '/Loan'],
  ])('%s', (address, clean) => {
    expect(withoutSecrets(address)).toBe(clean);
    expect(withoutSecrets(clean)).toBe(clean);
  });

  test('an address without any stays letter by letter', () => {
    for (const address of [
      '/Loan?orderId=1&amp;x=2#terms',
      '/?pushToken=1&my_token=2&tokenised=3&gidget=4',
      '/a?b=100%&c=%zz#/d?e',
      'https://a.example',
    ])
      expect(withoutSecrets(address)).toBe(address);
  });
});

test('a parameter says who somebody is by its own name or by one packed into its value, not by a word like it', () => {
  for (const text of ['token=1', 'Token', 'x={"userId":1}', 'a=b?gid=1', '%74oken=1'])
    expect(namesSecret(text)).toBe(true);
  for (const text of ['tokens=1', 'mytoken=1', 'word=token', 'x=the token', 'orderId=1'])
    expect(namesSecret(text)).toBe(false);
});

// The values stand for anybody's session: 10 letters that nothing else is made of.
const secret = 'QZXQZXQZXQ';
const spelling = (name: string) =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    `%25${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
  );
const named = fc
  .constantFrom(...secretParams)
  .chain(spelling)
  .map((name) => `${name}=${secret}`);
const packed = fc.oneof(
  named,
  named.map((text) => `back=${encodeURIComponent(`/x?${text}`)}`),
  named.map((text) => `url=https://b.example/?${text}`),
);
const harmless = fc.constantFrom('orderId=1', 'tenant=a', 'tenant=', 'lang=hi', 'a=%zz', '', 'x');
const query = fc
  .tuple(
    fc.array(fc.oneof(packed, harmless), { maxLength: 6 }),
    fc.constantFrom('&', '&amp;', '&#38;'),
  )
  .map(([parts, and]) => parts.join(and));
const hostile = fc
  .tuple(
    fc.constantFrom('/', '/Loan', '/a/b/', '//x', '/%zz'),
    fc.option(
      named.map((text) => `&${text}`),
      { nil: '' },
    ),
    query,
    fc.constantFrom('', '#', '#/', '#/borrowDetail?', '#top&', '#?'),
    query,
  )
  .map(
    ([path, inPath, before, hash, behind]) => `${path}${inPath}?${before}${hash}${hash && behind}`,
  )
  .filter((address) => URL.canParse(`https://app.example${address}`));

test('generated hostile addresses: nothing secret is left in the bar, neither at once nor after the launch was read', () => {
  fc.assert(
    fc.property(hostile, (path) => {
      const opened = `https://app.example${path}`;
      const shown = withoutSecrets(opened);
      expect(shown).not.toContain(secret);
      expect(new URL(shown).origin).toBe('https://app.example');
      const { cleanAddress } = readLaunch(new URL(opened));
      expect(cleanAddress).not.toContain(secret);
      // The bar of the first moment means the same page as the bar of the next.
      expect(withoutSecrets(cleanAddress)).toBe(cleanAddress);
    }),
    { numRuns: 3000 },
  );
});
