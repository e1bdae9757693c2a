/** Where the build names the file (`scripts/build/page-style.ts`); in development every module brings its own style. */
const addressId = 'late-style';

let loaded: Promise<void> | undefined;

/**
 * Loads the style of everything that is not shown first; asked for once. A page that was drawn beforehand links it
 * itself. Rejects when it cannot be had; the next asking tries again.
 */
export function loadLateStyle(): Promise<void> {
  loaded ??= addLink().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

function addLink(): Promise<void> {
  const address = document.getElementById(addressId)?.textContent;
  if (!address) return Promise.resolve();
  const href: unknown = JSON.parse(address);
  if (typeof href !== 'string' || document.querySelector(`link[href="${href}"]`))
    return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
}
