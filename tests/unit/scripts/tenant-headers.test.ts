import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/http/security-headers.ts';
import { headerFormats } from '../../../scripts/tenant/print-headers.ts';
import { headersOf, hostsOf, withoutHost } from '../../../scripts/tenant/tenant-headers.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const page = '<!doctype html><script>start()</script><script type="application/json">{}</script>';
const one = sampleTenant({
  'api.baseUrl': 'https://api.one.example',
  'security.frameOrigins': ['https://docs.one.example'],
  'security.imageOrigins': ['https://cdn.one.example'],
  'features.preview': false,
});
const other = sampleTenant({
  id: 'other',
  'security.frameOrigins': ['https://docs.other.example', 'https://docs.one.example'],
  'security.imageOrigins': [],
});

/** The sources of one rule. */
const rule = (policy: string | undefined, name: string) =>
  policy
    ?.split('; ')
    .map((text) => text.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);

describe('design §5: the headers that the tenants’ origins need', () => {
  const policy = headersOf(page, [one])['Content-Security-Policy'];

  test('calls and pictures reach the lender’s server, pictures its image origins, frames its frame origins', () => {
    expect(rule(policy, 'connect-src')).toEqual(["'self'", 'https://api.one.example']);
    expect(rule(policy, 'img-src')).toEqual([
      "'self'",
      'https://api.one.example',
      'https://cdn.one.example',
      'data:',
      'blob:',
    ]);
    expect(rule(policy, 'frame-src')).toEqual(['https://docs.one.example']);
    expect(rule(policy, 'form-action')).toEqual(["'self'"]);
  });

  test('the one inline script is allowed by its hash, and nothing else inline', () => {
    expect(rule(policy, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.+='$/)]);
    expect(rule(policy, 'script-src')).not.toContain("'unsafe-inline'");
  });

  test('no source is a wildcard or a whole scheme but data: and blob: of pictures', () => {
    for (const text of policy?.split('; ') ?? []) {
      const [name, ...sources] = text.split(' ');
      const open = sources.filter((source) => /\*|^[a-z]+:$/.test(source));
      expect(open).toEqual(name === 'img-src' ? ['data:', 'blob:'] : []);
    }
  });

  test('only a lender with a preview may be framed by the app itself, and may ask where somebody is', () => {
    const plain = headersOf(page, [one]);
    expect(rule(plain['Content-Security-Policy'], 'frame-ancestors')).toEqual(["'none'"]);
    expect(plain['Permissions-Policy']).toContain('geolocation=()');
    const both = headersOf(page, [one, other]);
    expect(rule(both['Content-Security-Policy'], 'frame-ancestors')).toEqual(["'self'"]);
    expect(both['Permissions-Policy']).toContain('geolocation=(self)');
  });

  test('several lenders on one origin need the origins of all, each once', () => {
    const both = headersOf(page, [one, other])['Content-Security-Policy'];
    expect(rule(both, 'frame-src')).toEqual([
      "'self'",
      'https://docs.one.example',
      'https://docs.other.example',
    ]);
  });

  test('a lender without any frame frames nothing', () => {
    const none = sampleTenant({ 'security.frameOrigins': [], 'features.preview': false });
    expect(rule(headersOf(page, [none])['Content-Security-Policy'], 'frame-src')).toEqual([
      "'none'",
    ]);
  });
});

test('the policy of npm start lets any safe origin be tried', () => {
  expect(rule(contentSecurityPolicy(page), 'img-src')).toContain('https:');
});

describe('design §5: how headers are printed', () => {
  const hosts = hostsOf({ hosts: { 'www.one.example': 'sample', 'x.example': 'nobody' } }, [
    one,
    other,
  ]);
  const printed = {
    headers: headersOf(page, withoutHost(hosts, [one, other], 'other')),
    policyOfHost: [['www.one.example', "default-src 'self'"]] as const,
  };

  test('a host of the index gets its own policy, any other host that of who has none', () => {
    expect(hosts).toEqual([['www.one.example', one]]);
    expect(withoutHost(hosts, [one, other], 'other')).toEqual([other]);
    expect(withoutHost(hosts, [one, other], 'sample')).toEqual([one, other]);
  });

  test('for nginx: a map by host, in quotation marks that the policy does not hold itself', () => {
    const text = headerFormats.nginx(printed);
    expect(text).toContain(`    www.one.example "default-src 'self'";`);
    expect(text).toContain('add_header Content-Security-Policy $loanfront_policy always;');
    expect(Object.values(printed.headers).join('')).not.toContain('"');
  });

  test('as a _headers file: two spaces before each header, one line each', () => {
    const [first, ...lines] = headerFormats.netlify(printed).split('\n');
    expect(first).toBe('/*');
    expect(lines[0]).toMatch(/^ {2}Content-Security-Policy: default-src/);
  });

  test('as JSON', () => {
    expect(JSON.parse(headerFormats.json(printed))).toEqual(printed);
  });
});
