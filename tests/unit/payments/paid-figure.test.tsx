import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PaidFigure } from '../../../src/payments/paid-figure.tsx';
import { TenantProvider } from '../../../src/tenant/tenant-context.tsx';
import { tempers } from '../../../src/tenant/temper.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

afterEach(cleanup);

const drawn = (temper: (typeof tempers)[number], isClear: boolean) => {
  const { container } = render(
    <TenantProvider value={sampleTenant()}>
      <PaidFigure temper={temper} isClear={isClear} />
    </TenantProvider>,
  );
  return container.innerHTML;
};

test('each house draws that something is paid in its own way, and a loan that has closed in another than one that goes on', () => {
  const closed = tempers.map((temper) => drawn(temper, true));
  expect(new Set(closed).size).toBe(tempers.length);
  expect(drawn('calm', false)).not.toBe(drawn('calm', true));
  expect(drawn('friendly', true)).toContain('data-sun="high"');
  expect(drawn('friendly', false)).toContain('data-sun="rising"');
  // It says nothing that the words beside it do not say.
  for (const figure of closed) expect(figure).toContain('aria-hidden="true"');
});
