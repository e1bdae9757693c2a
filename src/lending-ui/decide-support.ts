import { telephoneHref } from '../domain/safe-address.ts';
import type { Say } from '../i18n/say.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';

/** Whom to call, ready to be shown. */
export interface SupportModel {
  /** `tel:`; no link where there is nothing to dial. */
  href: string | undefined;
  label: string;
  hours: string | undefined;
}

/** Whom to call: the lender's answer names its own phone, else the tenant's service phone (screens §0). */
export function decideSupport(
  phone: string | undefined,
  { servicePhone, support }: Pick<FirstTenant, 'servicePhone' | 'support'>,
  language: string,
  say: Say,
): SupportModel {
  const number = phone || servicePhone;
  return {
    href: telephoneHref(number) ?? telephoneHref(servicePhone),
    label: say('app:callPhone', { phone: number }),
    hours: support.hours[language],
  };
}
