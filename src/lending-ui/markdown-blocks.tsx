import type { ReactNode } from 'react';
import { checkAddress } from '../domain/safe-address.ts';
import { onPlainClick } from '../ui/plain-click.ts';
import css from './legal-text.module.css';
import type { Block, Inline } from './read-markdown.ts';

/** How a text's links into the app are written, and what following one does. */
export interface PathLinks {
  hrefOf: (path: string) => string;
  follow: (path: string) => void;
}

/** What becomes of a text's links into the app: they are followed as given, left to the browser, or stay words. */
export type InAppLinks = PathLinks | 'plain' | 'words';

/** Props of `MarkdownBlocks`. */
export interface MarkdownBlocksProps {
  blocks: readonly Block[];
  links: InAppLinks;
  /** They stand under a part's own heading, so theirs is one step higher than in a text that stands alone. */
  isPart?: boolean | undefined;
}

/** The blocks of a tenant's text as elements, never as raw HTML (design §3). */
export function MarkdownBlocks({ blocks, links, isPart = false }: MarkdownBlocksProps) {
  return (
    <div className={css.text}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} links={links} isPart={isPart} />
      ))}
    </div>
  );
}

function BlockView({ block, links, isPart }: { block: Block; links: InAppLinks; isPart: boolean }) {
  const inlines = (inner: readonly Inline[]) => inlineText(inner, links);
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level <= (isPart ? 3 : 2) ? 'h3' : 'h4';
      return <Heading>{inlines(block.inner)}</Heading>;
    }
    case 'rule':
      return <hr />;
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{inlines(item)}</li>);
      return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table rows={block.rows} links={links} />;
    case 'paragraph':
      return <p>{inlines(block.inner)}</p>;
  }
}

function Table({
  rows: [head = [], ...rows],
  links,
}: {
  rows: readonly (readonly (readonly Inline[])[])[];
  links: InAppLinks;
}) {
  return (
    <div className={css.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {inlineText(cell, links)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{inlineText(cell, links)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * A run of a tenant's text: words, emphasis and links. An unsafe link stays plain words. A run that is words alone
 * is the only child of its element; among others they have one of their own (HD-67).
 */
export function inlineText(inner: readonly Inline[], links: InAppLinks): ReactNode {
  const [first] = inner;
  if (inner.length === 1 && first?.kind === 'text') return first.text;
  return inner.map((piece, at) => {
    if (piece.kind === 'text') return <span key={at}>{piece.text}</span>;
    const within = inlineText(piece.inner, links);
    if (piece.kind === 'strong') return <strong key={at}>{within}</strong>;
    if (piece.kind === 'em') return <em key={at}>{within}</em>;
    const target = linkTarget(piece.address, links);
    return target ? (
      <a key={at} href={target.href} rel="noreferrer" onClick={onPlainClick(target.follow)}>
        {within}
      </a>
    ) : (
      <span key={at}>{within}</span>
    );
  });
}

interface LinkTarget {
  href: string;
  follow?: (() => void) | undefined;
}

/** Where a link may lead; undefined for one that stays words. */
function linkTarget(address: string, links: InAppLinks): LinkTarget | undefined {
  if (/^(?:tel:\+?[\d-]+|mailto:[^\s?]+)$/.test(address)) return { href: address };
  const verdict = checkAddress(address, '');
  if (verdict.kind === 'outside') return { href: verdict.url };
  if (verdict.kind !== 'inApp' || links === 'words') return undefined;
  const { path } = verdict;
  return links === 'plain'
    ? { href: path }
    : { href: links.hrefOf(path), follow: () => links.follow(path) };
}
