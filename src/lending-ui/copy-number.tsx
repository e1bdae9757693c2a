import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { useCopies } from '../ui/use-copies.ts';

/** Copies the whole number of a loan, of which only the end is shown; where the browser refuses, all of it is. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('loan-details');
  const id = useId();
  const copies = useCopies();
  const state = copies.stateOf(id);
  const shown = state === 'copied' ? t('copied') : t('copy');
  return (
    <>
      {state === 'refused' && <span>{number}</span>}
      <Button
        kind="secondary"
        size="small"
        aria-label={`${shown}: ${t('receiptLoan')}`}
        onPress={() => copies.copy(id, number)}
      >
        {shown}
      </Button>
    </>
  );
}
