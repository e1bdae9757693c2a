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
  children: ReactNode;
}

/** One part of the home page, or the body of a page that shows it alone. */
export function Section({ id, title, lead, isAlone, children }: SectionProps) {
  return (
    <section id={id} className="st-section" aria-label={title}>
      {isAlone ? (
        <h2 className="visually-hidden">{title}</h2>
      ) : (
        <div className="st-head">
          <h2>{title}</h2>
          {lead != null && <p>{lead}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
