import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownFrames, scrub } from '../../../src/domain/scrub.ts';

test.each([
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ['no such loan: 90071992547409930174', 'no such loan: …'],
  ['failed at https://loans.example/repay?orderId=7', 'failed at …'],
  ['"Asha Rao" is no number', '… is no number'],
  ['mail to asha@mail.example failed', 'mail to … failed'],
  ['unexpected token eyJhbGciOiJIUzIabcdefghijklm', 'unexpected token …'],
  ['', ''],
])('%s → %s', (text, left) => expect(scrub(text, [])).toBe(left));

const spelled = (secret: string) =>
  fc.constantFrom(
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret),
    `?sessionId=${secret}&x=1`,
    `for ${secret}:`,
  );
const secrets = fc.array(
  fc.string({ minLength: 3, maxLength: 40, unit: 'grapheme' }).filter((text) => {
    try {
      return encodeURIComponent(text) !== '' && text.trim() === text;
    } catch {
      return false;
    }
  }),
  { minLength: 1, maxLength: 5 },
);

test('no secret is left of any text that holds it, however it was written', () => {
  fc.assert(
    fc.property(
      secrets.chain((known) =>
        fc.tuple(
          fc.constant(known),
          fc.tuple(...known.map(spelled)),
          fc.array(fc.lorem(), { maxLength: 3 }),
        ),
      ),
      ([known, written, words]) => {
        const left = scrub([...words, ...written, ...words].join(' '), known);
        for (const secret of known.filter(
          (one) => !'…'.includes(one) && !words.join(' ').includes(one),
        ))
          expect(left).not.toContain(secret);
      },
    ),
  );
});

test('any text at all comes out short, without a digit and without an address', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (text) => {
      const left = scrub(text, []);
      expect(left.length).toBeLessThanOrEqual(200);
      expect(left).not.toMatch(/\d|:\/\/|@/);
    }),
  );
});

test('of a stack only places in our own files are told', () => {
  const stack = `Error: x
    at go (https://loans.example/assets/Ab_1-c.js:1:2345)
    at https://loans.example/repay/card?sessionId=secret:9:9
    at https://other.example/tracker.js:7:7`;
  expect(ownFrames(stack)).toEqual(['assets/Ab_1-c.js:1:2345']);
});
