import { describe, expect, test } from 'vitest';
import { refusesFrame } from '../../../src/app/framing.ts';
import { loanScreens } from '../../../src/app/loan-screens.ts';
import { screens } from '../../../src/app/screens.ts';
import { framingOrigins } from '../../../src/platform/ancestors.ts';
import { browserAddress } from '../../../src/platform/page-address.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const host = 'https://host.lender.example';
const tenant = sampleTenant({ 'security.frameAncestors': [host] });
const loanKeys = Object.keys(loanScreens) as ScreenKey[]; // the table's own keys
const own = browserAddress.current().origin;

describe('screens §9: a screen of a loan works in no frame that the tenant does not name', () => {
  test.each(loanKeys)('%s', (key) => {
    expect(refusesFrame(key, tenant, [])).toBe(false);
    expect(refusesFrame(key, tenant, [host])).toBe(false);
    expect(refusesFrame(key, tenant, ['https://evil.example'])).toBe(true);
    expect(refusesFrame(key, tenant, [host, 'https://evil.example'])).toBe(true);
    expect(refusesFrame(key, tenant, [''])).toBe(true);
    expect(refusesFrame(key, tenant, ['null'])).toBe(true);
  });

  test('what moves no money may be framed by anybody', () => {
    const others = (Object.keys(screens) as ScreenKey[]).filter((key) => !loanKeys.includes(key));
    expect(others.length).toBeGreaterThan(10);
    for (const key of others)
      expect(refusesFrame(key, tenant, ['https://evil.example'])).toBe(false);
  });

  test('in a build with the preview the app’s own origin is always named', () => {
    expect(refusesFrame('cardRepayment', tenant, [own])).toBe(false);
  });
});

describe('which pages frame this one', () => {
  const alone = (origin: string) => {
    const page: Record<string, unknown> = { location: { origin }, document: { referrer: '' } };
    page['parent'] = page;
    return page;
  };
  const within = (parent: unknown, more: object = {}) =>
    ({
      location: { origin: own },
      document: { referrer: '' },
      parent,
      ...more,
    }) as unknown as Window;
  const stranger = (parent?: unknown) => {
    const page: Record<string, unknown> = {
      get location(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    page['parent'] = parent ?? page;
    return page;
  };

  test('none, where it stands alone', () => {
    expect(framingOrigins(window)).toEqual([]);
  });

  test('as the browser tells them', () => {
    const told = { location: { ancestorOrigins: [host, 'https://top.example'] } };
    expect(framingOrigins(within(alone(host), told))).toEqual([host, 'https://top.example']);
  });

  test('where it does not tell, a page that can be asked, else the referrer, else nobody known', () => {
    expect(framingOrigins(within(alone(own)))).toEqual([own]);
    const referrer = { document: { referrer: `${host}/page?x=1` } };
    expect(framingOrigins(within(stranger(), referrer))).toEqual([host]);
    expect(framingOrigins(within(stranger()))).toEqual(['']);
    expect(framingOrigins(within(stranger(stranger()), referrer))).toEqual([host, '']);
  });
});
