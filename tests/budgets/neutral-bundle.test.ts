import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allChunks, assetTexts, dist, page } from './built-app.ts';

const tenantIds = readdirSync('tenants').filter((id) => existsSync(`tenants/${id}/tenant.json`));

/** Texts by which a person would know the lender. */
function brandTexts(id: string): string[] {
  const { brand, lender, support, servicePhone } = JSON.parse(
    readFileSync(`tenants/${id}/tenant.json`, 'utf8'),
  );
  const texts: unknown[] = [
    brand?.name,
    brand?.shortName,
    ...Object.values(brand?.appNames ?? {}),
    lender?.name,
    lender?.phone,
    lender?.email,
    support?.phone,
    support?.email,
    servicePhone,
  ].flat();
  return texts.filter((text): text is string => typeof text === 'string' && text.length > 3);
}

test('design §9, brand-leak scan: no script, style or wording of the build knows a tenant', () => {
  expect(tenantIds.length).toBeGreaterThan(0);
  const found = tenantIds.flatMap((id) => {
    const texts = brandTexts(id);
    return assetTexts().flatMap(({ file, text }) => [
      ...texts.filter((brand) => text.includes(brand)).map((brand) => `${file}: ${brand}`),
      ...(new RegExp(`\\b${id}\\b`).test(text) ? [`${file}: ${id}`] : []),
    ]);
  });
  expect(found).toEqual([]);
});

test('design §3: the page shows no lender before the tenant is known', () => {
  const withoutIndex = page().replace(
    /<script type="application\/json" id="tenant-index">.*?<\/script>/s,
    '',
  );
  const brands = tenantIds.flatMap((id) => [id, ...brandTexts(id)]);
  expect(brands.filter((brand) => withoutIndex.includes(brand))).toEqual([]);
});

test('design §2: a production build holds nothing of the sandbox lender', () => {
  const modules = allChunks.flatMap((chunk) => chunk.modules);
  expect(modules.filter((id) => /^sandbox\/|node_modules\/(?:msw|@mswjs)\//.test(id))).toEqual([]);
  const marks = assetTexts().filter(({ text }) =>
    /sandbox-lender|x-sandbox|["'`]123456["'`]/.test(text),
  );
  expect(marks.map(({ file }) => file)).toEqual([]);
  expect(existsSync(`${dist}/mockServiceWorker.js`)).toBe(false);
});

test('design §4: what the sandbox plays and what operators read is not published', () => {
  const published = readdirSync(`${dist}/tenants`, { recursive: true }).map(String);
  expect(published).toEqual(expect.arrayContaining(tenantIds.map((id) => `${id}/tenant.json`)));
  expect(published.filter((file) => /sandbox\.json$|readme\.md$/i.test(file))).toEqual([]);
});
