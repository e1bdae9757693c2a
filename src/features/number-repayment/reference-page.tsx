import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashAtCounter } from '../../domain/payment-channel.ts';
import type { KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { ComplaintLink } from '../../lending-ui/complaint-link.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import type { TenantText } from '../../lending-ui/use-tenant-text.ts';
import { amountLabel, dueDayOf } from '../../payments/decide-amount.ts';
import { PayHead } from '../../payments/pay-head.tsx';
import { usePayTitle } from '../../payments/use-pay-title.ts';
import { usePaymentComplaint } from '../../payments/use-payment-complaint.ts';
import { systemClock } from '../../platform/clock.ts';
import { tenantMarkets } from '../../tenant/payment-channels.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { useCopies } from '../../ui/use-copies.ts';
import { Rows } from '../../ui/rows.tsx';
import { GuideText } from './guide-text.tsx';
import css from './reference-page.module.css';
import { MethodRow } from './method-row.tsx';
import { isSameAmount, purposeOf } from './decide-number.ts';
import { decideNumberCard } from './decide-number-card.ts';
import { NumberCardView } from './number-card-view.tsx';
import { NumberAmountNote, NumberNotes } from './number-notes.tsx';
import { PaidQuestion } from './paid-question.tsx';
import { elsewhere, PlaceChoice } from './place-choice.tsx';
import { useShownNumber, type NumberPayment } from './use-number-payment.ts';

const focusOnce = (part: HTMLElement | null) => part?.focus();

/** Props of `ReferencePage`. */
export interface ReferencePageProps {
  loanRef: LoanRef;
  kept: KeptVirtualAccount;
  payment: NumberPayment;
  guide: TenantText;
}

/**
 * A reference number to pay by. The place comes first, for its rounding and its fee decide the one amount that is
 * shown: how much there, to whom, until when, how, and then "I have paid" (screens §4, §9).
 */
export function ReferencePage({ loanRef, kept, payment, guide }: ReferencePageProps) {
  const { account } = kept;
  const { t, i18n } = useTranslation('number-repayment');
  const say = useSay('number-repayment', 'payment');
  const copies = useCopies();
  const tenant = useTenant();
  const format = useFormat();
  const { loanNow } = payment;
  const complaint = usePaymentComplaint({
    loanId: loanRef.loanId,
    number: account.virtualAccountNumber,
    amount: account.amount && format.major(account.amount),
  });
  const { end, secondsLeft, isRenewing, getNewNumber, sayPaid } = useShownNumber(kept, payment);
  const isOver = secondsLeft === 0;
  const [isAsking, setAsking] = useState(false);
  const places = tenantMarkets(tenant);
  // Kept with the number: a reload, and whoever comes back to it, finds the amount of that place.
  const [placeName, setPlaceName] = useState(kept.channelName);
  const [wasPressed, setPressed] = useState(false);
  const choosePlace = (name: string) => {
    setPlaceName(name);
    setPressed(true);
    payment.choosePlace(name);
  };
  const place = places.find(({ name }) => name === placeName);
  // A number that is over is said so first; the place is chosen for the next one.
  const mustChoose =
    !isOver &&
    places.length > 0 &&
    account.amount !== undefined &&
    !place &&
    placeName !== elsewhere;
  const usualTime = tenant.repayment.usualTimes[account.kind]?.[i18n.language];
  const cash =
    place && account.amount
      ? { ...cashAtCounter(place, account.amount), place: place.name }
      : undefined;
  const { toPay } = payment;
  const title = usePayTitle(t('guideTitle'));
  const isAsOwed = account.amount !== undefined && isSameAmount(toPay, account.amount, tenant);
  const card = decideNumberCard({
    loanId: loanRef.loanId,
    payeeName: account.payeeName || tenant.repayment.payeeName,
    account,
    cash,
    purpose: purposeOf(toPay, account.amount, tenant, { say, format }),
    numberLabel: t('reference'),
    end,
    secondsLeft,
    timeZone: tenant.locale.timeZone,
    say,
    format,
  });
  return (
    <Page
      screenKey="paymentGuide"
      face="ready"
      title={title}
      actions={
        // Nobody has paid to a number that was not shown yet.
        !mustChoose && (
          <>
            {isOver && (
              <Button isBusy={isRenewing} busyLabel={t('gettingNumber')} onPress={getNewNumber}>
                {t('newNumber')}
              </Button>
            )}
            <Button kind={isOver ? 'quiet' : 'primary'} onPress={() => setAsking(true)}>
              {t('paid')}
            </Button>
          </>
        )
      }
    >
      <NumberNotes loanRef={loanRef} kept={kept} payment={payment} isOver={isOver} />
      <NumberAmountNote kept={kept} payment={payment} />
      {mustChoose && account.amount && (
        <>
          <PayHead
            label={
              isAsOwed
                ? amountLabel(
                    toPay,
                    dueDayOf(loanNow.loan?.dueDate, tenant.locale.timeZone, systemClock.now()),
                    { say, format },
                  )
                : t('bill')
            }
            amount={format.major(account.amount)}
            facts={card.facts}
          />
          <PlaceChoice
            places={places}
            amount={account.amount}
            usualTime={usualTime}
            onChoose={choosePlace}
          />
        </>
      )}
      {!mustChoose && (
        // Whoever chose is led to what the choice brought: the button that was pressed is gone.
        <div ref={wasPressed ? focusOnce : undefined} tabIndex={-1} className={css.chosen}>
          <NumberCardView card={card} copies={copies} />
          <Note tone="warn">
            <p>{t('onePayment')}</p>
            <p>{t('keepSlip')}</p>
          </Note>
          {places.length > 0 && !isOver && (
            <Rows>
              <MethodRow
                label={t('place')}
                name={place?.name ?? t('placeOther')}
                change={t('change')}
                onChange={() => setPlaceName(undefined)}
              />
            </Rows>
          )}
          {usualTime && <p className={css.hints}>{usualTime}</p>}
        </div>
      )}
      <GuideText guide={guide} place={place?.name} isFolded />
      <ComplaintLink to={complaint} />
      <SupportContact phone={account.telephone || loanNow.loan?.telephone} />
      <PaidQuestion isOpen={isAsking} onClose={() => setAsking(false)} onYes={sayPaid} />
    </Page>
  );
}
