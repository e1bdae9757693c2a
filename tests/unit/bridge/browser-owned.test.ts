import { describe, expect, test } from 'vitest';
import { createBridge } from '../../../src/bridge/create-bridge.ts';
import { isBrowserMember, isBrowserObject } from '../../../src/tenant/browser-names.ts';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { rememberedFallback } from '../../support/app-shells.ts';
import { sampleConfig } from '../../support/sample-tenant.ts';

const faultsOf = (changes: Readonly<Record<string, unknown>>) => {
  const check = checkTenant(sampleConfig(changes), 'sample');
  return check.isSound ? [] : check.faults.map(({ where }) => where);
};

/** Every object that a plain window holds without any app. */
const ofWindow = Object.getOwnPropertyNames(window).filter((name) => {
  const value: unknown = Reflect.get(window, name);
  return typeof value === 'object' && value !== null && /^[a-z]/.test(name);
});

describe('screens §9: names that the browser owns are refused', () => {
  test.each([
    'document',
    'window',
    'self',
    'location',
    'history',
    'localStorage',
    'navigator',
    'Reflect',
    'JSON',
    'constructor',
    '__proto__',
    'webkit',
    'chrome',
    '',
  ])('as the object of an Android app: %j, in the file and at run time', (object) => {
    expect(faultsOf({ 'bridge.android': { object, methods: {} } })).not.toEqual([]);
    const calls: unknown[] = [];
    const shell = { [object]: { goToHome: (text: string) => calls.push(text) } };
    const { way, asked } = rememberedFallback();
    const bridge = createBridge(shell, { android: { object, methods: {} } }, way);
    if (!/^[A-Za-z_]\w*$/.test(object)) return;
    bridge.call('goToHome', {});
    expect(calls).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(bridge.shell).toBe('browser');
  });

  test.each(['constructor', '__proto__', 'toString', 'valueOf', '__defineGetter__', ''])(
    'as a method or a handler: %j',
    (name) => {
      expect(
        faultsOf({ 'bridge.android': { object: 'LoanApp', methods: { goToHome: name } } }),
      ).toEqual(['bridge.android.methods.goToHome']);
      expect(faultsOf({ 'bridge.ios': { handlers: { goToHome: name } } })).toEqual([
        'bridge.ios.handlers.goToHome',
      ]);
    },
  );

  test('at run time nothing that is a part of the browser is called, whatever the tenant calls it', () => {
    expect(ofWindow.length).toBeGreaterThan(3);
    for (const object of [...ofWindow, 'document']) {
      const { way, asked } = rememberedFallback();
      const methods = { goToHome: 'write', callPhone: 'setItem', startPage: 'assign' };
      const bridge = createBridge(window, { android: { object, methods } }, way);
      bridge.call('callPhone', { phone: '<img src=x>' });
      bridge.call('startPage', { url: 'https://evil.example' });
      bridge.call('goToHome', {});
      expect(asked, object).toHaveLength(3);
    }
    expect(localStorage.length).toBe(0);
  });

  test('an app’s own names pass', () => {
    for (const name of ['LoanApp', 'DanaContohApp', 'android', 'AndroidBridge', 'JSBridge', '$app'])
      expect(isBrowserObject(name)).toBe(false);
    for (const name of ['openHome', 'write', 'call', 'postMessage', 'show'])
      expect(isBrowserMember(name)).toBe(false);
  });
});

describe('screens §9: schemes of apps and who may frame us', () => {
  test.each(['javascript', 'intent', 'googlechrome', 'https', 'data', 'tel', 'Upper', 'x:', ''])(
    '%j is no scheme of an app',
    (scheme) => {
      expect(faultsOf({ 'security.appSchemes': ['gojek', scheme] })).toEqual([
        'security.appSchemes.1',
      ]);
    },
  );

  test('they may be left out: then there are none', () => {
    const check = checkTenant(
      sampleConfig({ 'security.appSchemes': undefined, 'security.frameAncestors': undefined }),
      'sample',
    );
    expect(check.isSound && check.tenant.security).toMatchObject({
      appSchemes: [],
      frameAncestors: [],
    });
  });

  test('a frame is named by its origin', () => {
    expect(faultsOf({ 'security.frameAncestors': ['https://app.lender.example'] })).toEqual([]);
    expect(faultsOf({ 'security.frameAncestors': ['https://lender.example/app'] })).not.toEqual([]);
  });
});
