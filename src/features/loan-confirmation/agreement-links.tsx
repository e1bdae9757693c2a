import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAgreementAddressMutation } from '../../lender-api/loan-offer/loan-offer.endpoints.ts';
import { AgreementView } from '../../lending-ui/agreement-view.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useLegalPageOf } from '../../navigation/use-legal-page-of.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Props of `AgreementLinks`. */
export interface AgreementLinksProps {
  productId: string;
  loanId: string | undefined;
  /** In the lender's order. */
  titles: readonly string[];
}

/** The agreements by name; each opens its page in a dialog over the offer (screens §3). */
export function AgreementLinks({ productId, loanId, titles }: AgreementLinksProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const legal = useLegalPageOf();
  const [getAddress] = useGetAgreementAddressMutation();
  const [open, setOpen] = useState<{ title: string; address: string }>();
  const isAsking = useRef(false);

  const show = async (position: number, title: string) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const result = await getAddress({ productId, position, loanId });
    isAsking.current = false;
    if ('error' in result) toast(errorText(result.error), { tone: 'bad' });
    else if (legal.isRefused(result.data)) toast(t('addressRefused'), { tone: 'bad' });
    else setOpen({ title, address: result.data });
  };

  // The commas of the language shown, between the places of the titles.
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'long' });
  const parts = list.formatToParts(titles.map((_title, position) => String(position)));
  return (
    <>
      {parts.map(({ type, value }, at) =>
        type === 'element' ? (
          <TextButton
            key={at}
            onPress={() => void show(Number(value), titles[Number(value)] ?? '')}
          >
            {titles[Number(value)]}
          </TextButton>
        ) : (
          <Fragment key={at}>{value}</Fragment>
        ),
      )}
      <Dialog
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open?.title ?? ''}
        kind="page"
        closeLabel={t('close')}
        actions={
          <Button kind="secondary" onPress={() => setOpen(undefined)}>
            {t('close')}
          </Button>
        }
      >
        {open && <AgreementView address={open.address} title={open.title} {...legal} />}
      </Dialog>
    </>
  );
}
