/** The manifest of a release: which number the folder has, and the SHA-256 of each of its files. */
interface Manifest {
  number: number;
  files: Readonly<Record<string, string>>;
}

function readManifest(raw: unknown): Manifest | undefined {
  const { number, files } = Object(raw);
  return typeof number === 'number' && typeof files === 'object' && files !== null
    ? { number, files }
    : undefined;
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The files of a tenant that this page has asked for so far, seen from its folder. */
export const filesShown = (id: string): string[] => {
  const folder = `/tenants/${id}/`;
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].flatMap((path) =>
    path.startsWith(folder) ? [decodeURIComponent(path.slice(folder.length))] : [],
  );
};

/**
 * Names in the console which of the files that were shown are not those of the tenant's last release: somebody has
 * edited them since. Never keeps anybody from anything; silent without a manifest, or where hashes cannot be had.
 */
export async function nameUnreleasedFiles(id: string, shown: readonly string[]): Promise<void> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return; // a page without https
  const ask = (file: string, cache: RequestCache) => fetch(`/tenants/${id}/${file}`, { cache });
  const answer = await ask('release.json', 'no-cache');
  const manifest = readManifest(answer.ok ? await answer.json().catch(() => undefined) : undefined);
  if (!manifest) return;
  const differing = await Promise.all(
    shown.map(async (file) => {
      // As it was shown: out of the browser's own copy.
      const content = await (await ask(file, 'force-cache')).arrayBuffer();
      return hexOf(await subtle.digest('SHA-256', content)) === manifest.files[file] ? [] : [file];
    }),
  );
  const names = differing.flat();
  if (names.length > 0)
    // oxlint-disable-next-line no-console -- this is how an operator learns that a change was not released
    console.warn(`tenants/${id} is not release ${manifest.number}: ${names.join(', ')}`);
}
