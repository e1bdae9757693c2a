import { type ReactNode, useEffect } from 'react';
import { shortNumber } from '../../domain/card-number.ts';
import type { Loan } from '../../domain/loan.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { type ConfirmedLoan, confirmedLoans } from '../../session/confirmed-loans.ts';
import { HouseScene } from '../../lending-ui/house-scene.tsx';
import { MomentGround } from '../../lending-ui/moment-ground.tsx';
import { systemClock } from '../../platform/clock.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { Temper } from '../../tenant/temper.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import { Button } from '../../ui/button.tsx';
import { SentOffDrawing } from '../../ui/drawings/sent-off.tsx';
import { Page } from '../../ui/page.tsx';
import { type Step, Steps } from '../../ui/steps.tsx';
import css from './confirmed-moment.module.css';
import { DueDateReminder } from './due-date-reminder.tsx';

/** What the moment after an acceptance says. */
interface ConfirmedModel {
  title: string;
  amount: string;
  /** Goes on from the amount. */
  words: string;
  symbol: string;
  /** By its end; '' where no answer names it. */
  account: string;
  temper: Temper;
  steps: readonly Step[];
  firstPayment: { label: string; date: string; amount: string } | undefined;
  action: string;
}

/** What that moment is decided from. */
interface ConfirmedInputs {
  confirmed: ConfirmedLoan;
  loan: Loan;
  tenant: Pick<Tenant, 'lender' | 'money' | 'theme'>;
  say: Say;
  format: Format;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Where the money goes and when, and the first day to pay: account, bank and day only where an answer names them
 * (screens §9, "After loanConfirmPush"). No "repay now": nothing is due yet.
 */
function decideConfirmed(inputs: ConfirmedInputs): ConfirmedModel {
  const { confirmed, loan, tenant, say, format, now } = inputs;
  const { amount, isNet, bankName, expectedAt, at } = confirmed;
  const account = shortNumber(confirmed.account);
  const from = tenant.lender.name;
  const dayAndTime = (moment: number) => {
    const day = format.weekday(String(moment));
    const time = format.clock(moment);
    const isToday = day === format.weekday(String(now));
    return isToday ? say('loan-details:todayAt', { time }) : `${day}, ${time}`;
  };
  const firstAmount = loan.amountDue === undefined ? '' : format.money(loan.amountDue);
  return {
    title: say('loan-details:confirmedTitle'),
    amount: format.shortMoney(amount),
    words: isNet
      ? account
        ? say('loan-details:onItsWayTo', { account })
        : say('loan-details:onItsWay')
      : account
        ? say('loan-details:borrowedOnItsWayTo', { account })
        : say('loan-details:borrowedOnItsWay'),
    symbol: tenant.money.symbol,
    account,
    temper: tenant.theme.temper,
    steps: [
      {
        at: 'done',
        title: say('loan-details:stepSigned'),
        text: dayAndTime(at),
      },
      {
        at: 'now',
        title: say('loan-details:stepSending'),
        text: bankName
          ? say('loan-details:fromTo', { from, to: bankName })
          : say('loan-details:fromLender', { from }),
      },
      {
        at: 'next',
        title: say('loan-details:stepArrives'),
        text: expectedAt
          ? say('loan-details:arrivesBy', { day: format.weekday(expectedAt) })
          : undefined,
      },
    ],
    firstPayment: loan.dueDate
      ? {
          label: say('loan-details:firstPayment'),
          date: format.weekday(loan.dueDate),
          amount: firstAmount,
        }
      : undefined,
    action: say('loan-details:seeMyLoan'),
  };
}

/** Props of `ConfirmedMoment`. */
export interface ConfirmedMomentProps {
  loanRef: LoanRef;
  confirmed: ConfirmedLoan;
  loan: Loan;
  onDone: () => void;
}

/** Confirmed: shown once, in the tab that confirmed, in the place of the loan's page; a reload shows the loan. */
export function ConfirmedMoment({ loanRef, confirmed, loan, onDone }: ConfirmedMomentProps) {
  const say = useSay('loan-details');
  const format = useFormat();
  const tenant = useTenant();
  const session = useSession();
  const { productId } = loanRef;
  useEffect(() => confirmedLoans(session).forget(productId), [session, productId]);
  const model = decideConfirmed({
    confirmed,
    loan,
    tenant,
    say,
    format,
    now: systemClock.now(),
  });
  return (
    <MomentGround moment="confirmed">
      <Page
        screenKey="loanDetails"
        face="ready"
        title={model.title}
        heading={null}
        look="moment"
        actions={<Button onPress={onDone}>{model.action}</Button>}
      >
        <ConfirmedView
          model={model}
          slots={{ reminder: <DueDateReminder loanId={loanRef.loanId} loan={loan} isSign /> }}
        />
      </Page>
    </MomentGround>
  );
}

/** Props of `ConfirmedView`. */
interface ConfirmedViewProps {
  model: ConfirmedModel;
  /** What React alone can do: put the first payment into the calendar. */
  slots?: { reminder?: ReactNode };
}

/** Confirmed (look, row 1): the amount leaves for its account, what happens when, and the first payment as a date. */
function ConfirmedView({ model, slots }: ConfirmedViewProps) {
  const { amount, words, firstPayment } = model;
  return (
    <>
      {model.temper === 'friendly' && <HouseScene sun="low" />}
      <div className={css.hero}>
        {model.temper !== 'friendly' && (
          <SentOffDrawing
            symbol={model.symbol}
            account={model.account}
            isSquare={model.temper === 'bold'}
          />
        )}
        <h2 className={css.headline}>
          <span className={css.amount} data-long={amount.length > 8 || undefined}>
            {amount}
          </span>
          {/* A voice reads the two as one sentence. */}
          <span className={css.words}>{` ${words}`}</span>
        </h2>
      </div>
      <section className={css.paper}>
        <Steps steps={model.steps} isLive />
        {firstPayment && (
          <div className={css.first}>
            <dl>
              <dt className={css.label}>{firstPayment.label}</dt>
              <dd className={css.date}>{firstPayment.date}</dd>
              {firstPayment.amount && <dd>{firstPayment.amount}</dd>}
            </dl>
            {slots?.reminder}
          </div>
        )}
      </section>
    </>
  );
}
