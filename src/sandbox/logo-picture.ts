import type { Tenant } from '../tenant/tenant-schema.ts';

/** The picture of the lender's own products: its mark, which the app serves. */
export function productLogo({ id, brand }: Tenant): string {
  return brand.logo.startsWith('https:') ? brand.logo : `/tenants/${id}/${brand.logo}`;
}

/** Where the sandbox serves a picture of a name's first letters, in one of a row of colours. */
export function lettersLogo(tenantId: string, name: string, row: number): string {
  const letters = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
  return `/gateway/${tenantId}/_sandbox/logo.svg?${new URLSearchParams({ letters, row: String(row) })}`;
}

const colours = ['#3b5b92', '#7a4a7f', '#2f7a6b', '#8a5a2b'];

/** The picture itself. */
export function logoPicture(query: URLSearchParams): Response {
  const letters = (query.get('letters') ?? '').replace(/[^\p{L}\p{N}]/gu, '').slice(0, 2);
  const colour = colours[Number(query.get('row')) % colours.length] ?? colours[0];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${colour}"/>` +
    `<text x="24" y="31" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="600" fill="#fff">${letters}</text></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' },
  });
}
