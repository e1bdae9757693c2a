import { describe, expect, test } from 'vitest';
import { chooseLanguage, rememberLanguage } from '../../../src/i18n/choose-language.ts';
import { forgetOtherTenant } from '../../../src/session/tenant-change.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const alpha = sampleTenant({ id: 'alpha' });
const beta = sampleTenant({ id: 'beta' });
const [usual = '', other = '', third = ''] = alpha.locale.languages;

describe('screens §8: the language to start in', () => {
  test('is the launch’s where the tenant has it, else the remembered one, else the tenant’s default', () => {
    const device = memoryStore();
    expect(chooseLanguage(undefined, alpha, device)).toBe(alpha.locale.defaultLanguage);
    rememberLanguage(other, alpha, device);
    expect(chooseLanguage(undefined, alpha, device)).toBe(other);
    expect(chooseLanguage('xx', alpha, device)).toBe(other);
    expect(chooseLanguage(third, alpha, device)).toBe(third);
  });

  test('given by a launch is remembered, for it leaves the address bar', () => {
    const device = memoryStore();
    chooseLanguage(other, alpha, device);
    expect(chooseLanguage(undefined, alpha, device)).toBe(other);
  });

  test('that a tenant no longer has is not started in', () => {
    const device = memoryStore();
    rememberLanguage('xx', alpha, device);
    expect(chooseLanguage(undefined, alpha, device)).toBe(alpha.locale.defaultLanguage);
  });

  test('of two lenders on one host each keeps its own, through every change between them', () => {
    const device = memoryStore();
    for (const [tenant, chosen] of [
      [alpha, other],
      [beta, third],
    ] as const) {
      forgetOtherTenant(tenant.id, device);
      rememberLanguage(chosen, tenant, device);
    }
    forgetOtherTenant(alpha.id, device);
    expect(chooseLanguage(undefined, alpha, device)).toBe(other);
    forgetOtherTenant(beta.id, device);
    expect(chooseLanguage(undefined, beta, device)).toBe(third);
    const gamma = sampleTenant({ id: 'gamma' });
    forgetOtherTenant(gamma.id, device);
    expect(chooseLanguage(undefined, gamma, device)).toBe(usual);
  });
});
