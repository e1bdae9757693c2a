/**
 * Fetches a module without running it; fulfilled when it is there, or cannot be had. Undefined where the browser knows no
 * such link (Safari before 17), which would tell nobody that it is there.
 */
export function preloadModule(address: string): Promise<void> | undefined {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return undefined;
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  const isThere = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  document.head.append(link);
  return isThere;
}
