import { Fragment, useMemo, type ReactNode } from 'react';
import { judgeAddress } from '../domain/safe-address.ts';
import { fillValues } from './fill-values.ts';
import css from './legal-text.module.css';
import { readMarkdown, type Block, type Inline } from './read-markdown.ts';

/** Props of `LegalText`. */
export interface LegalTextProps {
  /** The tenant's Markdown. */
  text: string;
  /** What `{{lender.name}}` and the like are filled from. */
  config: object;
  /** In a dialog the first-level heading is the dialog's own title, and links into the app stay words: they would lead away. */
  isInDialog?: boolean | undefined;
}

/** A tenant's legal text as elements, never as raw HTML (design §3). */
export function LegalText({ text, config, isInDialog = false }: LegalTextProps) {
  const blocks = useMemo(() => readMarkdown(fillValues(text, config)), [text, config]);
  return (
    <div className={css.text}>
      {blocks.map((block, at) =>
        isInDialog && block.kind === 'heading' && block.level === 1 ? null : (
          <BlockView key={at} block={block} isInDialog={isInDialog} />
        ),
      )}
    </div>
  );
}

function BlockView({ block, isInDialog }: { block: Block; isInDialog: boolean }) {
  const inlines = (inner: readonly Inline[]) => (
    <InlineView inner={inner} isInDialog={isInDialog} />
  );
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h3>{inlines(block.inner)}</h3> : <h4>{inlines(block.inner)}</h4>;
    case 'rule':
      return <hr />;
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{inlines(item)}</li>);
      return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table': {
      const [head = [], ...rows] = block.rows;
      return (
        <div className={css.table}>
          <table>
            <thead>
              <tr>
                {head.map((cell, at) => (
                  <th key={at} scope="col">
                    {inlines(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>{inlines(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
    case 'paragraph':
      return <p>{inlines(block.inner)}</p>;
  }
}

function InlineView({
  inner,
  isInDialog,
}: {
  inner: readonly Inline[];
  isInDialog: boolean;
}): ReactNode {
  return inner.map((piece, at) => {
    if (piece.kind === 'text') return <Fragment key={at}>{piece.text}</Fragment>;
    const within = <InlineView key={at} inner={piece.inner} isInDialog={isInDialog} />;
    if (piece.kind === 'strong') return <strong key={at}>{within}</strong>;
    if (piece.kind === 'em') return <em key={at}>{within}</em>;
    const href = linkTarget(piece.address, isInDialog);
    return href ? (
      <a key={at} href={href} rel="noreferrer">
        {within}
      </a>
    ) : (
      within
    );
  });
}

/** Where a link may lead; an unsafe one stays plain words. */
function linkTarget(address: string, isInDialog: boolean): string | undefined {
  if (/^(?:tel:\+?[\d-]+|mailto:[^\s?]+)$/.test(address)) return address;
  const verdict = judgeAddress(address, '');
  if (verdict.kind === 'inApp') return isInDialog ? undefined : verdict.path;
  return verdict.kind === 'outside' ? verdict.url : undefined;
}
