/** An actions bar taller than this share of the window flows with the page instead of sticking. */
const TALLEST_BAR = 0.4;

/**
 * Ref callback of the actions bar (HD-58, HD-60). It publishes the bar's height as `--actions-space`, so that
 * what takes the focus is never scrolled under the bar, and marks a bar too tall to stick with `data-tall`.
 */
export function followActionsBar(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const root = document.documentElement.style;
  const measure = () => {
    const isTall = bar.offsetHeight > window.innerHeight * TALLEST_BAR;
    bar.toggleAttribute('data-tall', isTall);
    root.setProperty('--actions-space', isTall ? '0px' : `${bar.offsetHeight}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(bar);
  window.addEventListener('resize', measure);
  measure();
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', measure);
    root.removeProperty('--actions-space');
  };
}

/**
 * Publishes as `--keyboard` how much of the window an on-screen keyboard covers, where the browser lays the
 * keyboard over the page instead of shrinking it. Pinch zoom is not a keyboard. Returns how to stop.
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const measure = () => {
    const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
    document.documentElement.style.setProperty(
      '--keyboard',
      `${Math.max(0, Math.round(covered))}px`,
    );
  };
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
  return () => {
    view.removeEventListener('resize', measure);
    view.removeEventListener('scroll', measure);
  };
}
