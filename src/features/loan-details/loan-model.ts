import type { DetailLine } from '../../domain/loan-offer.ts';
import type { LoanAction, LoanPicture } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import type { FirstTenant } from '../../tenant/first-tenant.ts';
import type { Temper } from '../../tenant/temper.ts';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import type { ButtonKind } from '../../ui/button.tsx';
import type { HeroProps } from '../../ui/hero.tsx';
import type { PillTone } from '../../ui/pill.tsx';

/** What can be pressed on a loan. */
export type LoanAct = LoanAction | 'myAccount' | 'receipt' | 'chat' | 'complain' | 'plan';

/** One way to be helped: a press, a number to call, or a hint. */
export interface LoanHelpRow {
  id: 'extend' | 'plan' | 'call' | 'chat' | 'complain' | 'hint';
  title: string;
  text?: string | undefined;
  href?: string | undefined;
}

/** Everything that is to be read on a loan's page, in finished strings. */
export interface LoanModel {
  title: string;
  /** A payment is being looked for: what is said of it stands where the hero is. */
  isPending: boolean;
  hero: Pick<HeroProps, 'tone'> & {
    picture: LoanPicture;
    /** How the house draws a loan's way, and its own picture for that. */
    figure: { temper: Temper; picture: string | undefined };
    pill: { tone: PillTone; text: string } | undefined;
    headline: string | undefined;
    text: string | undefined;
    /**
     * What is owed, with its name; of a late loan also since when;
     * undefined where nothing is, or where the lender named no amount.
     */
    owed: { label: string; amount: string; since: string | undefined } | undefined;
  };
  /** Of a loan that is late: what its total is made of, as far as the lender's lines say, and the ways out. */
  late: { parts: readonly DetailLine[]; title: string; rows: readonly LoanHelpRow[] } | undefined;
  /** The loan is paid in parts that the lender can list; null where nobody asks for them. */
  plan: { title: string; openLabel: string | undefined; failed: string } | null;
  /** It has come to its end. */
  isRepaid: boolean;
  /** Of one that is repaid: another loan, in a low voice below everything else. */
  again: LoanModel['actions'];
  help: { title: string; rows: readonly LoanHelpRow[] };
  /** What need not be seen at once: the product, the lender's own lines, the number of the loan by its end. */
  details: {
    title: string;
    /** Of what is not paid out yet they are all there is to know. */
    isOpen: boolean;
    product: { name: string; logo: string | undefined } | undefined;
    lines: readonly DetailLine[];
    number: { label: string; short: string };
  };
  actions: readonly { act: LoanAct; kind: ButtonKind; label: string }[];
}

/** What the page of a loan is made of. */
export interface LoanInputs {
  loan: Loan;
  loanId: string;
  /** A payment is open or looked for: nothing can be paid, and "please pay" would contradict what is said of it. */
  isPending: boolean;
  /** Whether it was paid is asked first: repaying is the quieter way. */
  hasQuestion?: boolean;
  tenant: FirstTenant;
  /** How many payments wait; 0 until it is known. */
  waiting: number;
  language: string;
  say: Say;
  format: Format;
  /** Milliseconds since 1970. */
  now: number;
  /** Of the app itself. */
  origin: string;
  isOpen: (screen: ScreenKey) => boolean;
}
