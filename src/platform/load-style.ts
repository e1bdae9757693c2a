/** Style sheets that were asked for, by their addresses. */
const asked = new Map<string, Promise<void>>();

/**
 * Puts a style sheet on the page, once; fulfilled when it is there or cannot be had. One that the page came with counts
 * as there, and so does any where there is no page.
 */
export function loadStyle(address: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  const given = asked.get(address);
  if (given) return given;
  const isThere = [...document.querySelectorAll('link[rel="stylesheet"]')].some(
    (link) => link.getAttribute('href') === address,
  );
  if (isThere) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Unstyled is better than not at all, and whoever comes again asks again.
      asked.delete(address);
      link.remove();
      resolve();
    });
  });
  asked.set(address, loaded);
  document.head.append(link);
  return loaded;
}
