import type { Root } from 'react-dom/client';

/** What draws for React, by far the largest file of a visit: everything else is made ready while it arrives. */
export const loadRenderer = () => import('react-dom/client');

/** A root that replaces whatever stands in the place; rejects when what draws cannot be had. */
export async function freshRoot(place: HTMLElement): Promise<Root> {
  const { createRoot } = await loadRenderer();
  delete place.dataset.page;
  return createRoot(place);
}
