import type { ReactNode } from 'react';
import { ChevronIcon } from './icons/chevron.tsx';
import css from './accordion.module.css';

/** Props of `Disclosure`. */
export interface DisclosureProps {
  title: ReactNode;
  /** Said at the end of the closed line, such as how much is inside. */
  aside?: ReactNode;
  /** Starts open. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** One line that opens; the platform's `<details>`. Stands alone in a card, or among others in an `Accordion`. */
export function Disclosure({ title, aside, isOpen, children }: DisclosureProps) {
  return (
    <details className={css.item} open={isOpen}>
      <summary className={css.summary}>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {aside != null && <span className={css.aside}>{aside}</span>}
        </span>
        <span className={css.chevron}>
          <ChevronIcon />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

/** Props of `Accordion`. */
export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; aside?: ReactNode; children: ReactNode }[];
  /** The first one starts open. */
  openFirst?: boolean | undefined;
  /** On the page itself, parted by hairlines, instead of in a card. */
  isPlain?: boolean | undefined;
}

/** Several disclosures together; each opens by itself. */
export function Accordion({ items, openFirst = false, isPlain = false }: AccordionProps) {
  return (
    <div className={css.accordion} data-plain={isPlain || undefined}>
      {items.map(({ id, title, aside, children }, at) => (
        <Disclosure key={id} title={title} aside={aside} isOpen={openFirst && at === 0}>
          {children}
        </Disclosure>
      ))}
    </div>
  );
}
