import { fillValues } from '../../lending-ui/fill-values.ts';
import { readMarkdown, type Block, type Inline } from '../../lending-ui/read-markdown.ts';

/** One numbered part of a legal text, under its own heading. */
export interface LegalPart {
  /** The same in every language, so that a link to it outlives a change of language. */
  id: string;
  heading: readonly Inline[];
  blocks: readonly Block[];
}

/** A legal text as a page shows it. */
export interface LegalPageText {
  /** Of the first-level heading; undefined for a text without one. */
  title: string | undefined;
  /** The line below the title that says from when the text is; none without it. */
  version: readonly Inline[];
  /** What stands before the first part. */
  opening: readonly Block[];
  parts: readonly LegalPart[];
}

/** The words of a run without their marks. */
export const plainText = (inner: readonly Inline[]): string =>
  inner.map((piece) => (piece.kind === 'text' ? piece.text : plainText(piece.inner))).join('');

/** The one emphasised line of a paragraph that holds nothing else. */
const emphasised = (block: Block | undefined): readonly Inline[] | undefined =>
  block?.kind === 'paragraph' && block.inner.length === 1 && block.inner[0]?.kind === 'em'
    ? block.inner[0].inner
    : undefined;

/** Reads a tenant's legal text, its figures filled in from the tenant's config (screens §2). */
export function readLegalPage(text: string, config: object): LegalPageText {
  const blocks = readMarkdown(fillValues(text, config));
  const [first] = blocks;
  const isTitled = first?.kind === 'heading' && first.level === 1;
  const version = emphasised(blocks[isTitled ? 1 : 0]);
  const opening: Block[] = [];
  const parts: (LegalPart & { blocks: Block[] })[] = [];
  for (const block of blocks.slice((isTitled ? 1 : 0) + (version ? 1 : 0))) {
    if (block.kind === 'heading' && block.level <= 2)
      parts.push({ id: `part-${parts.length + 1}`, heading: block.inner, blocks: [] });
    else (parts.at(-1)?.blocks ?? opening).push(block);
  }
  return {
    title: isTitled ? plainText(first.inner) : undefined,
    version: version ?? [],
    opening,
    parts,
  };
}
