import type { ReactNode } from 'react';
import type { SiteSection } from './site-sections.ts';

/** Props of `Section`. */
export interface SectionProps {
  /** Where the navigation leads. */
  id?: SiteSection | undefined;
  title: string;
  lead?: ReactNode;
  /** What it is can be seen without the heading: it stands alone on its page. */
  isAlone?: boolean | undefined;
  /** Only the heading is to be seen until it is pressed; the platform's `<details>`, which needs no JavaScript. */
  isFolded?: boolean;
  /** Cards beside each other; where they are wider than the page, a finger moves them, and so do the arrow keys. */
  isSwiped?: boolean;
  children: ReactNode;
}

/** One part of the home page, or the body of a page that shows it alone. */
export function Section({ id, title, lead, isAlone, isFolded, isSwiped, children }: SectionProps) {
  const heading = <h2>{title}</h2>;
  return (
    <section id={id} className="st-section" aria-label={title}>
      {isFolded ? (
        <details className="st-tile st-fold">
          <summary>{heading}</summary>
          {children}
        </details>
      ) : (
        <>
          <div className={isAlone ? 'visually-hidden' : 'st-head'}>
            {heading}
            {lead != null && <p>{lead}</p>}
          </div>
          {isSwiped ? (
            <div className="st-swipe" role="group" aria-label={title} tabIndex={0}>
              {children}
            </div>
          ) : (
            children
          )}
        </>
      )}
    </section>
  );
}
