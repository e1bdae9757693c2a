import { screenPaths } from '../../src/tenant/screen-paths.ts';
import { lookNotes } from './look-notes.ts';
import { lenderNotes, screenNotes } from './screen-notes.ts';

/** One line for each field about the loan, its cost, and how it is repaid. */
export const loanNotes = {
  calculator: 'What the public calculator reckons with.',
  'calculator.dailyRate': 'Interest a day as a share of the amount: "0.0003" is 0.03%.',
  'calculator.periodsDays': 'The periods to choose from, in days.',
  'calculator.defaultPeriodDays': 'The period to begin with.',
  'calculator.amountMin': 'The smallest amount, in whole units.',
  'calculator.amountMax': 'The largest amount, in whole units.',
  'calculator.feesPercent':
    'All fees of a loan together, in percent of its amount, as they are taken off the payout: "2.36". The site then says the yearly rate with fees beside the one without.',
  loanTerms: 'The figures of the loan terms. The legal pages print them from here.',
  'loanTerms.source': 'Who decided them.',
  'loanTerms.effectiveFrom': 'From which day on they hold.',
  'loanTerms.lastReviewed': 'When somebody last compared them with their source.',
  'loanTerms.termDaysMin': 'The shortest loan, in days.',
  'loanTerms.termDaysMax': 'The longest loan, in days.',
  'loanTerms.decisionDays': 'Days until an application is decided, at most.',
  'loanTerms.creditDaysMin': 'Days until the money arrives, at least.',
  'loanTerms.creditDaysMax': 'Days until the money arrives, at most.',
  'loanTerms.prepaymentAfterShare': 'After which share of the term one may repay early: "50%".',
  'loanTerms.prepaymentNotBeforeDays': 'But not before so many days.',
  'loanTerms.lateFeeNewClient': 'Charged once for being late, as it is printed: "₹1,000".',
  'loanTerms.lateFeeRepeatClient': 'The same for somebody who has borrowed before.',
  'loanTerms.lateDailyPercent':
    'Charged for each day of being late; a row for each stretch of days.',
  'loanTerms.lateDailyPercent[].fromDay': 'The first day of the stretch.',
  'loanTerms.lateDailyPercent[].toDay': 'Its last day; left out in the last row.',
  'loanTerms.lateDailyPercent[].percent': 'Percent of the unpaid amount a day.',
  'loanTerms.noticeOfChangesDays': 'How many days before a change of terms borrowers are told.',
  'loanTerms.assignmentNoticeDays': 'How many days before a loan is passed on borrowers are told.',
  'loanTerms.judgmentDefaultDays': 'After how many days of being late a court may be asked.',
  'loanTerms.minimumAge': 'How old a borrower has to be.',
  disclosures: 'What the market’s rules want said before consent.',
  'disclosures.source': 'The rules, by name and number.',
  'disclosures.effectiveFrom': 'From which day on they hold.',
  'disclosures.lastReviewed': 'When somebody last compared this group with them.',
  'disclosures.coolingOffDays': 'Days in which one may leave the loan without a penalty.',
  'disclosures.lateCharges':
    'What being late costs, in a sentence. Says the figures of loanTerms; stands under “If you pay late”.',
  'disclosures.lateChargesInShort':
    'The most of it in a few words, which stand beside “If you pay late”: “0.1% a day”.',
  'disclosures.riskWarning': 'The warning above the consent.',
  'disclosures.grievanceUrl': 'Where the regulator takes complaints.',
  'disclosures.maxDailyCostPercent': 'The most that a day may cost, in percent.',
  'disclosures.maxTotalCostPercent':
    'The most that everything together may cost, in percent of the loan.',
  loanStatuses:
    'Rows that replace those of the standard table, by status; "default" for all unknown ones.',
  'loanStatuses.*': 'The whole row of that status.',
  'loanStatuses.*.picture': 'The drawing beside the status.',
  'loanStatuses.*.actions': 'The buttons; extend shows only when the lender allows it.',
  'loanStatuses.*.recommend': 'Whether other products are shown below.',
  'loanStatuses.*.state': 'Whether something is still to be paid.',
  loanConfirm: 'The screen of the offer.',
  'loanConfirm.consentStartsChecked':
    'Whether the consent box starts checked; false where the law asks for an act of the person.',
  repayment: 'How a loan is repaid.',
  'repayment.route': 'The screen behind Repay; its feature has to be on.',
  'repayment.payeeName': 'Who is paid, as payers will see it.',
  'repayment.wallet': 'The wallet, when features.wallet is on.',
  'repayment.wallet.name': 'How it is called.',
  'repayment.wallet.explanation': 'What will happen there.',
  'repayment.wallet.picture': 'A small drawing of it.',
  'repayment.banks':
    'Ways to pay at a bank, for when the lender’s own list is empty. Rows of one name are ways of one bank.',
  'repayment.banks[].name': 'The bank.',
  'repayment.banks[].method': 'The way, where a bank has several.',
  'repayment.banks[].payCode': 'The lender’s code for it.',
  'repayment.banks[].specificNum': 'The payment partner’s number for it.',
  'repayment.banks[].minAmount': 'The least that it takes, in whole units.',
  'repayment.banks[].maxAmount': 'The most that it takes, in whole units.',
  'repayment.banks[].fee': 'What it charges on top, in whole units.',
  'repayment.markets': 'Shops where one can pay, in the same way.',
  'repayment.markets[].name': 'The shop.',
  'repayment.markets[].payCode': 'The lender’s code for it.',
  'repayment.markets[].specificNum': 'The payment partner’s number for it.',
  'repayment.markets[].minAmount': 'The least that it takes, in whole units.',
  'repayment.markets[].maxAmount': 'The most that it takes, in whole units.',
  'repayment.markets[].fee': 'What it charges on top, in whole units.',
  'repayment.markets[].roundUpTo': 'The smallest coin that it takes, in whole units.',
  'repayment.usualTimes': 'How long a payment usually takes to arrive.',
  'repayment.usualTimes.card': 'By card, in a sentence.',
  'repayment.usualTimes.wallet': 'By the wallet, in a sentence.',
  'repayment.usualTimes.bank': 'At a bank, in a sentence.',
  'repayment.usualTimes.miniMarket': 'At a shop, in a sentence.',
  'repayment.logos': 'Logos of banks, shops and wallets, by their names.',
  'repayment.logos.*': 'A small drawing; without one, letters on a colour stand there.',
  'repayment.chooseFirst': 'From a loan, bank or shop is chosen before a number is made.',
  'repayment.guide': 'The channel that guide/ explains.',
  'repayment.guide.payType': 'The lender’s code of its kind.',
  'repayment.guide.payCode': 'The lender’s code of the channel.',
} as const;

/** One line for each field about what people type. */
export const formNotes = {
  forms: 'The rules for what people type.',
  'forms.registration': 'Registering.',
  'forms.registration.phone': 'The phone number.',
  'forms.registration.phone.pattern':
    'What a number has to match, without spaces and country code.',
  'forms.registration.phone.maxLength': 'The most digits.',
  'forms.registration.phone.example': 'A number that passes, as people write it.',
  'forms.registration.phone.countryCode': 'The country code that may be typed in front.',
  'forms.registration.phone.trunkPrefix': 'What national numbers have instead: 0, or nothing.',
  'forms.registration.captcha': 'The letters of the picture.',
  'forms.registration.captcha.maxLength': 'How many there are at most.',
  'forms.registration.sms': 'The code of the SMS.',
  'forms.registration.sms.maxLength': 'How many digits it has at most.',
  'forms.bindCard': 'Linking a card or an account.',
  'forms.bindCard.fields': 'The fields, in their order.',
  'forms.bindCard.fields[].name': 'The name under which the lender gets it.',
  'forms.bindCard.fields[].kind': 'Any text, digits only, a choice of options, or a phone number.',
  'forms.bindCard.fields[].label': 'How the field is called.',
  'forms.bindCard.fields[].hint': 'What helps to fill it in.',
  'forms.bindCard.fields[].error': 'What is said when it is wrong; says how it is right.',
  'forms.bindCard.fields[].required': 'Whether it has to be filled in.',
  'forms.bindCard.fields[].pattern': 'What it has to match, without spaces.',
  'forms.bindCard.fields[].upperCase': 'Whether small letters become capitals.',
  'forms.bindCard.fields[].minLength': 'The fewest characters.',
  'forms.bindCard.fields[].maxLength': 'The most characters.',
  'forms.bindCard.fields[].groups':
    'Sizes of the groups in which digits are shown: [4] is 1234 5678.',
  'forms.bindCard.fields[].named':
    'What a value says by its beginning, shown as soon as it is typed: the bank of an IFSC.',
  'forms.bindCard.fields[].named[].prefix': 'How the value begins, in capitals: ABCD.',
  'forms.bindCard.fields[].named[].name': 'What that means: the name of the bank.',
  'forms.bindCard.fields[].fills':
    'The text field that takes this name as long as nobody typed another: bankName.',
  'forms.bindCard.fields[].options': 'What can be chosen, for the kind "select".',
  'forms.bindCard.fields[].options[].value': 'What the lender gets.',
  'forms.bindCard.fields[].options[].label': 'What people see.',
  'forms.repaymentCode': 'The code that a bank sends to confirm a payment.',
  'forms.repaymentCode.minLength': 'The fewest digits; the lender’s standard has 6.',
  'forms.repaymentCode.maxLength': 'The most digits.',
  'forms.contact': 'The contact form.',
  'forms.contact.messageMaxLength': 'The most characters of a message.',
  'forms.complaint': 'Complaints.',
  'forms.complaint.textMaxLength': 'The most characters of a complaint.',
  'forms.complaint.photosMax': 'The most photos.',
  'forms.complaint.answerWithinWeekdays': 'In how many working days an answer is promised.',
} as const;

/**
 * What each field of `tenant.json` is for, in one line, by its path in the schema (`[]` for the items of a list, `*`
 * for keys of one's own). They stand here and not in the schema, because borrowers load the schema.
 */
export const fieldNotes: Readonly<Record<string, string>> = {
  ...lenderNotes,
  ...lookNotes,
  ...screenNotes,
  ...loanNotes,
  ...formNotes,
};

const standardPaths: Readonly<Record<string, string | undefined>> = screenPaths;

/** The note of a field, with the standard path where it is a screen's. Empty for an unknown field. */
export function noteOf(path: string): string {
  const standard = path.startsWith('routes.') ? standardPaths[path.slice(7)] : undefined;
  return [fieldNotes[path], standard && `Standard: ${standard}`].filter(Boolean).join(' ');
}
