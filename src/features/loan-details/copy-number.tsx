import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton, type CopyState } from '../../ui/copy-button.tsx';

/** Copies the whole number of a loan, of which only the end is shown; where the browser refuses, all of it is. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('loan-details');
  const [state, setState] = useState<CopyState>('idle');
  return (
    <>
      {state === 'refused' && <span>{number}</span>}
      <CopyButton
        text={number}
        what={t('receiptLoan')}
        label={t('copy')}
        copiedLabel={t('copied')}
        onCopy={setState}
      />
    </>
  );
}
