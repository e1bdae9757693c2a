import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addWords } from '../../i18n/create-i18n.ts';
import { tenantWording } from '../../i18n/wording-files.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

const namespace = 'number-repayment';

/**
 * What to say at the counter in the language of the place, which is the tenant's own: a borrower who reads
 * another one shows the phone. Fetched as soon as it is wanted, so that it is there when the network is not.
 * Undefined when that is the language shown anyway, or when it cannot be had.
 */
export function useCashierWords(payee: string, isWanted: boolean): string | undefined {
  const { i18n } = useTranslation();
  const tenant = useTenant();
  const { defaultLanguage } = tenant.locale;
  const isOther = isWanted && i18n.language !== defaultLanguage;
  const [isThere, setThere] = useState(() => i18n.hasResourceBundle(defaultLanguage, namespace));
  useEffect(() => {
    if (!isOther || isThere) return undefined;
    let isHere = true;
    tenantWording(tenant, defaultLanguage, namespace).then(
      (words) => {
        addWords(i18n, defaultLanguage, namespace, words);
        if (isHere) setThere(true);
      },
      () => undefined, // without a network the language shown must do
    );
    return () => {
      isHere = false;
    };
  }, [isOther, isThere, tenant, defaultLanguage, i18n]);
  if (!isOther || !isThere) return undefined;
  return i18n.getFixedT(defaultLanguage, namespace)('say', { payee });
}
