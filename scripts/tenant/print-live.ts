import type { LiveItem } from './live-list.ts';

const signs: Readonly<Record<LiveItem['state'], string>> = {
  done: '✓',
  missing: '✗',
  advised: '!',
  unasked: '–',
};
const mostDetails = 8;

/** The list of one lender for people; `!` is advice that keeps nobody from going live. */
export function liveText(id: string, items: readonly LiveItem[]): string {
  const lines = items.flatMap(({ what, state, detail }) => [
    `  ${signs[state]} ${what}`,
    ...detail.slice(0, mostDetails).map((one) => `      ${one}`),
    ...(detail.length > mostDetails ? [`      and ${detail.length - mostDetails} more`] : []),
  ]);
  const missing = items.filter(({ state }) => state === 'missing').length;
  const sum =
    missing === 0
      ? 'nothing keeps it from going live'
      : `${missing} of ${items.length} are missing`;
  return [`${id}: ${sum}`, ...lines].join('\n');
}
