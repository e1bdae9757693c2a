import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../../src/tenant/contrast.ts';
import { screenKeys } from '../../../../src/tenant/screen-paths.ts';
import { formSections } from '../../../../operators/preview/studio/form-sections.ts';
import { keyScreens } from '../../../../operators/preview/studio/key-screens.ts';
import { invented } from '../../../../operators/preview/studio/launch-fields.tsx';
import { logoColours } from '../../../../operators/preview/studio/logo-colours.ts';
import { palette } from '../../../../operators/preview/studio/palette.ts';
import { tenantNode } from '../../../../operators/check/schema-node.ts';
import { sampleTenant } from '../../../support/sample-tenant.ts';

describe('the form', () => {
  const keys = Object.keys(tenantNode.entries ?? {});

  test('each group of tenant.json stands in the form once, whoever the lender is before what a server wants', () => {
    const shown = formSections(keys).flatMap(({ groups }) => groups);
    expect([...shown].sort()).toEqual([...keys].sort());
    expect(shown.indexOf('brand')).toBe(0);
    expect(shown.indexOf('repayment')).toBeLessThan(shown.indexOf('routes'));
    expect(shown.indexOf('routes')).toBeLessThan(shown.indexOf('api'));
  });

  test('a group that no section names stands behind the named ones, before what commands write', () => {
    const shown = formSections([...keys, 'lottery']).flatMap(({ groups }) => groups);
    expect(shown.indexOf('lottery')).toBeGreaterThan(shown.indexOf('telemetry'));
    expect(shown.indexOf('lottery')).toBeLessThan(shown.indexOf('schemaVersion'));
  });
});

describe('the palette', () => {
  const colours = ['#1F4FD8', '#FFE600', '#000000', '#FFFFFF', '#7A7A7A'];

  test.each(colours)(
    'HD-33: with %s every pair reaches what it needs, and says what it reaches',
    (brand) => {
      for (const scheme of ['light', 'dark'] as const) {
        for (const { front, back, ratio, needed } of palette(
          { brand, brand2: '#0FA3B1' },
          scheme,
        )) {
          expect(ratio).toBeGreaterThanOrEqual(needed);
          const measured = Math.min(...back.map((ground) => contrastRatio(front, ground)));
          expect(ratio).toBeLessThanOrEqual(measured);
        }
      }
    },
  );

  test('a ratio is cut and never rounded up, so that 4.499 is no 4.5', () => {
    const entries = palette({ brand: '#1F4FD8' }, 'light');
    const [button] = entries;
    const exact = contrastRatio(button?.front ?? '', button?.back[0] ?? '');
    expect(button?.ratio).toBe(Math.floor(exact * 100) / 100);
    expect(entries.map(({ role }) => role)).toEqual(['button', 'link', 'hero', 'figure']);
  });
});

describe('the colours of a logo', () => {
  const pixels = (...rows: readonly [number, readonly [number, number, number, number]][]) =>
    Uint8ClampedArray.from(
      rows.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat()),
    );

  test('the most seen comes first; white, black, greys and what is see-through are none', () => {
    const logo = pixels(
      [500, [255, 255, 255, 255]],
      [300, [0, 0, 0, 255]],
      [200, [120, 121, 122, 255]],
      [90, [240, 30, 30, 40]],
      [40, [31, 79, 216, 255]],
      [60, [15, 163, 177, 255]],
    );
    expect(logoColours(logo)).toEqual(['#0FA3B1', '#1F4FD8']);
  });

  test('shades of one colour are one, and four are enough', () => {
    const near = pixels([10, [200, 20, 20, 255]], [9, [206, 24, 30, 255]]);
    expect(logoColours(near)).toHaveLength(1);
    const many = pixels(
      [9, [255, 0, 0, 255]],
      [8, [0, 255, 0, 255]],
      [7, [0, 0, 255, 255]],
      [6, [255, 255, 0, 255]],
      [5, [0, 255, 255, 255]],
    );
    expect(logoColours(many)).toEqual(['#FF0000', '#00FF00', '#0000FF', '#FFFF00']);
    expect(logoColours(new Uint8ClampedArray())).toEqual([]);
  });
});

describe('the key screens', () => {
  const built = new Set(screenKeys);
  const tenant = sampleTenant();
  const loan = { ...invented, loanId: '42', productId: '7' };

  test('eight screens of the tenant, the offer with a product that can be accepted', () => {
    const screens = keyScreens(tenant, built, loan, '5');
    expect(screens).toHaveLength(8);
    const offer = screens.find(({ key }) => key === 'loanConfirm');
    expect(offer?.address).toContain('productId=5');
    expect(screens.find(({ key }) => key === 'loanDetails')?.address).toContain('productId=7');
  });

  test('one of them is a moment of money, where the sandbox has a loan that is repaid', () => {
    const screens = keyScreens(tenant, built, loan, '5', { loanId: '99', productId: '9' });
    const paid = screens.filter(({ isPaid }) => isPaid);
    expect(paid.map(({ key }) => key)).toEqual(['loanDetailsAfterPayment']);
    expect(paid[0]?.address).toContain('orderId=99');
    expect(screens).toHaveLength(8);
    expect(keyScreens(tenant, built, loan, '5').some(({ isPaid }) => isPaid)).toBe(false);
  });

  test('none of them makes anything: no number is made, and without a sandbox no visit is counted', () => {
    const all = keyScreens(tenant, built, loan, '5').map(({ key }) => key);
    expect(all).not.toContain('virtualAccount');
    expect(all).not.toContain('complaintForm');
    expect(keyScreens(tenant, built, loan, undefined).map(({ key }) => key)).not.toContain(
      'promotion',
    );
  });

  test('without a loan, and without a screen, nothing is shown that would only say an error', () => {
    const shown = keyScreens(tenant, built, invented, undefined).map(({ key }) => key);
    expect(shown).toContain('home');
    expect(shown).not.toContain('loanDetails');
    expect(shown).not.toContain('loanConfirm');
    expect(keyScreens(tenant, new Set(['home']), loan, '5').map(({ key }) => key)).toEqual([
      'home',
    ]);
  });
});
