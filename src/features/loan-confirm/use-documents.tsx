import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAgreementAddressMutation } from '../../lender-api/loan-confirm/loan-confirm.api.ts';
import { AgreementView } from '../../lending-ui/agreement-view.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useSlow } from '../../lending-ui/use-slow.ts';
import { useLegalPageOf } from '../../navigation/use-legal-page-of.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The agreements of an offer; each opens its page in a dialog over the offer (screens §3). */
export interface Documents {
  open: (position: number, title: string) => void;
  /** The one that is on its way for longer than it should, by its place. */
  slowOne: number | undefined;
  dialog: ReactNode;
}

/** See `Documents`. */
export function useDocuments(productId: string, loanId: string | undefined): Documents {
  const { t } = useTranslation('app');
  const toast = useToast();
  const errorText = useErrorText();
  const legal = useLegalPageOf();
  const [getAddress, { isLoading, originalArgs }] = useGetAgreementAddressMutation();
  const isSlow = useSlow(isLoading);
  const [shown, setShown] = useState<{ title: string; address: string }>();
  const isAsking = useRef(false);

  const show = async (position: number, title: string) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const result = await getAddress({ productId, position, loanId });
    isAsking.current = false;
    if ('error' in result) toast(errorText(result.error), { tone: 'bad' });
    else if (legal.isRefused(result.data)) toast(t('addressRefused'), { tone: 'bad' });
    else setShown({ title, address: result.data });
  };

  const close = () => setShown(undefined);
  return {
    open: (position, title) => void show(position, title),
    slowOne: isSlow ? originalArgs?.position : undefined,
    dialog: (
      <Dialog
        isOpen={shown !== undefined}
        onClose={close}
        title={shown?.title ?? ''}
        kind="page"
        closeLabel={t('close')}
        actions={
          <Button kind="secondary" onPress={close}>
            {t('close')}
          </Button>
        }
      >
        {shown && <AgreementView address={shown.address} title={shown.title} {...legal} />}
      </Dialog>
    ),
  };
}
