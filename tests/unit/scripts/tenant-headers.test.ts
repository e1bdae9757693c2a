import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headerFormats } from '../../../scripts/tenant/print-headers.ts';
import { headersOf, hostsOf, withoutHost } from '../../../scripts/tenant/tenant-headers.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const page =
  '<!doctype html><script>start()</script><script type="application/json">{}</script><style>p{}</style>';
const one = sampleTenant({
  'api.baseUrl': 'https://api.one.example',
  'security.frameOrigins': ['https://docs.one.example'],
  'security.imageOrigins': ['https://cdn.one.example'],
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

test('a host has the origins of its lender’s planned changes from today on, and shows the lender of today', () => {
  const later = sampleTenant({ 'security.frameOrigins': ['https://later.one.example'] });
  const [found] = hostsOf({ hosts: { 'www.one.example': 'sample' } }, [one, other, later]);
  expect(found?.[1]).toEqual([one, later]);
  const policy = headersOf(page, found?.[1] ?? [])['Content-Security-Policy'];
  expect(rule(policy, 'frame-src')).toEqual([
    'https://docs.one.example',
    'https://later.one.example',
  ]);
});

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

  test('the inline script and the inline style are allowed by their hashes, and nothing else inline', () => {
    for (const name of ['script-src', 'style-src'])
      expect(rule(policy, name)).toEqual(["'self'", expect.stringMatching(/^'sha256-.+='$/)]);
    expect(policy).not.toContain('unsafe');
  });

  test('no text becomes a script', () => {
    expect(rule(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(rule(policy, 'trusted-types')).toEqual(["'none'"]);
    // The library of the demo's worker names it by a text.
    expect(headersOf(page, [one], { isDemo: true })['Content-Security-Policy']).not.toContain(
      'trusted-types',
    );
  });

  test('no source is a wildcard or a whole scheme but data: and blob: of pictures', () => {
    for (const text of policy?.split('; ') ?? []) {
      const [name, ...sources] = text.split(' ');
      const open = sources.filter((source) => /\*|^[a-z]+:$/.test(source));
      expect(open).toEqual(name === 'img-src' ? ['data:', 'blob:'] : []);
    }
  });

  test('only a build with the preview may ask where somebody is; nobody may use the camera', () => {
    const permissions = (hasPreview: boolean) =>
      headersOf(page, [one], { hasPreview })['Permissions-Policy'];
    expect(permissions(false)).toContain('geolocation=()');
    expect(permissions(true)).toContain('geolocation=(self)');
    expect(permissions(true)).toContain('camera=()');
  });

  test('pages stand apart from whoever opened them, and travel by HTTPS alone', () => {
    expect(headersOf(page, [one])).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('several lenders on one origin need the origins of all, each once', () => {
    const both = headersOf(page, [one, other])['Content-Security-Policy'];
    expect(rule(both, 'frame-src')).toEqual([
      'https://docs.one.example',
      'https://docs.other.example',
    ]);
  });

  test('a lender without any frame frames nothing', () => {
    const none = sampleTenant({ 'security.frameOrigins': [] });
    const frames = (hasPreview: boolean) =>
      rule(headersOf(page, [none], { hasPreview })['Content-Security-Policy'], 'frame-src');
    expect([frames(false), frames(true)]).toEqual([["'none'"], ["'self'"]]);
  });

  test('a lender whose privacy page is a page of the site frames that, and nothing else of anybody', () => {
    const own = sampleTenant({
      'security.frameOrigins': [],
      'links.privacyPage': '/documents/privacy.html',
    });
    for (const hasPreview of [false, true]) {
      const policy = headersOf(page, [own], { hasPreview })['Content-Security-Policy'];
      expect(rule(policy, 'frame-src')).toEqual(["'self'"]);
    }
  });
});

describe('who may frame a page, and who is told', () => {
  const framed = (changes: Readonly<Record<string, unknown>>, hasPreview = false) => {
    const headers = headersOf(page, [sampleTenant(changes)], { hasPreview });
    const ancestors = rule(headers['Content-Security-Policy'], 'frame-ancestors');
    return [ancestors, headers['X-Frame-Options']];
  };

  test('nobody, unless the lender names origins; the older header cannot name any and stays away', () => {
    expect(framed({})).toEqual([["'none'"], 'DENY']);
    const named = { 'security.frameAncestors': ['https://shop.one.example'] };
    expect(framed(named)).toEqual([['https://shop.one.example'], undefined]);
  });

  test('a build with the preview frames itself', () => {
    expect(framed({}, true)).toEqual([["'self'"], 'SAMEORIGIN']);
    const named = { 'security.frameAncestors': ['https://shop.one.example'] };
    expect(framed(named, true)).toEqual([["'self'", 'https://shop.one.example'], undefined]);
  });

  test('where a tenant’s pages tell how they fare may be called; a path of the host is there already', () => {
    const far = headersOf(page, [
      sampleTenant({ telemetry: { url: 'https://watch.one.example/p' } }),
    ]);
    expect(far['Content-Security-Policy']).toMatch(
      /connect-src [^;]*https:\/\/watch\.one\.example/,
    );
    const near = headersOf(page, [sampleTenant({ telemetry: { url: '/telemetry' } })]);
    expect(near['Content-Security-Policy']).toMatch(/connect-src 'self';/);
  });

  test('a lender hears of its own pages, by the newer and the older name', () => {
    const reportTo = 'https://reports.one.example/csp';
    const own = headersOf(page, [sampleTenant({ 'security.reportTo': reportTo })]);
    expect(own['Reporting-Endpoints']).toBe(`policy="${reportTo}"`);
    expect(rule(own['Content-Security-Policy'], 'report-to')).toEqual(['policy']);
    expect(rule(own['Content-Security-Policy'], 'report-uri')).toEqual([reportTo]);
  });

  test('on a host of several lenders none hears of the others', () => {
    const listening = sampleTenant({ 'security.reportTo': 'https://reports.one.example/csp' });
    const headers = headersOf(page, [listening, other]);
    expect(headers['Reporting-Endpoints']).toBeUndefined();
    expect(headers['Content-Security-Policy']).not.toContain('report');
  });
});

describe('design §5: how headers are printed', () => {
  const hosts = hostsOf({ hosts: { 'www.one.example': 'sample', 'x.example': 'nobody' } }, [
    one,
    other,
  ]);
  const site = {
    page: headersOf(page, withoutHost(hosts, [one, other], 'other')),
    hosts: [{ host: 'www.one.example', tenant: one, page: headersOf(page, [one]) }],
    tenants: [one, other],
    html: page,
  };

  test('a host of the index gets its own policy, any other host that of who has none', () => {
    expect(hosts).toEqual([['www.one.example', [one]]]);
    const spelled = {
      hosts: { 'WWW.One.example.:8443': ['sample', 'other'], 'www.one.example': 'x' },
    };
    expect(hostsOf(spelled, [one, other])).toEqual([['www.one.example', [one, other]]]);
    expect(withoutHost(hosts, [one, other], 'other')).toEqual([other]);
    expect(withoutHost(hosts, [one, other], 'sample')).toEqual([one, other]);
  });

  test('for nginx: a map by host, in quotation marks that the value does not hold itself', () => {
    const files = headerFormats.nginx(site);
    const own = headersOf(page, [one])['Content-Security-Policy'];
    expect(files['maps.conf']).toContain(`    www.one.example "${own}";`);
    expect(files['maps.conf']).toContain('    "~*^sample/(?:sample)?/" /pages/sample/en;');
    expect(files['page-headers.conf']).toContain(
      'add_header Content-Security-Policy $loanfront_policy always;',
    );
    expect(Object.values(site.page).join('')).not.toContain('"');
    const reporting = { ...site.page, 'Reporting-Endpoints': 'policy="https://r.example"' };
    expect(headerFormats.nginx({ ...site, page: reporting })['maps.conf']).toContain(
      `default 'policy="https://r.example"';`,
    );
  });

  test('a lender’s answer carries our headers in the place of its own', () => {
    const { 'gateway-headers.conf': text = '' } = headerFormats.nginx(site);
    for (const name of ['Content-Security-Policy', 'X-Frame-Options', 'Cache-Control']) {
      expect(text).toContain(`proxy_hide_header ${name};`);
      expect(text).toContain(`add_header ${name} `);
    }
    expect(text).toContain(`add_header Cache-Control "no-store" always;`);
  });

  test('the committed nginx configuration includes just what is printed', () => {
    const texts = ['loanfront.conf', 'gateway.example.conf'].map((name) =>
      readFileSync(`deploy/nginx/${name}`, 'utf8'),
    );
    const included = texts.flatMap((text) =>
      [...text.matchAll(/include loanfront\/([\w-]+\.conf);/g)].map(([, name = '']) => name),
    );
    const printed = headerFormats.nginx(site);
    expect([...new Set(included)].sort()).toEqual(Object.keys(printed).sort());
    const set = [
      ...Object.values(printed)
        .join('\n')
        .matchAll(/^map \S+ (\$\w+) \{$/gm),
    ];
    for (const [, variable = ''] of set)
      expect([...texts, ...Object.values(printed)].join('\n')).toMatch(
        new RegExp(`[^{]\\${variable}\\b(?! \\{)`),
      );
  });

  const linesOf = (text: string | undefined) => (text ?? '').split('\n');

  test('as _headers: pages, then files with headers of their own; where paths add up they are taken back', () => {
    const netlify = linesOf(headerFormats.netlify(site)['_headers']);
    expect(netlify[0]).toBe('/*');
    expect(netlify[1]).toMatch(/^ {2}Content-Security-Policy: default-src 'self'/);
    expect(netlify).toContain("  Content-Security-Policy: default-src 'none'; sandbox");
    expect(netlify.filter((line) => line.startsWith('  !'))).toEqual([]);
    const cloudflare = linesOf(headerFormats.cloudflare(site)['_headers']);
    const files = cloudflare.slice(cloudflare.indexOf('/assets/*'));
    expect(files.indexOf('  ! Content-Security-Policy')).toBeLessThan(
      files.indexOf("  Content-Security-Policy: default-src 'none'; sandbox"),
    );
  });

  test('as _redirects: every path of a screen is the app, and no rule is for everything', () => {
    const lines = linesOf(headerFormats.netlify(site)['_redirects']);
    expect(lines).toContain('/loan-details /index.html 200');
    expect(lines).toContain('/borrowDetail /index.html 200');
    expect(lines.filter((line) => /\*|:splat/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.includes('/pages/'))).toEqual([]);
    expect(headerFormats.netlify(site)['404.html']).toBe(page);
  });

  test('a site of one lender sends its published pages under their own paths', () => {
    const alone = { ...site, tenants: [sampleTenant({ 'features.publicSite': true })] };
    const netlify = linesOf(headerFormats.netlify(alone)['_redirects']);
    expect(netlify).toContain('/ lang=hi /pages/sample/hi/index.html 200!');
    expect(netlify).toContain('/About /pages/sample/en/About/index.html 200!');
    expect(netlify.indexOf('/About lang=hi /pages/sample/hi/About/index.html 200!')).toBeLessThan(
      netlify.indexOf('/About /pages/sample/en/About/index.html 200!'),
    );
    const cloudflare = linesOf(headerFormats.cloudflare(alone)['_redirects']);
    expect(cloudflare).toContain('/About /pages/sample/en/About/ 200');
    expect(cloudflare).toContain('/loan-details / 200');
  });

  test('as JSON', () => {
    expect(JSON.parse(headerFormats.json(site)['headers.json'] ?? '')).toEqual({
      page: site.page,
      byHost: { 'www.one.example': headersOf(page, [one]) },
    });
  });
});
