import type { Locator } from '@playwright/test';

/** What a screen reader stops at, in its order: `heading Your loan`, `button Repay now`. */
export async function heard(place: Locator): Promise<string[]> {
  const outline = await place.ariaSnapshot();
  return outline.split('\n').flatMap((line) => {
    const stop =
      /^\s*- (heading|button|link|radio|checkbox|textbox|img|group|dialog|status) "((?:[^"\\]|\\.)*)"/.exec(
        line.replace(/^(\s*- )'(.+)'(:?)$/, '$1$2'),
      );
    return stop ? [`${stop[1]} ${stop[2]?.replaceAll('\\"', '"')}`] : [];
  });
}

/** The first of `wanted` that does not come after the one before it; undefined when all come in this order. */
export function outOfOrder(all: readonly string[], wanted: readonly RegExp[]): RegExp | undefined {
  let from = 0;
  for (const one of wanted) {
    const at = all.findIndex((stop, place) => place >= from && one.test(stop));
    if (at < 0) return one;
    from = at + 1;
  }
  return undefined;
}
