import { createRoot, type Root } from 'react-dom/client';

/** A root that replaces whatever stands in the place. */
export function freshRoot(place: HTMLElement): Root {
  delete place.dataset.page;
  return createRoot(place);
}
