import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { htmlFaults } from '../../support/html-faults.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What every face owes to everyone (screens §0): nothing that axe or html-validate objects to, one `<main>` with one `<h1>`, a
 * title, the language of the text, targets of 44 px, fields that no phone zooms into (HD-42), no sideways scroll.
 */
export async function expectGoodFace(page: Page, face: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: standards, resultTypes: ['violations'] })
    .setLegacyMode() // no frame of another origin is looked into, and no second page is opened
    .analyze();
  const faults = violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
    )
    // Under the bar that sticks to the bottom lies what can be scrolled up; sizes are measured below.
    .filter((fault) => !/^target-size .*partially obscured/.test(fault));
  const odd = await page.evaluate(lookAround);
  // The operators' studio is a tool of its own: axe looks at it, the HTML checker at what borrowers and strangers get.
  const isTool = (await page.locator('main[data-screen=preview]').count()) > 0;
  const html = isTool ? [] : await htmlFaults(await page.content(), 'a browser');
  expect.soft([...faults, ...odd, ...html], face).toEqual([]);
}

/** Runs in the page. */
function lookAround(): string[] {
  const odd: string[] = [];
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const mains = document.querySelectorAll('main[data-screen][data-face]');
  if (mains.length !== 1) odd.push(`${mains.length} <main>`);
  if (document.querySelectorAll('h1').length !== 1) odd.push('not one <h1>');
  if (!document.title.replace('\u200b', '').trim()) odd.push('no title');
  const wide = document.scrollingElement?.scrollWidth ?? 0;
  if (wide > window.innerWidth) odd.push(`${wide} px wide`);
  /** What a control covers: the card that it stands in, when it spreads itself over that. */
  const spreadOver = (control: Element) => {
    const { content, position, inset } = getComputedStyle(control, '::after');
    const isSpread = content !== 'none' && position === 'absolute' && inset === '0px';
    return isSpread && control instanceof HTMLElement ? control.offsetParent : control;
  };
  const open = document.querySelector('dialog[open]');
  const controls = 'button, a[href], select, input, textarea, summary';
  for (const control of (open ?? document).querySelectorAll(controls)) {
    if (!control.checkVisibility()) continue;
    if (control.closest('[inert]')) continue; // a picture of one, as in the gallery
    if (control.matches('p a, li a, td a')) continue; // a link within a text is as high as its line
    const target = control.matches('[type=radio], [type=checkbox], [type=file]')
      ? control.closest('label')
      : spreadOver(control);
    const { width, height } = (target ?? control).getBoundingClientRect();
    if (width < 43.5 || height < 43.5) {
      odd.push(`target of ${Math.round(width)}×${Math.round(height)}: ${name(control)}`);
    }
    const size = Number.parseFloat(getComputedStyle(control).fontSize);
    const isField = control.matches(
      'select, textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])',
    );
    if (isField && size < 16) odd.push(`text of ${size} px: ${name(control)}`);
  }
  return odd;
}

/** Words or figures that are cut off or stick out of their box, each with its text. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const scope = document.querySelector('dialog[open]') ?? document.body;
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility()) continue;
      if (element.closest('option, .visually-hidden, [aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      const isWithin = left >= -1 && right <= window.innerWidth + 1;
      const inScroller =
        element.closest('table')?.parentElement ?? element.closest('.st-swipe') ?? element;
      const scrolls = inScroller !== element && inScroller.scrollWidth > inScroller.clientWidth;
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if ((!isWithin && !scrolls) || isCut) found.push(element.innerText.slice(0, 60));
    }
    return found;
  });
