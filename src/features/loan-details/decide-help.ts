import { loanActions, type LoanStatusRule } from '../../domain/loan-status.ts';
import type { DetailLine } from '../../domain/loan-offer.ts';
import { type MinorAmount, minorFromText } from '../../domain/money.ts';
import { decideSupport } from '../../lending-ui/decide-support.ts';
import type { LoanHelpRow, LoanInputs, LoanModel } from './loan-model.ts';

/**
 * The lender's lines that add up to what is owed, in their order; none where they do not. Nothing is worked out: a line
 * counts only when it is an amount just as this tenant writes it.
 */
export function partsOfTotal({
  loan,
  tenant,
  format,
}: Pick<LoanInputs, 'loan' | 'format'> & {
  tenant: Pick<LoanInputs['tenant'], 'money'>;
}): readonly DetailLine[] {
  const { amountDue, details } = loan;
  const amountIn = (value: string): MinorAmount | undefined => {
    const digits = value.replace(/\D/g, '');
    return [digits, digits + '0'.repeat(tenant.money.minorDigits)]
      .map((text) => minorFromText(text))
      .find((amount) => amount !== undefined && format.money(amount) === value.trim());
  };
  const amounts = details.map(({ value }) => amountIn(value));
  for (let from = 0; amountDue !== undefined && from < amounts.length; from += 1) {
    let sum = 0n;
    for (let to = from; to < amounts.length; to += 1) {
      const amount = amounts[to];
      if (amount === undefined) break;
      sum += BigInt(amount);
      if (to > from && sum === BigInt(amountDue)) return details.slice(from, to + 1);
    }
  }
  return [];
}

/** Every way to be helped; of a loan that was declined, what can be done about it. */
export function decideHelp(
  inputs: LoanInputs,
  rule: LoanStatusRule,
  isLate: boolean,
): Pick<LoanModel, 'help' | 'late'> {
  const { loan, isPending, tenant, language, say, isOpen } = inputs;
  const { href, label, hours } = decideSupport(loan.telephone, tenant, language, say);
  const isDeclined = rule.picture === 'declined';
  const rowsOf = (rows: readonly (LoanHelpRow | false)[]) => rows.filter((row) => row !== false);
  const mayDo = rowsOf([
    isDeclined && {
      id: 'hint',
      title: say('loan-details:hintTitle'),
      text: say('loan-details:hintText'),
    },
    !isPending &&
      loanActions(rule, loan.canExtend).includes('extend') &&
      isOpen('extension') && {
        id: 'extend',
        title: say('loan-details:extend'),
        text: say('loan-details:extendText'),
      },
    href !== undefined && { id: 'call', title: label, text: hours, href },
    // One payment leaves nothing to choose. How many there are comes after the loan: last, it moves no other row.
    isLate &&
      inputs.waiting > 1 &&
      isOpen('instalments') && { id: 'plan', title: say('loan-details:openPlan') },
  ]);
  const help = rowsOf([
    isOpen('chatbot') && {
      id: 'chat',
      title: say('loan-details:askAssistant'),
      text: say('loan-details:askAssistantText'),
    },
    isOpen('complaintStart') && {
      id: 'complain',
      title: isDeclined ? say('loan-details:thinkWrong') : say('app:complain'),
    },
  ]);
  return {
    // Who is late sees first what the total is made of, and what can be done who cannot pay all of it (look, row 2).
    late: isLate
      ? { parts: partsOfTotal(inputs), title: say('loan-details:lateWays'), rows: mayDo }
      : undefined,
    help: {
      title: isDeclined ? say('loan-details:whatHelps') : say('loan-details:helpTitle'),
      rows: isLate ? help : [...mayDo, ...help],
    },
  };
}
