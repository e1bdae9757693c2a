import type { Page } from '@playwright/test';

// What follows runs in the page; each answers the faults that it finds, with the words of the place.

/** Text that cannot be read on what lies behind it, controls without an edge, and chosen ones that look like others. */
export const unclear = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const named = (element: Element) =>
      `<${element.localName}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const isClear = (colour: string) => colour === 'transparent' || channels(colour)[3] === 0;
    /** The first opaque background behind an element. */
    const behind = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? behind(element.parentElement) : backgroundColor;
    };
    const hasEdge = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return false;
      const { borderTopWidth, borderBottomWidth, borderTopStyle, borderBottomStyle } = style;
      return (
        (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) ||
        (borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1)
      );
    };
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({ opacityProperty: true })) continue;
      if (
        element.closest(
          '.visually-hidden, svg, option, script, style, [aria-disabled="true"], :disabled',
        )
      )
        continue;
      const { color } = getComputedStyle(element);
      const ratio = contrast(color, behind(element));
      if (ratio < 4.5) found.push(`${ratio.toFixed(1)}:1 for ${named(element)}`);
    }
    const controls = 'button, select, textarea, [role=tab], input:not([type=hidden], [type=file])';
    for (const control of scope.querySelectorAll<HTMLInputElement>(controls)) {
      if (!control.checkVisibility()) continue;
      const box = control.closest('label');
      const isDrawn =
        hasEdge(control) ||
        hasEdge(control, '::before') ||
        hasEdge(control, '::after') ||
        (control.parentElement !== null && hasEdge(control.parentElement)) ||
        // A code's boxes lie beside the field that takes the digits.
        [...(control.parentElement?.querySelectorAll('*') ?? [])].some((one) => hasEdge(one)) ||
        (box !== null && hasEdge(box)) ||
        (/radio|checkbox|range/.test(control.type) &&
          getComputedStyle(control).appearance !== 'none');
      if (!isDrawn) found.push(`no edge: ${named(control)}`);
    }
    const look = (element: Element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const {
          backgroundColor,
          borderTopWidth,
          borderTopColor,
          outlineStyle,
          outlineWidth,
          opacity,
        } = style;
        return [
          backgroundColor,
          borderTopWidth,
          borderTopColor,
          outlineStyle,
          outlineWidth,
          opacity,
        ].join();
      });
    const kinds = [
      ['input[type=radio]', ':checked'],
      ['input[type=checkbox]', ':checked'],
      ['[role=tab]', '[aria-selected=true]'],
      ['button[aria-pressed]', '[aria-pressed=true]'],
    ] as const;
    for (const [kind, chosen] of kinds) {
      const all = [...scope.querySelectorAll(kind)].filter((one) => one.checkVisibility());
      const drawn = (one: Element | undefined) => {
        if (!one) return '';
        if (one instanceof HTMLInputElement && getComputedStyle(one).appearance !== 'none')
          return one.checked ? 'the system draws it on' : 'the system draws it off';
        return [one, one.closest('label') ?? one].flatMap(look).join(' ');
      };
      const [on, off] = [
        all.find((one) => one.matches(chosen)),
        all.find((one) => !one.matches(chosen)),
      ];
      if (on && off && drawn(on) === drawn(off))
        found.push(`chosen looks like the others: ${named(on)}`);
    }
    return found;
  });

/** What is wrong on paper: things to press, things that stay in place, text too light, rows that the screen has alone. */
export const wrongOnPaper = (page: Page, rowsOnScreen: readonly string[]): Promise<string[]> =>
  page.evaluate((expected) => {
    const found: string[] = [];
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isSeen(element) || element.closest('svg, .visually-hidden')) continue;
      const { position, color } = getComputedStyle(element);
      const words = element.innerText?.trim().slice(0, 40);
      if (/fixed|sticky/.test(position) && words) found.push(`${position}: ${words}`);
      if (element.matches('button, select, [role=tab], nav')) found.push(`to press: ${words}`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      if (hasText && 0.3 * red + 0.59 * green + 0.11 * blue > 150) found.push(`pale: ${words}`);
    }
    const { backgroundColor } = getComputedStyle(document.body);
    if (!/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/.test(backgroundColor))
      found.push(backgroundColor);
    const paper = document.body.innerText.replace(/\s+/g, ' ');
    return [
      ...found,
      ...expected.filter((row) => !paper.includes(row)).map((row) => `lost: ${row}`),
    ];
  }, rowsOnScreen);

/** The rows that are on screen, as their words; of rows that one chooses, the amounts. */
export const rowsOf = (page: Page, kinds = 'dt, dd, li, td, h2, label'): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(`main :is(${wanted})`)]
        .filter(
          (one) =>
            one.checkVisibility() &&
            !one.matches('nav *, dialog *') &&
            !one.querySelector('button, select, nav'),
        )
        .flatMap((one) => {
          const words = one.innerText.replace(/\s+/g, ' ').trim();
          if (one.querySelector('input')) return words.match(/(?:₹|Rp)[\d.,]*\d/g) ?? [];
          return words === '' ? [] : [words];
        }),
    kinds,
  );

/** Amounts and numbers that go on in another line. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const amounts = /(?<![\w/-])(?:₹|Rp)?\d[\d.,]{1,15}\d%?(?![\w/-])/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (!(currentNode instanceof Text) || !parent?.checkVisibility()) continue;
      if (parent.closest('.visually-hidden, script, style, option, svg')) continue;
      // Amounts and short numbers; a licence of many signs, or twenty digits, cannot stand in one line everywhere.
      for (const { 0: number, index } of currentNode.data.matchAll(amounts)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${number} in ${parent.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  });

/** How many groups of a number stand in each of its lines. */
export const groupsByLine = (page: Page, number: string): Promise<number[][]> =>
  page.evaluate((selector) => {
    return [...document.querySelectorAll(selector)].map((one) => {
      const lines = new Map<number, number>();
      for (const group of one.children) {
        if (group.localName === 'wbr') continue;
        const top = Math.round(group.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
      return [...lines.values()];
    });
  }, number);

/** Copy buttons that lie over the number or the amount that they copy. */
export const copiesOverNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [role=group]')].flatMap((field) => {
      const button = field.querySelector('button')?.getBoundingClientRect();
      if (!button) return [];
      const range = document.createRange();
      const shown = [...field.querySelectorAll('p:not([role=status]), [translate=no] > span')];
      const isUnder = shown.some((part) => {
        range.selectNodeContents(part);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > button.left + 1 &&
            left < button.right - 1 &&
            bottom > button.top + 1 &&
            top < button.bottom - 1,
        );
      });
      return isUnder ? [field.textContent ?? ''] : [];
    }),
  );

/** Controls of the open dialog that no scrolling brings wholly into sight, or that something covers there. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) return ['no dialog'];
    const controls = [...dialog.querySelectorAll<HTMLElement>('button, input, textarea, a[href]')];
    return controls.flatMap((control) => {
      if (!control.checkVisibility()) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isOutside =
        top < -1 || bottom > window.innerHeight + 1 || left < -1 || right > window.innerWidth + 1;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const label = control.closest('label');
      const isHit =
        there !== null &&
        (control.contains(there) || label?.contains(there) === true || there.contains(control));
      const what = isOutside
        ? `from ${top} to ${bottom}`
        : `under ${there?.outerHTML.slice(0, 90)}`;
      return isOutside || !isHit ? [`${control.textContent}: ${what}`] : [];
    });
  });

/** How strongly the open tab's fill or line stands out from the row that it lies in, as a ratio of contrast. */
export const openTabAgainstRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tab = document.querySelector('[role=tab][aria-selected=true]');
    const row = tab?.closest('[role=tablist]');
    if (!tab || !row) return 0;
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(row).backgroundColor);
    const { backgroundColor, boxShadow } = getComputedStyle(tab);
    const ratios = [backgroundColor, ...(boxShadow.match(/rgba?\([^)]*\)/g) ?? [])].map(
      (colour) => {
        const one = luminance(colour);
        return (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05);
      },
    );
    return Math.max(...ratios);
  });
