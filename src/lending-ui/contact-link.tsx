import type { ReactNode } from 'react';
import css from './contact-link.module.css';

/** A phone, an e-mail or a website as a link of a finger's size; plain words when there is no safe address. */
export function ContactLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? (
    <a className={css.link} href={href} rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}
