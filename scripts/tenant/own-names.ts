import { textAt } from '../../src/tenant-check/config-values.ts';

/** A name of the other lender, and what stands for it in the copy. */
export interface NameChange {
  from: string;
  to: string;
}

/** `my-lender` as people would write it: `My Lender`. */
export const nameOfId = (id: string): string =>
  id.replace(/(?:^|-)([a-z0-9])/g, (_whole, first: string) => ` ${first.toUpperCase()}`).trim();

/** The names to look for, the longer first, because the short one is mostly a part of it. */
export function nameChanges(config: unknown, lenderName: string, brandName: string): NameChange[] {
  const change = (field: string, to: string): NameChange[] => {
    const from = textAt(config, field)?.trim();
    return from ? [{ from, to }] : [];
  };
  const changes = [
    ...change('lender.name', lenderName),
    ...change('brand.name', brandName),
    ...change('brand.shortName', brandName),
  ];
  return changes.sort((one, other) => other.from.length - one.from.length);
}

const isLetter = (char: string) => /[\p{L}\d]/u.test(char);

/** The text with every whole name changed; parts of longer words stay. */
export function withNames(text: string, changes: readonly NameChange[]): string {
  return changes.reduce(
    (now, { from, to }) =>
      now.split(from).reduce((before, after) => {
        const isWhole = !isLetter(before.at(-1) ?? '') && !isLetter(after.charAt(0));
        return `${before}${isWhole ? to : from}${after}`;
      }),
    text,
  );
}
