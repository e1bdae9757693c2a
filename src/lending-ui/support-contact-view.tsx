import { ButtonLink } from '../ui/button.tsx';
import { PhoneIcon } from '../ui/icons/phone.tsx';
import type { SupportModel } from './decide-support.ts';
import css from './support-contact.module.css';

/** Whom to call, and when somebody is there. */
export function SupportContactView({ href, label, hours }: SupportModel) {
  return (
    <div className={css.contact}>
      {href && (
        <ButtonLink kind="quiet" href={href}>
          <PhoneIcon />
          {label}
        </ButtonLink>
      )}
      {hours && <p className={css.hours}>{hours}</p>}
    </div>
  );
}
