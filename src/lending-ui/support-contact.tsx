import { useTranslation } from 'react-i18next';
import { useSay } from '../i18n/use-say.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { decideSupport } from './decide-support.ts';
import { SupportContactView } from './support-contact-view.tsx';

/** Whom to call, on any screen; `phone` is the lender's own where its answer names one. */
export function SupportContact({ phone }: { phone?: string | undefined }) {
  const { i18n } = useTranslation();
  const say = useSay('app');
  const tenant = useTenant();
  return <SupportContactView {...decideSupport(phone, tenant, i18n.language, say)} />;
}
