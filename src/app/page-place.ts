/** Where the app is drawn; it holds the loading shell, a first view, or a prerendered page with its mark. */
export function findPlace(): HTMLElement {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  return place;
}
