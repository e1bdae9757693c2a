import type { Plugin, Rolldown } from 'vite';

/**
 * Puts the style sheet into `index.html`, behind the scripts' links, so that the first paint waits for no
 * second file. The page is asked for anew at each visit and mostly answered "unchanged", so it is paid once.
 * A sheet larger than `largest` bytes stays a file.
 */
export function neutralStyle({ largest = 96_000 } = {}): Plugin {
  return {
    name: 'neutral-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [link, file = ''] =
          /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(html) ?? [];
        const style = styleText(bundle?.[file]);
        if (!link || !bundle || style === undefined || style.length > largest) return html;
        delete bundle[file];
        return html.replace(link, '').replace('</head>', () => `<style>${style}</style></head>`);
      },
    },
  };
}

/** The text of a style sheet; nothing when it could end the element that it is put into. */
function styleText(
  file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined,
): string | undefined {
  if (file?.type !== 'asset') return undefined;
  const text =
    typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
  return /<\/style/i.test(text) ? undefined : text.trim();
}
