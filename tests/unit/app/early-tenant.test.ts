import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { tenantInAddress } from '../../../src/app/early-tenant.ts';
import { launchFlag } from '../../../src/launch/launch-flag.ts';
import { chooseTenant } from '../../../src/tenant/choose-tenant.ts';

const index = { default: 'one', aliases: { a1: 'one', b: 'two' }, hosts: { 'app.example': 'two' } };

const pageWith = (copy: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="tenant-index">${JSON.stringify(copy)}</script>`;
};
afterEach(() => {
  document.body.innerHTML = '';
});

const flag = fc.constantFrom('one', 'two', 'ONE', 'a1', 'B', 'three', 'no such', '', '%6Fne');
const query = fc.oneof(
  fc.constant(''),
  flag.map((name) => `?tenant=${name}`),
  flag.map((name) => `?x=1&tenant=${name}&tenant=two`),
);

test('design §3: the page asks early for the lender that the launch then means', () => {
  pageWith(index);
  const place = fc.record({
    host: fc.constantFrom('app.example', 'other.example'),
    search: query,
    hash: fc.oneof(
      fc.constant(''),
      fc.constant('#part-2'),
      query.map((part) => `#/loan${part}`),
    ),
  });
  fc.assert(
    fc.property(place, ({ host, search, hash }) => {
      const address = new URL(`https://${host}/loan${search}${hash}`);
      expect(tenantInAddress(address)).toBe(chooseTenant(launchFlag(address), address.host, index));
    }),
    { numRuns: 500 },
  );
});

test('a page without a copy of the index still knows a folder’s own id', () => {
  expect(tenantInAddress(new URL('https://x.example/?tenant=one'))).toBe('one');
  expect(tenantInAddress(new URL('https://x.example/'))).toBeUndefined();
});
