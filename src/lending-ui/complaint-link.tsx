import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button.tsx';

/** Props of `ComplaintLink`. */
export interface ComplaintLinkProps {
  /** Undefined where nobody can complain: then there is no link. */
  to: { href: string; follow: () => void } | undefined;
}

/** The way to say that something is wrong, beside whom to call. */
export function ComplaintLink({ to }: ComplaintLinkProps) {
  const { t } = useTranslation();
  return (
    to && (
      <ButtonLink kind="quiet" href={to.href} onFollow={to.follow}>
        {t('complain')}
      </ButtonLink>
    )
  );
}
