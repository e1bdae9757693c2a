import { createRoot, type Root } from 'react-dom/client';

/** Where the app is drawn; it holds the loading shell, or a prerendered page with its mark. */
export function findPlace(): HTMLElement {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  return place;
}

/** A root that replaces whatever stands in the place. */
export function freshRoot(place: HTMLElement): Root {
  delete place.dataset.page;
  return createRoot(place);
}
