import type { ReactNode } from 'react';
import { later } from './later.tsx';
import { pageLength } from './page-length.ts';
import type { PagedListProps } from './paged-list.tsx';

const Pages = later<PagedListProps<unknown>>(
  () => import('./paged-list.tsx').then(({ PagedList }) => PagedList),
  ({ items, children }) => children(items.slice(0, pageLength)),
);

/**
 * For the slot of a view without hooks: a list of more items than a page draws at once, its first page until the presses
 * for the rest have arrived. Undefined where one page holds it all.
 */
export function longList<Item>(
  items: readonly Item[],
  draw: (shown: readonly Item[]) => ReactNode,
): ReactNode {
  if (items.length <= pageLength) return undefined;
  return <Pages items={items}>{draw as PagedListProps<unknown>['children']}</Pages>; // it is given these very items
}
