import type { Page } from '@playwright/test';

/** WCAG 1.4.12: what a reader may ask of every text, as a style of the reader's own. */
export const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Words and amounts that go on in another line, lie over others or over the ring, or are cut; each with its words. */
export const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const said = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
    /** A sign of a word or an amount, with its marks; Han and Devanagari break where they may. */
    const whole = /(?:₹|₱|Rp)\s?[\d.,]*\d|[\d.,]*\d%|(?<![@.\w])\p{Script=Latin}{3,}(?![@.]\w)/gu;
    const seen: { box: DOMRect; text: Text; sticks: Element | null }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!(text instanceof Text) || !parent || !text.data.trim()) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, script, style, option, svg, [aria-hidden=true]'))
        continue;
      const range = document.createRange();
      for (const { 0: word, index } of text.data.matchAll(whole)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`goes on in another line: ${word} (${said(text.data)})`);
      }
      range.selectNodeContents(text);
      // What stays in place has what scrolls under it, and is looked at by itself.
      let sticks: Element | null = parent;
      while (sticks && !/sticky|fixed/.test(getComputedStyle(sticks).position))
        sticks = sticks.parentElement;
      for (const box of range.getClientRects()) if (box.width > 1) seen.push({ box, text, sticks });
      let around: Element | null = parent;
      while (around && around !== document.body && !around.matches('.st-swipe, [data-swipe]')) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const own = range.getBoundingClientRect();
        if (
          /hidden|clip/.test(overflowX) &&
          (own.right > edge.right + 1 || own.left < edge.left - 1)
        )
          found.push(`cut at its side: ${said(text.data)}`);
        if (/hidden|clip/.test(overflowY) && own.bottom > edge.bottom + 4)
          found.push(`cut at its foot: ${said(text.data)}`);
        around = around.parentElement;
      }
    }
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1)) {
        if (other.text === one.text || other.sticks !== one.sticks) continue;
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // Lines of text are taller than what is drawn of them.
        const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
        const near = Math.abs(middle(one.box) - middle(other.box));
        if (wide > 2 && near < Math.min(one.box.height, other.box.height) * 0.5)
          found.push(`over each other: ${said(one.text.data)} | ${said(other.text.data)}`);
      }
    const ring = scope.querySelector('[data-figure=calm]:not([data-at]) > svg');
    const { left, top, width, height } = ring?.getBoundingClientRect() ?? new DOMRect();
    if (ring && width > 0 && height > 0)
      for (const { box, text } of seen) {
        if (!ring.parentElement?.contains(text)) continue;
        const far = Math.max(
          ...[box.left, box.right].flatMap((x) =>
            [box.top + box.height / 4, box.bottom - box.height / 4].map((y) =>
              Math.hypot(x - left - width / 2, y - top - height / 2),
            ),
          ),
        );
        const inner = Math.min(width, height) * 0.4475;
        if (far > inner && top + height > box.top && top < box.bottom)
          found.push(`over the ring: ${said(text.data)}`);
      }
    for (const field of scope.querySelectorAll('input, textarea')) {
      const { placeholder } = field as HTMLInputElement;
      if (!placeholder || !field.checkVisibility()) continue;
      const style = getComputedStyle(field, '::placeholder');
      if (style.color === 'rgba(0, 0, 0, 0)') continue;
      const ruler = document.createElement('span');
      ruler.textContent = placeholder;
      ruler.style.cssText = `position:absolute;visibility:hidden;white-space:nowrap;font:${style.fontWeight} ${style.fontSize} ${style.fontFamily};letter-spacing:${style.letterSpacing};word-spacing:${style.wordSpacing}`;
      document.body.append(ruler);
      const room =
        field.clientWidth -
        parseFloat(getComputedStyle(field).paddingLeft) -
        parseFloat(getComputedStyle(field).paddingRight);
      if (field.localName === 'input' && ruler.getBoundingClientRect().width > room + 1)
        found.push(`cut within its field: ${placeholder}`);
      ruler.remove();
    }
    return [...new Set(found)];
  });
