import type { Page } from '@playwright/test';

/**
 * Does to the page what a browser's translator does: every text node is taken out and `<font>` elements with the same
 * words stand in its place, at once for whatever comes, and all of them anew again and again (HD-67).
 */
export const translatePage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const untouched = 'script, style, template, noscript, title, textarea, select';
    const fontOf = (text: string) => {
      const inner = document.createElement('font');
      inner.append(text);
      const outer = document.createElement('font');
      outer.dataset['translated'] = '';
      outer.append(inner);
      return outer;
    };
    const translate = () => {
      for (const font of document.querySelectorAll('font[data-translated]'))
        font.replaceWith(fontOf(font.textContent ?? ''));
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const parent = currentNode.parentElement;
        if (!(currentNode instanceof Text) || !currentNode.data.trim() || !parent) continue;
        if (!parent.closest(untouched) && parent.localName !== 'font') texts.push(currentNode);
      }
      for (const text of texts) text.replaceWith(fontOf(text.data));
    };
    let isAsked = false;
    const observer = new MutationObserver((changes) => {
      const isOurs = changes.every(({ addedNodes }) =>
        [...addedNodes].every((node) => node instanceof HTMLElement && node.localName === 'font'),
      );
      if (isOurs || isAsked) return;
      isAsked = true;
      setTimeout(() => {
        isAsked = false;
        translate();
      }, 30);
    });
    const start = () => {
      translate();
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      setInterval(translate, 400);
    };
    if (document.body) start();
    else document.addEventListener('DOMContentLoaded', start);
  });
