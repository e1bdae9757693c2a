import { daysBetween, readDay, todayIn } from '../../domain/day.ts';
import {
  loanActions,
  loanStatusRule,
  type LoanAction,
  type LoanPicture,
  type LoanState,
  type LoanStatusRule,
} from '../../domain/loan-status.ts';
import type { DetailLine } from '../../domain/loan-offer.ts';
import type { Loan } from '../../domain/loan.ts';
import { pictureAddress } from '../../domain/safe-address.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import { decideSupport, type SupportModel } from '../../lending-ui/decide-support.ts';
import type { FirstTenant } from '../../tenant/first-tenant.ts';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import type { HeroProps } from '../../ui/hero.tsx';
import type { ButtonKind } from '../../ui/button.tsx';
import type { PillTone } from '../../ui/pill.tsx';

/** What can be pressed on a loan. */
export type LoanAct = LoanAction | 'myAccount';

/** Everything that is to be read on a loan's page, in finished strings. */
export interface LoanModel {
  title: string;
  hero: Pick<HeroProps, 'tone'> & {
    picture: LoanPicture;
    pill: { tone: PillTone; text: string } | undefined;
    headline: string | undefined;
    text: string | undefined;
    /** What is owed, with its name; undefined where nothing is, or where the lender named no amount. */
    owed: { label: string; amount: string } | undefined;
  };
  product: { name: string; logo: string | undefined } | undefined;
  lines: readonly DetailLine[];
  actions: readonly { act: LoanAct; kind: ButtonKind; label: string }[];
  support: SupportModel;
}

/** What the page of a loan is made of. */
export interface LoanInputs {
  loan: Loan;
  /** A payment is open: nothing can be paid. */
  isBlocked: boolean;
  /** A payment is being looked for, so the lender's "please pay" would contradict what is said of it. */
  isPending: boolean;
  tenant: FirstTenant;
  language: string;
  say: Say;
  format: Format;
  /** Milliseconds since 1970. */
  now: number;
  /** Of the app itself. */
  origin: string;
  isOpen: (screen: ScreenKey) => boolean;
}

/** How a status looks: the drawing says it once more, never alone. */
const toneOf: Record<LoanPicture, HeroProps['tone']> = {
  review: 'brand',
  approved: 'brand',
  disbursing: 'brand',
  due: 'brand',
  overdue: 'bad',
  processing: 'calm',
  settled: 'good',
  declined: 'calm',
  closed: 'good',
};

/** The row of a loan's status in the tenant's table. */
export const ruleOf = (
  loan: Loan,
  { loanStatuses }: Pick<FirstTenant, 'loanStatuses'>,
): LoanStatusRule => loanStatusRule(loan.status, loanStatuses);

/** What the pill says: how far the due day is, or that nothing is owed. */
function decidePill(
  { loan, isPending, tenant, say, now }: LoanInputs,
  state: LoanState,
): LoanModel['hero']['pill'] {
  const { timeZone } = tenant.locale;
  if (isPending) return { tone: 'warn', text: say('loan-details:pillChecking') };
  if (state === 'settled') return { tone: 'good', text: say('loan-details:pillPaid') };
  if (state === 'open') return undefined;
  const due = readDay(loan.dueDate, timeZone);
  if (!due) return { tone: 'warn', text: say('loan-details:pillUnpaid') };
  const days = daysBetween(todayIn(timeZone, now), due);
  if (days < 0) return { tone: 'bad', text: say('loan-details:pillOverdue', { count: -days }) };
  return {
    tone: 'warn',
    text:
      days === 0
        ? say('loan-details:pillDueToday')
        : say('loan-details:pillDueIn', { count: days }),
  };
}

/** What can be done with a loan of this status; nothing at all leaves no bar (screens §3). */
function decideActions(
  { loan, isBlocked, say, isOpen }: LoanInputs,
  rule: LoanStatusRule,
): LoanModel['actions'] {
  if (isBlocked) return [];
  const allowed = loanActions(rule, loan.canExtend);
  const rows: readonly [boolean, LoanModel['actions'][number]][] = [
    [
      allowed.includes('repay'),
      { act: 'repay', kind: 'primary', label: say('loan-details:repay') },
    ],
    [
      allowed.includes('extend') && isOpen('extension'),
      { act: 'extend', kind: 'quiet', label: say('loan-details:extend') },
    ],
    [
      allowed.includes('borrowMore'),
      { act: 'borrowMore', kind: 'primary', label: say('loan-details:borrowAgain') },
    ],
    [
      rule.state === 'settled',
      { act: 'myAccount', kind: 'quiet', label: say('loan-details:myAccount') },
    ],
  ];
  return rows.filter(([isThere]) => isThere).map(([, action]) => action);
}

/**
 * What is owed, to whom, by when, whether it is paid, and what can be done: each figure only when the lender's answer
 * holds it (screens §3). Throws `MissingText` where the words at hand lack one.
 */
export function decideLoan(inputs: LoanInputs): LoanModel {
  const { loan, isPending, tenant, language, say, format, origin } = inputs;
  const rule = ruleOf(loan, tenant);
  const { state } = rule;
  const owes = state === 'unpaid' && loan.amountDue !== undefined;
  const headline = loan.headline || (owes ? undefined : say(`loan-details:state_${state}`));
  const label = loan.dueDate
    ? say('loan-details:amountDueOn', { date: format.day(loan.dueDate) })
    : say('loan-details:amountDue');
  const payTo = { label: say('loan-details:payTo'), value: tenant.repayment.payeeName };
  return {
    title: say('loan-details:title'),
    hero: {
      tone: isPending ? 'calm' : toneOf[rule.picture],
      picture: rule.picture,
      pill: decidePill(inputs, state),
      headline: isPending ? undefined : headline,
      text: isPending ? undefined : loan.description || undefined,
      owed: owes ? { label, amount: format.money(loan.amountDue) } : undefined,
    },
    product: loan.productName
      ? {
          name: loan.productName,
          logo: pictureAddress(loan.productLogo, origin, tenant.security.imageOrigins),
        }
      : undefined,
    lines: state === 'unpaid' ? [...loan.details, payTo] : loan.details,
    actions: decideActions(inputs, rule),
    support: decideSupport(loan.telephone, tenant, language, say),
  };
}
