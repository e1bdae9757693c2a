import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  languageMeant,
  rememberLanguage,
} from '../../../src/i18n/choose-language.ts';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { shippedConfig } from '../tenant/shipped-folder.ts';
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

  test('HD-77: a launch’s tag is read exactly, then without region and script, then by today’s code', () => {
    const languageOf = (tag: string, id: string) => {
      const check = checkTenant(shippedConfig(id), id);
      return check.isSound && chooseLanguage(tag, check.tenant, memoryStore());
    };
    for (const tag of ['hi-IN', 'hi_IN', 'HI', 'hi-Deva-IN'])
      expect(languageOf(tag, 'india')).toBe('hi');
    expect(languageOf('zh-Hans-IN', 'india')).toBe('zh');
    expect(languageOf('en-US', 'indonesia')).toBe('en');
    for (const tag of ['in', 'in_ID', 'id-ID']) expect(languageOf(tag, 'indonesia')).toBe('id');
    for (const tag of ['tl', 'tl-PH', 'fil_PH']) expect(languageOf(tag, 'philippines')).toBe('fil');
    for (const tag of ['xx-IN', '', '-', 'hindi'])
      expect(languageMeant(tag, ['hi', 'id', 'fil'])).toBeUndefined();
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
