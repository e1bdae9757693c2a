/**
 * The page with more in its head: behind the charset, which a browser looks for in the first kilobyte only, and behind
 * the word that no request may say where it comes from, for the first ones leave before the launch is out of the
 * address. Throws where the head does not begin with these two.
 */
export function inFirstPlace(html: string, parts: readonly string[]): string {
  const head =
    /<meta\s+charset=[^>]*>\s*<meta\s+name="referrer"\s+content="no-referrer"[^>]*>/i.exec(html);
  if (!head)
    throw new Error(
      'index.html: its head must begin with <meta charset="utf-8" /> and <meta name="referrer" content="no-referrer" />',
    );
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}\n    ${parts.join('\n    ')}${html.slice(end)}`;
}

/** Data for the page's scripts, as JSON, so that no policy has to allow one more script. */
export const dataScript = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
