import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { standingOf, type MoneyRecord, type Standing } from '../domain/money-call.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSay } from '../i18n/use-say.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { readScreenParams } from '../navigation/screen-params.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import type { Writers } from './decide-amount.ts';
import type { EndedRecord } from './money-records.ts';
import { useMoneyPlace } from './use-money-place.ts';
import { useWalletName } from './use-wallet-name.ts';

/** What was being done when the session ended: a payment sent from here, one to a number, or neither. */
type PayingBy = 'call' | 'number' | 'nothing';

const payingBy: Partial<Record<ScreenKey, PayingBy>> = {
  cardRepayment: 'call',
  bindCard: 'call',
  walletRepayment: 'call',
  instalments: 'call',
  extension: 'call',
  virtualAccount: 'number',
  payMethod: 'number',
  paymentGuide: 'number',
};

/** What `loggedOutText` judges. */
export interface LoggedOutInputs extends Writers {
  record: MoneyRecord | undefined;
  standing: Standing['is'];
  ended: EndedRecord | undefined;
  /** As records name the borrower. */
  owner: string;
  by: PayingBy;
  wallet: string;
}

/**
 * What the end of a session means for a payment, in plain words: a call's own 401 has ended it, so nothing was taken
 * (screens §9, "One open money call"); what else is open stays so. Undefined where no payment was being made.
 */
export function loggedOutText(inputs: LoggedOutInputs): string | undefined {
  const { record, standing, ended, owner, by, wallet, say, format } = inputs;
  const nothing = () =>
    by === 'nothing'
      ? undefined
      : say(by === 'call' ? 'payment:loggedOutNothing' : 'payment:loggedOutNumber');
  if (!record) {
    const isPaid = ended?.is === 'arrived' && ended.record.owner === owner;
    if (!isPaid) return nothing();
    const { amount, startedAt } = ended.record;
    const about = { amount: format.money(amount), time: format.clock(startedAt) };
    return amount ? say('payment:arrivedText', about) : say('payment:arrivedTextPlain', about);
  }
  // Of somebody else's payment no figure is said.
  const amount = record.owner === owner ? record.amount : undefined;
  const about = { amount: format.money(amount), time: format.clock(record.startedAt), wallet };
  switch (standing) {
    case 'none':
    case 'awaitingCode':
      return nothing();
    case 'unanswered':
      return amount ? say('payment:lateUnknown', about) : say('payment:loggedOutOpenPlain');
    case 'calling':
    case 'accepted':
    case 'acceptedLongAgo':
      return amount ? say('payment:loggedOutOpen', about) : say('payment:loggedOutOpenPlain');
    case 'saidPaid':
      return say('payment:loggedOutSaid', about);
    case 'leftForWallet':
      return say('payment:loggedOutLeft', about);
  }
}

/** Says it on the page that asks to log in, about the loan that its address names; nothing where there is none. */
export function LoggedOutPayment() {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const key = matchScreen(useTenant(), pathname);
  const { loanId } = readScreenParams(search, key);
  // A screen that speaks of payments has brought its words along.
  return loanId !== undefined && i18n.hasResourceBundle(i18n.language, 'payment') ? (
    <Said loanId={loanId} by={(key && payingBy[key]) ?? 'nothing'} />
  ) : null;
}

function Said({ loanId, by }: { loanId: string; by: PayingBy }) {
  const say = useSay('payment');
  const format = useFormat();
  const wallet = useWalletName();
  const { records, clock, owner } = useMoneyPlace('loan', loanId);
  // The call whose answer ended the session ends its record a moment later.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => records.onChange(drawAgain), [records]);
  const record = records.find();
  const standing = standingOf(record, clock.now()).is;
  const ended = records.lastEnd();
  const text = loggedOutText({ record, standing, ended, owner, by, wallet, say, format });
  return text === undefined ? null : (
    <p role="status">
      <strong>{text}</strong>
    </p>
  );
}
