import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import { PictureButtons } from '../../lending-ui/picture-buttons.tsx';
import { useReceiptPicture } from '../../lending-ui/use-receipt-picture.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { KeyFactsModel } from './decide-key-facts.ts';
import css from './key-facts-view.module.css';
import { KeyFactsView } from './key-facts-view.tsx';

/** Props of `KeyFactsSheet`. */
export interface KeyFactsSheetProps {
  model: KeyFactsModel;
  closeLabel: string;
  onClose: () => void;
}

/** The key facts over the offer, to read and to keep: as a picture, where the phone can draw one. */
export function KeyFactsSheet({ model, closeLabel, onClose }: KeyFactsSheetProps) {
  const { product, tables, texts, lender, officer } = model;
  const contact = officer && [officer.name, officer.phone, officer.email].filter(Boolean);
  const picture = useReceiptPicture(
    {
      title: model.title,
      headline: lender.name,
      lines: [
        ...(product ? [product] : []),
        ...tables.flatMap(({ rows }) => rows),
        ...texts.map(({ title, text }) => ({ label: title, value: text })),
        // Its name is the headline.
        ...lender.rows.slice(1),
        ...(officer && contact ? [{ label: officer.title, value: contact.join(', ') }] : []),
      ],
      note: lender.address,
    },
    'key-facts.png',
  );
  return (
    <Dialog
      kind="page"
      isOpen
      onClose={onClose}
      title={model.title}
      closeLabel={closeLabel}
      actions={
        <>
          {picture && (
            <PictureButtons
              picture={picture}
              shareLabel={model.send}
              saveLabel={model.save}
              failedText={model.notSent}
            />
          )}
          <Button kind="quiet" onPress={onClose}>
            {model.back}
          </Button>
        </>
      }
    >
      {product && (
        <p className={css.product}>
          <LenderLogo address={product.logo} name={product.value} size={32} />
          <b>{product.value}</b>
        </p>
      )}
      <KeyFactsView model={model} />
    </Dialog>
  );
}
