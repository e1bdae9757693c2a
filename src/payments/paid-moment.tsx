import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useSay } from '../i18n/use-say.ts';
import { LenderPicture } from '../lending-ui/lender-picture.tsx';
import { MomentGround } from '../lending-ui/moment-ground.tsx';
import { useReceiptPicture } from '../lending-ui/use-receipt-picture.ts';
import { useScreenParams } from '../navigation/use-go-to.ts';
import { beatOnce } from '../platform/haptic.ts';
import { canShareFiles, saveFile, shareFile } from '../platform/share-file.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Button } from '../ui/button.tsx';
import { SaveIcon } from '../ui/icons/save.tsx';
import { ShareIcon } from '../ui/icons/share.tsx';
import { Page } from '../ui/page.tsx';
import { useToast } from '../ui/toast.tsx';
import { decidePaid } from './decide-paid.ts';
import { useCountedPayments } from './counted-payments.ts';
import type { EndedRecord } from './money-records.ts';
import { PaidBlocks, PaidFigure, PaidSign } from './paid-figure.tsx';
import css from './paid-moment.module.css';
import type { LoanNow } from './use-loan-now.ts';
import { useWalletName } from './use-wallet-name.ts';

/** Props of `PaidMoment`. */
export interface PaidMomentProps {
  screenKey: string;
  loanId: string;
  ended: EndedRecord;
  loanNow: Pick<LoanNow, 'loan' | 'state'>;
  /** On to what comes next, quietly. */
  onDone: () => void;
}

/**
 * Paid: a view of its own, once. The number comes down to zero, the phone beats once, the receipt is in the hand;
 * whatever is wanted of the borrower comes after it.
 */
export function PaidMoment({ screenKey, loanId, ended, loanNow, onDone }: PaidMomentProps) {
  const { t } = useTranslation('payment');
  const say = useSay('payment');
  const format = useFormat();
  const toast = useToast();
  const wallet = useWalletName();
  const { lender, theme } = useTenant();
  const bridge = useBridge();
  const { temper } = theme;
  const { loan, state } = loanNow;
  const isSettled = state === 'settled';
  const { productId = '' } = useScreenParams();
  const counted = useCountedPayments({ loanId, productId }, ended.at);
  const model = decidePaid(
    { ended, loanId, loan, isSettled, counted, lenderName: lender.name, wallet },
    say,
    format,
  );
  const { number, card, isClear, parts } = model;
  const picture = useReceiptPicture(
    {
      title: card.title,
      headline: number ? `${number.text} ${model.headline}` : model.headline,
      lines: model.receipt,
      note: t('receiptNote'),
    },
    model.fileName,
  );
  useEffect(() => beatOnce(() => bridge.beat()), [bridge]);

  const failed = () => toast(t('receiptNotSent'), { tone: 'bad' });
  const share = async () => {
    if (!picture || !(await shareFile(picture))) failed();
  };
  const save = () => (picture ? saveFile(picture) : failed());
  const canShare = canShareFiles();
  return (
    <MomentGround moment="paid">
      <Page
        screenKey={screenKey}
        face="ready"
        title={model.title}
        heading={null}
        look="moment"
        actions={
          <>
            <div className={css.foot}>
              {canShare && (
                <Button onPress={share}>
                  <ShareIcon />
                  {t('receiptShare')}
                </Button>
              )}
              {canShare ? (
                <Button kind="secondary" aria-label={t('receiptSave')} onPress={save}>
                  <SaveIcon />
                </Button>
              ) : (
                <Button onPress={save}>
                  <SaveIcon />
                  {t('receiptSave')}
                </Button>
              )}
            </div>
            <Button kind="quiet" onPress={onDone}>
              {t('paidDone')}
            </Button>
          </>
        }
      >
        <div className={css.moment} role="status">
          <LenderPicture kind="success">
            <PaidFigure temper={temper} isClear={isClear} parts={parts} />
          </LenderPicture>
          <div className={css.paper}>
            {temper === 'friendly' && <PaidSign className={css.sign} />}
            {number && (
              <p
                className={css.number}
                data-fits={
                  number.text.length > 8 ? 'long' : number.text.length < 5 ? 'short' : 'most'
                }
              >
                {number.from !== undefined && (
                  <span className={css.from} aria-hidden="true">
                    {number.from}
                  </span>
                )}
                <span className={css.to} data-rolls={number.from !== undefined || undefined}>
                  {number.text}
                </span>
              </p>
            )}
            <div className={css.words}>
              <h2 className={css.headline}>{model.headline}</h2>
              {model.count && <p>{model.count}</p>}
              {model.text && <p className={css.text}>{model.text}</p>}
            </div>
            {temper === 'bold' && (isClear || parts.total > 1) && <PaidBlocks parts={parts} />}
            <section className={css.card}>
              <h3 className={css.head}>
                <span>{card.title}</span>
                <span className={css.when}>{card.moment}</span>
              </h3>
              <dl>
                {card.rows.map(({ label, value }) => (
                  <div key={label} className={css.row}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
        </div>
      </Page>
    </MomentGround>
  );
}
