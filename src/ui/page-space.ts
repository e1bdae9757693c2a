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
  // It tells at once of a bar that it begins to watch, before that is painted: nobody has to lay the page out for it.
  const watch = new ResizeObserver(measure);
  watch.observe(bar);
  window.addEventListener('resize', measure);
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', measure);
    root.removeProperty('--actions-space');
  };
}

/** Under so many lines of text a window is low: there is no room for anything beside what is being done. */
const LOW_REMS = 30;

/**
 * Publishes as `--keyboard` how much of the window an on-screen keyboard covers, where the browser lays the keyboard
 * over the page instead of shrinking it (pinch zoom is not a keyboard), and marks a window of which little is seen with
 * `data-low` (HD-84). Returns how to stop.
 */
export function followKeyboard(): () => void {
  const root = document.documentElement;
  const view = window.visualViewport;
  const measure = () => {
    const hidden =
      !view || view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
    const covered = Math.max(0, Math.round(hidden));
    root.style.setProperty('--keyboard', `${covered}px`);
    const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
    root.toggleAttribute('data-low', window.innerHeight - covered < LOW_REMS * rem);
  };
  /** What is typed in stays in sight when the room around it gets less. */
  const resize = () => {
    measure();
    const typed = document.activeElement;
    if (typed?.matches('dialog :is(input, textarea)')) typed.scrollIntoView({ block: 'nearest' });
  };
  measure();
  window.addEventListener('resize', resize);
  view?.addEventListener('resize', resize);
  view?.addEventListener('scroll', measure);
  return () => {
    window.removeEventListener('resize', resize);
    view?.removeEventListener('resize', resize);
    view?.removeEventListener('scroll', measure);
  };
}
