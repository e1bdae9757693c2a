import { shortNumber } from '../../domain/card-number.ts';
import { daysUntil } from '../../domain/day.ts';
import {
  type LoanPicture,
  type LoanState,
  loanStatusRule,
  type LoanStatusRule,
} from '../../domain/loan-status.ts';
import type { DetailLine } from '../../domain/loan-offer.ts';
import type { Loan } from '../../domain/loan.ts';
import { pictureAddress } from '../../domain/safe-address.ts';
import { unbound } from '../../i18n/format.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import type { FirstTenant } from '../../tenant/first-tenant.ts';
import type { ButtonKind } from '../../ui/button.tsx';
import type { HeroProps } from '../../ui/hero.tsx';
import { decideHelp } from './decide-help.ts';
import type { LoanAct, LoanInputs, LoanModel } from './loan-model.ts';

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
  { loan, tenant, say, now }: LoanInputs,
  state: LoanState,
): LoanModel['hero']['pill'] {
  const { timeZone } = tenant.locale;
  if (state === 'settled') return { tone: 'good', text: say('loan-details:pillPaid') };
  if (state === 'open') return undefined;
  const days = daysUntil(loan.dueDate, timeZone, now);
  if (days === undefined) return { tone: 'warn', text: say('loan-details:pillUnpaid') };
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
  { isPending, hasQuestion, say }: LoanInputs,
  { actions, state }: LoanStatusRule,
): Pick<LoanModel, 'actions' | 'again'> {
  const only = (
    isThere: boolean,
    act: LoanAct,
    kind: ButtonKind,
    label: string,
  ): LoanModel['actions'] => (isThere && !isPending ? [{ act, kind, label }] : []);
  const isSettled = state === 'settled';
  const repay = hasQuestion ? 'secondary' : 'primary';
  return {
    actions: [
      ...only(actions.includes('repay'), 'repay', repay, say('loan-details:repay')),
      // Proof comes before the next loan, which is a line of the page (look, row 2).
      ...only(isSettled, 'receipt', 'secondary', say('loan-details:receipt')),
      ...only(isSettled, 'myAccount', 'quiet', say('loan-details:myAccount')),
    ],
    again: only(
      actions.includes('borrowMore'),
      'borrowMore',
      'quiet',
      say('loan-details:borrowAgain'),
    ),
  };
}

/**
 * What is owed, to whom, by when, whether it is paid, and what can be done: each figure only when the lender's answer
 * holds it (screens §3). Throws `MissingText` where the words at hand lack one.
 */
export function decideLoan(inputs: LoanInputs): LoanModel {
  const { loan, isPending, tenant, say, format, isOpen } = inputs;
  const rule = ruleOf(loan, tenant);
  const { state } = rule;
  const { temper, pictures } = tenant.theme;
  const owes = state === 'unpaid' && loan.amountDue !== undefined;
  // Until the money is on its way there is no loan yet, and who was declined never had one.
  const title = say(
    state === 'open' && rule.picture !== 'disbursing'
      ? 'loan-details:application'
      : 'loan-details:title',
  );
  const headline =
    loan.headline ||
    (owes ? undefined : state === 'open' ? title : say(`loan-details:state_${state}`));
  const pill = decidePill(inputs, state);
  const isLate = pill?.tone === 'bad';
  const date = format.weekday(loan.dueDate);
  // What is asked of a late loan now was not due on that day: charges came after it.
  const label = isLate
    ? say('loan-details:payToday')
    : say(loan.dueDate ? 'loan-details:amountDueOn' : 'loan-details:amountDue', { date });
  const help = decideHelp(inputs, rule, owes && !isPending && isLate);
  return {
    title,
    isPending,
    hero: {
      tone: toneOf[rule.picture],
      picture: rule.picture,
      figure: { temper, picture: pictures.hero && assetAddress(tenant.id, pictures.hero) },
      pill,
      headline,
      text: loan.description || undefined,
      owed: owes
        ? {
            label,
            amount: format.money(loan.amountDue),
            since: isLate ? say('loan-details:wasDueOn', { date }) : undefined,
          }
        : undefined,
    },
    plan:
      state === 'unpaid' && tenant.features.instalments
        ? {
            title: say('loan-details:plan'),
            // Once on the page: who is late has it among the ways out.
            openLabel:
              isOpen('instalments') && !help.late?.rows.some(({ id }) => id === 'plan')
                ? say('loan-details:openPlan')
                : undefined,
            failed: say('loan-details:planFailed'),
          }
        : null,
    isRepaid: state === 'settled',
    ...help,
    details: decideDetails(inputs, rule, help.late?.parts),
    ...decideActions(inputs, rule),
  };
}

/**
 * The lender's lines, but for what the page says above them; its own row for the number of the loan gives way to ours,
 * which is short and can be copied.
 */
function decideDetails(
  { loan, loanId, tenant, say, format, origin }: LoanInputs,
  { state, picture }: LoanStatusRule,
  parts: readonly DetailLine[] = [],
): LoanModel['details'] {
  const said = [loanId, format.money(loan.amountDue), unbound(format.shortDay(loan.dueDate))];
  const lines = loan.details.filter(
    (line) => !parts.includes(line) && !said.includes(line.value.trim()),
  );
  return {
    title: say('loan-details:details'),
    // What was declined stands aside: what can be done about it comes first.
    isOpen: state === 'open' && picture !== 'declined',
    product: loan.productName
      ? {
          name: loan.productName,
          logo: pictureAddress(loan.productLogo, origin, tenant.security.imageOrigins),
        }
      : undefined,
    lines:
      state === 'unpaid'
        ? [...lines, { label: say('loan-details:payTo'), value: tenant.repayment.payeeName }]
        : lines,
    number: { label: say('loan-details:receiptLoan'), short: shortNumber(loanId) },
  };
}
