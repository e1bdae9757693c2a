import { useMemo } from 'react';
import { fillValues } from './fill-values.ts';
import { MarkdownBlocks, type PathLinks } from './markdown-blocks.tsx';
import { readMarkdown } from './read-markdown.ts';

/** Props of `LegalText`. */
export interface LegalTextProps {
  /** The tenant's Markdown. */
  text: string;
  /** What `{{lender.name}}` and the like are filled from. */
  config: object;
  /** How links into the app are followed; without it they are the browser's. */
  links?: PathLinks | undefined;
  /** In a dialog the first-level heading is the dialog's own title, and links into the app stay words: they would lead away. */
  isInDialog?: boolean | undefined;
}

/** A tenant's text as elements, never as raw HTML (design §3). */
export function LegalText({ text, config, links, isInDialog = false }: LegalTextProps) {
  const blocks = useMemo(
    () =>
      readMarkdown(fillValues(text, config)).filter(
        (block) => !(isInDialog && block.kind === 'heading' && block.level === 1),
      ),
    [text, config, isInDialog],
  );
  return <MarkdownBlocks blocks={blocks} links={isInDialog ? 'words' : (links ?? 'plain')} />;
}
