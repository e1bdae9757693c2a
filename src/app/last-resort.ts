/**
 * When not even the bundle or its words can be had there is nothing to draw with: the page then shows the
 * plain text that `index.html` carries for this. It names no lender, because none is known for certain. A
 * prerendered page stays as it is: it can be read.
 */
export function showLastResort(): void {
  const template = document.getElementById('last-resort');
  const place = document.getElementById('root');
  if (template instanceof HTMLTemplateElement && place?.dataset.page === undefined)
    place?.replaceChildren(template.content.cloneNode(true));
}
