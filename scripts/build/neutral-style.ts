import type { Plugin, Rolldown } from 'vite';

/**
 * Puts the entry's own style sheet (the neutral look before the tenant is known) into `index.html`, so
 * that the first paint waits for no second file. A large one stays a file.
 */
export function neutralStyle({ largest = 16_000 } = {}): Plugin {
  return {
    name: 'neutral-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        let page = html;
        for (const file of chunk?.viteMetadata?.importedCss ?? []) {
          const style = styleText(bundle?.[file]);
          const link = new RegExp(
            `<link rel="stylesheet"[^>]*href="/${file.replaceAll('.', '\\.')}"[^>]*>`,
          );
          if (style === undefined || style.length > largest || !link.test(page)) continue;
          page = page.replace(link, () => `<style>${style}</style>`);
          // Without this, each later chunk that imports the entry would fetch the same style once more.
          chunk?.viteMetadata?.importedCss.delete(file);
          if (bundle) delete bundle[file];
        }
        return page;
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
