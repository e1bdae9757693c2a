import type { Tenant } from '../src/tenant/tenant-schema.ts';
import type { SandboxPage } from './sandbox-call.ts';
import { stateOf, type World } from './sandbox-world.ts';

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

/** Larger pictures are refused as a proxy would, with status 413. */
export const largestPicture = 10_000_000;

/** Bytes of pictures that one lender keeps; the oldest go first, for a sandbox may run for weeks. */
const mostBytes = 100_000_000;

const shown: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

const photosOf = stateOf<World, Map<string, File>>(() => new Map());

/** Whether a file says that it is a picture of a kind that every browser shows, and holds anything. */
export const isPicture = ({ type, size }: File) => size > 0 && shown.has(type);

/** Keeps a picture and says under which path of the same origin it is served. */
export function keepPhoto(world: World, tenantId: string, file: File): string {
  const photos = photosOf(world);
  const no = String(world.next('photo'));
  photos.set(no, file);
  let bytes = [...photos.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [oldest, { size }] of photos) {
    if (bytes <= mostBytes) break;
    photos.delete(oldest);
    bytes -= size;
  }
  return `/gateway/${tenantId}/_sandbox/photo?no=${no}`;
}

/** Whether an address is one that `keepPhoto` gave. */
export function isKeptPhoto(world: World, tenantId: string, address: string): boolean {
  const [, id, no = ''] = /\/gateway\/([^/]+)\/_sandbox\/photo\?no=(\d+)$/.exec(address) ?? [];
  return id === tenantId && photosOf(world).has(no);
}

/** Serves a picture that was uploaded; never as anything but a picture. */
export const photoPage: SandboxPage = ({ url, world }) => {
  const photo = photosOf(world).get(url.searchParams.get('no') ?? '');
  if (!photo) return new Response('no such picture', { status: 404 });
  return new Response(photo, {
    headers: { 'content-type': photo.type, 'x-content-type-options': 'nosniff' },
  });
};

/** Where the sandbox serves a picture that nobody took: for complaints that were there before. */
export const samplePhoto = (tenantId: string, no: number) =>
  `/gateway/${tenantId}/_sandbox/sample.svg?no=${no}`;

const papers = ['#fdf6e3', '#eef3fb', '#f3f0ea'];

/** The picture itself: a slip of paper with lines on it, no two numbers alike. */
export function samplePicture(query: URLSearchParams): Response {
  const no = Math.abs(Number(query.get('no'))) || 0;
  const paper = papers[no % papers.length] ?? '#fff';
  const lines = Array.from({ length: 9 }, (_line, at) => {
    const width = 90 + ((at * 53 + no * 31) % 110);
    return `<rect x="50" y="${88 + at * 26}" width="${width}" height="9" rx="4"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#b7bdc6"/>` +
    `<path d="M30 24h240v352l-20-12-20 12-20-12-20 12-20-12-20 12-20-12-20 12-20-12-20 12-20-12-20 12z" fill="${paper}"/>` +
    `<g fill="#8a919c"><rect x="50" y="48" width="120" height="16" rx="4" fill="#4a515c"/>${lines.join('')}</g></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' },
  });
}
