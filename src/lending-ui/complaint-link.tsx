import { ButtonLink } from '../ui/button.tsx';

/** Props of `ComplaintLink`. */
export interface ComplaintLinkProps {
  /** Undefined where nobody can complain: then there is no link. */
  to: { href: string; label: string; follow: () => void } | undefined;
}

/** The way to say that something is wrong, beside whom to call. Holds no hook. */
export function ComplaintLink({ to }: ComplaintLinkProps) {
  return (
    to && (
      <ButtonLink kind="quiet" href={to.href} onFollow={to.follow}>
        {to.label}
      </ButtonLink>
    )
  );
}
