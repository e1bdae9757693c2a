import { useTranslation } from 'react-i18next';
import { cutTo } from '../../domain/character-count.ts';
import { useComplaintHandover } from '../../navigation/complaint-params.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** What another screen knows about the matter, in words of the language shown and cut to what fits; '' when nothing. */
export function usePrefillText(): string {
  const { t } = useTranslation('complaints');
  const { prefill } = useComplaintHandover();
  const { textMaxLength } = useTenant().forms.complaint;
  if (!prefill) return '';
  if (prefill.kind === 'text') return cutTo(prefill.text.trim(), textMaxLength);
  const { number, amount } = prefill;
  const text =
    number && amount
      ? t('paidAmountTo', { number, amount })
      : amount
        ? t('paidAmount', { amount })
        : number
          ? t('paidTo', { number })
          : t('paid');
  return cutTo(text, textMaxLength);
}
