import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAgreementAddressMutation } from '../../lender-api/loan-offer/loan-offer.api.ts';
import { AgreementView } from '../../lending-ui/agreement-view.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useSlow } from '../../lending-ui/use-slow.ts';
import { useLegalPageOf } from '../../navigation/use-legal-page-of.ts';
import { ActionRows } from '../../ui/action-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Props of `AgreementList`. */
export interface AgreementListProps {
  productId: string;
  loanId: string | undefined;
  /** In the lender's order: a title's place is what its page is asked for by. */
  titles: readonly string[];
}

/** The agreements by name; each opens its page in a dialog over the offer (screens §3). */
export function AgreementList({ productId, loanId, titles }: AgreementListProps) {
  const { t } = useTranslation(['loan-confirm', 'app']);
  const toast = useToast();
  const errorText = useErrorText();
  const legal = useLegalPageOf();
  const [getAddress, { isLoading, originalArgs }] = useGetAgreementAddressMutation();
  const isSlow = useSlow(isLoading);
  const [open, setOpen] = useState<{ title: string; address: string }>();
  const isAsking = useRef(false);

  const show = async (position: number, title: string) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const result = await getAddress({ productId, position, loanId });
    isAsking.current = false;
    if ('error' in result) toast(errorText(result.error), { tone: 'bad' });
    else if (legal.isRefused(result.data)) toast(t('app:addressRefused'), { tone: 'bad' });
    else setOpen({ title, address: result.data });
  };

  const close = () => setOpen(undefined);
  return (
    <>
      <ActionRows
        title={t('documents')}
        rows={titles.map((title, position) => ({
          id: `${position}`,
          title,
          onPress: () => void show(position, title),
          ...(isSlow && originalArgs?.position === position && { busyLabel: t('app:loading') }),
        }))}
      />
      <Dialog
        isOpen={open !== undefined}
        onClose={close}
        title={open?.title ?? ''}
        kind="page"
        closeLabel={t('app:close')}
        actions={
          <Button kind="secondary" onPress={close}>
            {t('app:close')}
          </Button>
        }
      >
        {open && <AgreementView address={open.address} title={open.title} {...legal} />}
      </Dialog>
    </>
  );
}
