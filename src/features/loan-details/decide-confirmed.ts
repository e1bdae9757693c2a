import { shortNumber } from '../../domain/card-number.ts';
import type { ConfirmedLoan } from '../../session/confirmed-loans.ts';
import type { Loan } from '../../domain/loan.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import type { Step } from '../../ui/steps.tsx';

/** What the moment after an acceptance says. */
export interface ConfirmedModel {
  title: string;
  amount: string;
  /** Goes on from the amount. */
  words: string;
  symbol: string;
  /** By its end; '' where no answer names it. */
  account: string;
  steps: readonly Step[];
  firstPayment: { label: string; date: string; amount: string } | undefined;
  action: string;
}

/** What that moment is decided from. */
export interface ConfirmedInputs {
  confirmed: ConfirmedLoan;
  loan: Loan;
  tenant: Pick<Tenant, 'lender' | 'money'>;
  say: Say;
  format: Format;
}

/**
 * Where the money goes and when, and the first day to pay: account, bank and day only where an answer names them
 * (screens §9, "After loanConfirmPush"). No "repay now": nothing is due yet.
 */
export function decideConfirmed(inputs: ConfirmedInputs): ConfirmedModel {
  const { confirmed, loan, tenant, say, format } = inputs;
  const { amount, isNet, bankName, expectedAt, at } = confirmed;
  const account = shortNumber(confirmed.account);
  const from = tenant.lender.name;
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
    steps: [
      { at: 'done', title: say('loan-details:stepSigned'), text: format.clock(at) },
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
          date: format.day(loan.dueDate),
          amount: firstAmount,
        }
      : undefined,
    action: say('loan-details:seeMyLoan'),
  };
}
