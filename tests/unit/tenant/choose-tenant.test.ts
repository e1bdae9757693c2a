import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseTenant, idsOfHost, readTenantIndex } from '../../../src/tenant/choose-tenant.ts';
import { tenantIdPattern } from '../../../src/tenant/tenant-id.ts';

const index = {
  default: 'alpha',
  aliases: { al: 'alpha', be: 'beta', odd: '../beta' },
  hosts: { 'beta.example': 'beta', 'localhost:8080': 'gamma' },
};

describe('design §3: which lender a launch means', () => {
  test('a flag is an alias, else an id by itself, written in any case', () => {
    expect(chooseTenant('al', 'x.example', index)).toBe('alpha');
    expect(chooseTenant('AL', 'x.example', index)).toBe('alpha');
    expect(chooseTenant('Beta', 'x.example', index)).toBe('beta');
    expect(chooseTenant('brand-new-2', 'x.example', index)).toBe('brand-new-2');
  });

  test('HD-78: hosts compare by their name: no port, no final full stop, in any case', () => {
    const { hosts } = index;
    for (const host of ['beta.example', 'BETA.example.', 'beta.example:4331', 'Beta.Example.:80'])
      expect(idsOfHost(hosts, host)).toEqual(['beta']);
    expect(idsOfHost({ 'Beta.Example.': 'beta' }, 'beta.example')).toEqual(['beta']);
    expect(idsOfHost(hosts, 'x.beta.example')).toBeUndefined();
  });

  test('screens §9: a listed host opens its own tenants alone, the first of several without a flag', () => {
    const two = { aliases: index.aliases, hosts: { 'two.example': ['beta', 'alpha'] } };
    expect(chooseTenant(undefined, 'two.example', two)).toBe('beta');
    expect(chooseTenant('al', 'two.example', two)).toBe('alpha');
    expect(chooseTenant('Beta', 'two.example.', two)).toBe('beta');
    expect(chooseTenant('gamma', 'two.example', two)).toBeUndefined();
    expect(chooseTenant('al', 'beta.example', index)).toBeUndefined();
    expect(chooseTenant('be', 'beta.example', index)).toBe('beta');
  });

  test('without a flag the host decides, in any case and with its port', () => {
    expect(chooseTenant(undefined, 'beta.example', index)).toBe('beta');
    expect(chooseTenant(undefined, 'BETA.Example', index)).toBe('beta');
    expect(chooseTenant(undefined, 'localhost:8080', index)).toBe('gamma');
    expect(chooseTenant(undefined, 'other.example', index)).toBeUndefined();
  });

  test('a flag that is wrong is never mended by the host or the default', () => {
    expect(chooseTenant('no such!', 'beta.example', index)).toBeUndefined();
    expect(chooseTenant('', 'beta.example', index)).toBeUndefined();
  });

  test.each([
    '../x',
    '..',
    '.',
    '%2e%2e',
    'a/b',
    'a\\b',
    'a%2fb',
    'a?b',
    'a#b',
    ' a',
    'a ',
    'a\n',
    '1a',
    '-a',
    'a',
    'ä',
    'a_b',
    'a.b',
    `a${'b'.repeat(32)}`,
    'odd',
  ])('a flag %j is no id and reaches no path', (flag) => {
    expect(chooseTenant(flag, 'x.example', index)).toBeUndefined();
  });

  test('HD-31: names of the prototype are neither aliases nor hosts', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
      const id = chooseTenant(name, 'x.example', index);
      expect(id === undefined || id === name.toLowerCase()).toBe(true);
      expect(chooseTenant(undefined, name, index)).toBeUndefined();
    }
  });

  test('whatever the flag, the host and the tables say, only an id comes out', () => {
    const name = fc.oneof(fc.constantFrom('al', 'x.example'), fc.string());
    const table = fc.dictionary(
      name,
      fc.oneof(fc.constantFrom('alpha', '../x', 'a/b'), fc.string()),
    );
    fc.assert(
      fc.property(
        fc.option(name, { nil: undefined }),
        name,
        table,
        table,
        (flag, host, aliases, hosts) => {
          const id = chooseTenant(flag, host, { aliases, hosts });
          expect(id ?? 'none').toMatch(/^[a-z][a-z0-9-]{1,31}$/);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a host that the index maps to no id leads nowhere', () => {
    for (const id of ['../beta', '', 'Be ta', '%2e%2e']) {
      const found = chooseTenant(undefined, 'h.example', {
        aliases: {},
        hosts: { 'h.example': id },
      });
      expect(found === undefined || tenantIdPattern.test(found)).toBe(true);
    }
  });
});

describe('screens §8: the index', () => {
  test('is read as it is written', () => {
    expect(readTenantIndex(index)).toEqual(index);
  });

  test.each([
    undefined,
    null,
    'x',
    5,
    [],
    {},
    { default: 5, aliases: [], hosts: 'x' },
    { aliases: { a: 1, b: null, c: {} } },
  ])('%j counts as an empty one', (raw) => {
    expect(readTenantIndex(raw)).toEqual({ default: '', aliases: {}, hosts: {} });
  });

  test('HD-31: its keys cannot reach the prototype', () => {
    const read = readTenantIndex(
      JSON.parse(
        '{"aliases":{"__proto__":"beta","constructor":"beta"},"__proto__":{"default":"evil"}}',
      ),
    );
    expect(read.default).toBe('');
    expect(Object.getPrototypeOf(read.aliases)).toBe(Object.prototype);
    expect(chooseTenant('tostring', 'x', read)).toBe('tostring');
  });
});
