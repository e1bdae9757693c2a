/**
 * When not even the bundle or its words can be had there is nothing to draw with: the page then shows the
 * plain text that `index.html` carries for this. It names no lender, because none is known for certain.
 */
export function showLastResort(): void {
  const template = document.getElementById('last-resort');
  if (template instanceof HTMLTemplateElement) {
    document.getElementById('root')?.replaceChildren(template.content.cloneNode(true));
  }
}
