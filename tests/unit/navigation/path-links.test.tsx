import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pathOf } from '../../../src/navigation/route-table.ts';
import { usePathLinks } from '../../../src/navigation/use-path-links.ts';
import { onStage } from '../../support/navigation-stage.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant();
const path = pathOf(tenant, 'loanAgreement');

test('design §3: a link of a tenant’s text keeps the launch flag where the launch carried it', () => {
  const flagged = onStage(usePathLinks, { tenant, flag: 'IN' });
  expect(flagged.hook().hrefOf(path)).toBe(`${path}?tenant=IN`);
  expect(flagged.hook().hrefOf(`${path}?x=1#part-2`)).toBe(`${path}?x=1&tenant=IN#part-2`);
  act(() => flagged.hook().follow(path));
  expect(flagged.place()).toBe(`${path}?tenant=IN`);
});

test('without a flag the path stays as the tenant wrote it', () => {
  const without = onStage(usePathLinks, { tenant });
  expect(without.hook().hrefOf(path)).toBe(path);
});
