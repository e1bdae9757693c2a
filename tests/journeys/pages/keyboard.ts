import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until `target` has the focus, and proves at every stop that one can see where the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(unseenFocus), 'the focus can be seen').toBe('');
    if (await isThere()) return;
  }
  expect(await isThere(), 'reached by Tab').toBe(true);
}

/** Runs in the page: what has the focus without showing it; '' when it shows. */
function unseenFocus(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return '';
  // The mark may be drawn by the control, by what stands around it, or by its neighbour.
  const around = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.closest('label'),
  ];
  const near = [...around, ...(element.parentElement?.querySelectorAll('*') ?? [])];
  const looks = () =>
    near.map((one) => {
      if (!one) return '';
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
      return [outline, boxShadow, borderColor, backgroundColor].join();
    });
  const focused = looks().join('|');
  element.blur();
  const blurred = looks().join('|');
  element.focus();
  return focused === blurred ? element.outerHTML.slice(0, 120) : '';
}
