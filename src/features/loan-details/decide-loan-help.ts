import { shortNumber } from '../../domain/card-number.ts';
import { loanActions, type LoanState, type LoanStatusRule } from '../../domain/loan-status.ts';
import { pictureAddress } from '../../domain/safe-address.ts';
import { decideSupport } from '../../lending-ui/decide-support.ts';
import type { LoanHelpRow, LoanInputs, LoanModel } from './loan-model.ts';

/** Every way to be helped, in one place; of a loan that was declined, what can be done about it. */
export function decideHelp(inputs: LoanInputs, rule: LoanStatusRule): LoanModel['help'] {
  const { loan, isPending, tenant, language, say, isOpen } = inputs;
  const { href, label, hours } = decideSupport(loan.telephone, tenant, language, say);
  const isDeclined = rule.picture === 'declined';
  const mayExtend = !isPending && loanActions(rule, loan.canExtend).includes('extend');
  const rows: readonly (LoanHelpRow | false | undefined)[] = [
    isDeclined && {
      id: 'hint',
      title: say('loan-details:hintTitle'),
      text: say('loan-details:hintText'),
    },
    mayExtend &&
      isOpen('extension') && {
        id: 'extend',
        title: say('loan-details:extend'),
        text: say('loan-details:extendText'),
      },
    href ? { id: 'call', title: label, text: hours, href } : undefined,
    isOpen('chatbot') && {
      id: 'chat',
      title: say('loan-details:askAssistant'),
      text: say('loan-details:askAssistantText'),
    },
    isOpen('complaintStart') && {
      id: 'complain',
      title: isDeclined ? say('loan-details:thinkWrong') : say('app:complain'),
    },
  ];
  return {
    title: isDeclined ? say('loan-details:whatHelps') : say('loan-details:helpTitle'),
    rows: rows.filter((row) => typeof row === 'object'),
  };
}

/** The lender's lines; its own row for the number of the loan gives way to ours, which is short and can be copied. */
export function decideDetails(inputs: LoanInputs, state: LoanState): LoanModel['details'] {
  const { loan, loanId, tenant, say, origin } = inputs;
  const payTo = { label: say('loan-details:payTo'), value: tenant.repayment.payeeName };
  const lines = loan.details.filter(({ value }) => value.trim() !== loanId);
  return {
    title: say('loan-details:details'),
    product: loan.productName
      ? {
          name: loan.productName,
          logo: pictureAddress(loan.productLogo, origin, tenant.security.imageOrigins),
        }
      : undefined,
    lines: state === 'unpaid' ? [...lines, payTo] : lines,
    number: { label: say('loan-details:receiptLoan'), short: shortNumber(loanId) },
  };
}
