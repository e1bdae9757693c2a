import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button.tsx';

/** Props of `ComplaintLink`. */
export interface ComplaintLinkProps {
  /** Undefined where nobody can complain: then there is no link. */
  way: { href: string; follow: () => void } | undefined;
}

/** The way to say that something is wrong, beside whom to call. */
export function ComplaintLink({ way }: ComplaintLinkProps) {
  const { t } = useTranslation();
  return (
    way && (
      <ButtonLink kind="quiet" href={way.href} onFollow={way.follow}>
        {t('complain')}
      </ButtonLink>
    )
  );
}
