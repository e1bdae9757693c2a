import type { ReactNode } from 'react';
import { mailHref, telephoneHref } from '../domain/safe-address.ts';
import css from './contact-link.module.css';

/** A phone, an e-mail or a website as a link of a finger's size; plain words when there is no safe address. */
export function ContactLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? (
    <a className={css.link} href={href} rel="noreferrer">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}

/** A number that can be dialled. */
export function PhoneLink({ phone }: { phone: string }) {
  return <ContactLink href={telephoneHref(phone)}>{phone}</ContactLink>;
}

/** An address that can be written to. */
export function MailLink({ email }: { email: string }) {
  return <ContactLink href={mailHref(email)}>{email}</ContactLink>;
}
