/** Style sheets that were asked for, by their addresses. */
const asked = new Map<string, Promise<void>>();

/**
 * Puts a style sheet on the page, once; one that the page came with counts as there, and so does any where there is no
 * page. Rejects when it cannot be had; whoever comes again asks again.
 * `before`: what is to win over it.
 */
export function loadStyle(address: string, before?: Element | null): Promise<void> {
  // Without an address there is none: tests bundle no styles.
  if (typeof document === 'undefined' || address === '') return Promise.resolve();
  const given = asked.get(address);
  if (given) return given;
  const isThere = [...document.querySelectorAll('link[rel="stylesheet"]')].some(
    (link) => link.getAttribute('href') === address,
  );
  if (isThere) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      asked.delete(address);
      link.remove();
      reject(new Error(`${address} could not be loaded`));
    });
  });
  asked.set(address, loaded);
  if (before) document.head.insertBefore(link, before);
  else document.head.append(link);
  return loaded;
}

const firstSheet = (more = '') => document.querySelector(`head > link[rel="stylesheet"]${more}`);

/** Loads the style that one first view alone is drawn with; what comes later holds it as well, and wins over it. */
export function loadFirstStyle(address: string): Promise<void> {
  const loaded = loadStyle(address, firstSheet());
  document.querySelector(`link[href="${address}"]`)?.setAttribute('data-first', '');
  return loaded;
}

/**
 * Loads the style of everything that is not shown first (`scripts/build/page-style.ts`, which names the file in the
 * page). In development every module brings its own style.
 */
export function loadLateStyle(): Promise<void> {
  const address: unknown = JSON.parse(document.getElementById('late-style')?.textContent ?? 'null');
  if (typeof address !== 'string') return Promise.resolve();
  // A page that was drawn beforehand has some of it already, and sheets that win over it.
  return loadStyle(address, firstSheet(':not([data-first])'));
}
