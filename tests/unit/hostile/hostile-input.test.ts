import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeHref } from './safe-href.ts';
import { checkAddress } from '../../../src/domain/safe-address.ts';
import { endpoints, type EndpointKey } from '../../../src/lender-api/endpoint-table.ts';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { withoutSecrets } from '../../../src/launch/secrets-in-address.ts';
import { openSession } from '../../../src/session/session.ts';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { guardFirstTenant } from '../../../src/tenant/first-tenant.ts';
import { answersOf } from '../../support/contract-answers.ts';
import { playerOf } from '../../support/lender-calls.ts';
import { openStore } from '../../support/lender-store.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';
import { put, sampleConfig, sampleTenant } from '../../support/sample-tenant.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '<script>',
    'javascript:alert(1)',
    '\u202e',
    '%00',
  ),
);
const anyJson = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' });

describe('addresses', () => {
  const origin = 'https://app.example';
  const written = fc.oneof(
    nasty,
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(
        fc.constantFrom(' ', '\t', '\u0000', '', '\\', '//', '/\\'),
        fc.constantFrom(
          'javascript',
          'JaVaScRiPt',
          'data',
          'vbscript',
          'file',
          'blob',
          'intent',
          'https',
        ),
        fc.constantFrom(':', '&colon;', '%3a', '\t:', ':\n'),
        nasty,
      )
      .map((parts) => parts.join('')),
  );

  test('no address that runs, and none with a user in it, is ever judged safe', () => {
    fc.assert(
      fc.property(written, (address) => {
        const verdict = checkAddress(address, origin, ['upi']);
        const led = 'url' in verdict ? verdict.url : 'path' in verdict ? verdict.path : '/';
        expect(isSafeHref(led, origin)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('launch addresses', () => {
  test('any address is read, and no secret stays in the one that goes on', () => {
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'sessionId',
              'SESSIONID',
              'token',
              'userId',
              'gid',
              'orderId',
              'x',
              '__proto__',
            ),
            fc.string({ unit: 'grapheme-ascii', minLength: 9, maxLength: 20 }),
          ),
        ),
        (path, pairs) => {
          const address = new URL(`https://app.example${path}?${new URLSearchParams(pairs)}`);
          const launch = readLaunch(address);
          const tail = new URL(launch.cleanAddress, 'https://app.example').searchParams;
          for (const name of ['sessionId', 'token', 'userId', 'gid'])
            expect([...tail.keys()].map((key) => key.toLowerCase())).not.toContain(
              name.toLowerCase(),
            );
          expect(withoutSecrets(launch.cleanAddress)).toBe(launch.cleanAddress);
          openSession(launch, sampleTenant(), memoryStore(), memoryStore());
        },
      ),
    );
  });
});

describe('what storage holds', () => {
  test('whatever stands under the session’s key, a launch opens', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          anyJson.map((value) => JSON.stringify(value)),
        ),
        (kept) => {
          const tab = memoryStore({ 'loanfront.session': kept });
          const launch = readLaunch(new URL('https://app.example/loan-details?orderId=7'));
          const session = openSession(launch, sampleTenant(), tab, memoryStore());
          for (const value of Object.values(session.values)) expect(typeof value).toBe('string');
        },
      ),
    );
  });
});

/** Every place of a config, as `money.symbol`. */
const places = (value: unknown, way = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, one]) => {
        const place = way === '' ? name : `${way}.${name}`;
        return name.includes('.') ? [] : [place, ...places(one, place)];
      })
    : [];

test('a tenant’s file with anything at all in any of its places is judged, and never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places(sampleConfig())), anyJson, (place, value) => {
      const config = sampleConfig();
      put(config, place, value);
      const check = checkTenant(config, 'sample');
      const first = guardFirstTenant(config, 'sample');
      // What the first view is drawn from is never more than the schema allows.
      expect(check.isSound || first === undefined || !judgedByGuard.test(place)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

/** The places that the guard of the first view judges. */
const judgedByGuard =
  /^(?:brand\.(?:name|shortName)|money|theme|servicePhone|api|security\.(?:trustedOrigins|imageOrigins|frameAncestors|appSchemes))\b/;

/** An answer of the contract with one of its values replaced. */
const spoilt = (body: string, at: number, value: unknown) => {
  let count = -1;
  return JSON.stringify(
    JSON.parse(body, (_name, one: unknown) => {
      count += 1;
      return count === at ? value : one;
    }),
  );
};

describe('answers of the lender', () => {
  test.each(Object.keys(endpoints) as EndpointKey[])(
    '%s: any value anywhere is data or an error',
    async (key) => {
      const good = answersOf(key).filter(
        ({ kind, body }) => kind === 'success' && body !== undefined,
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...good),
          fc.nat(40),
          fc.oneof(anyJson, nasty),
          async ({ bodyText, request }, at, value) => {
            stubNetwork(() => answerWith(spoilt(bodyText, at, value)));
            const { store } = openStore();
            const outcome = await playerOf(key)(store, request);
            expect(outcome.data !== undefined || outcome.error !== undefined).toBe(true);
            expect(JSON.stringify(outcome.error ?? {})).not.toContain('SerializedError');
          },
        ),
        { numRuns: 25 },
      );
    },
  );
});
