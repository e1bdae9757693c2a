import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PaidBlocks, PaidFigure } from '../../../src/payments/paid-figure.tsx';
import { TenantProvider } from '../../../src/tenant/tenant-context.tsx';
import { tempers } from '../../../src/tenant/temper.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

afterEach(cleanup);

const drawn = (
  temper: (typeof tempers)[number],
  isClear: boolean,
  parts = { total: 1, paid: isClear ? 1 : 0 },
) => {
  const { container } = render(
    <TenantProvider value={sampleTenant()}>
      <PaidFigure temper={temper} isClear={isClear} parts={parts} />
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

test('a loan is drawn with its own payments, and what is still to come is faint', () => {
  const rings = (html: string) => html.match(/stroke-dasharray/g)?.length ?? 0;
  const [one, three] = [
    { total: 1, paid: 1 },
    { total: 3, paid: 2 },
  ];
  expect(rings(drawn('calm', true, one))).toBe(1);
  expect(rings(drawn('calm', false, three))).toBe(3);
  expect(drawn('calm', false, three).match(/opacity="0.4"/g)?.length).toBe(1);
  // More than can be told apart.
  expect(rings(drawn('calm', true, { total: 36, paid: 36 }))).toBe(1);
  const { container } = render(<PaidBlocks parts={three} />);
  const blocks = [...container.querySelectorAll('i')].map(({ dataset }) => dataset.made);
  expect(blocks).toEqual(['true', 'true', 'false']);
});
