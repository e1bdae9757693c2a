/**
 * The origins of the pages that this page is framed in, the nearest first; none when it stands alone. An origin that
 * the browser does not tell is '' (Firefox names the nearest one only, by the referrer, and not always that).
 */
export function framingOrigins(page: Window = window): readonly string[] {
  if (page.parent === page) return [];
  const listed = page.location.ancestorOrigins as DOMStringList | undefined; // Firefox has none
  if (listed) return Array.from(listed);
  const origins: string[] = [];
  for (let frame: Window = page; frame.parent !== frame; frame = frame.parent)
    origins.push(originOf(frame.parent) ?? (frame === page ? referrerOf(page) : ''));
  return origins;
}

/** Undefined for a page of another origin, which cannot be asked. */
function originOf(page: Window): string | undefined {
  try {
    return page.location.origin;
  } catch {
    return undefined;
  }
}

function referrerOf(page: Window): string {
  try {
    return new URL(page.document.referrer).origin;
  } catch {
    return '';
  }
}
