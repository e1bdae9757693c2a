import type { LoanOffer } from '../../domain/loan-offer.ts';
import type { MoneyPart } from '../../domain/money-bar.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import type { SupportModel } from '../../lending-ui/decide-support.ts';
import type { OfferTerms } from '../../tenant/first-offer-terms.ts';
import type { FirstTenant } from '../../tenant/first-tenant.ts';

/** A figure with its name, as they are shown. */
export interface Figure {
  label: string;
  value: string;
  note?: string | undefined;
  /** A word in the place of a figure that the offer does not hold. */
  isMuted?: boolean | undefined;
}

/** One line under the bar, with the mark of its slice where it has one. */
export interface CostLine extends Figure {
  part?: MoneyPart | undefined;
}

/** One payment of the plan. */
export interface PlannedPayment {
  date: string;
  note: string;
  amount: string;
}

/** What a fold opens to. */
export type FoldBody =
  | { is: 'text'; text: string }
  | { is: 'rows'; rows: readonly Figure[] }
  | { is: 'plan'; rows: readonly PlannedPayment[]; note: string };

/** A line that opens, and says its answer already where there is a short one. */
export interface Fold {
  id: string;
  title: string;
  aside?: string | undefined;
  body: FoldBody;
}

/** A piece of the consent: words, or a document by its place in the lender's list. */
export type ConsentPart = { text: string } | { title: string; position: number };

/** All that an offer's screen says. */
export interface OfferModel {
  /** What arrives and what is paid back. */
  head: readonly Figure[];
  slices: readonly { part: MoneyPart; from: number; size: number }[];
  costs: readonly CostLine[];
  facts: readonly Figure[];
  folds: readonly Fold[];
  remarks: readonly string[];
  support: SupportModel;
  /** The way to the key facts, with whom one borrows from. */
  keyFacts: { title: string; lender: string };
  consent: readonly ConsentPart[];
  /** What the button says, and what it says while the lender is asked. */
  action: string;
  busyAction: string;
}

/** What an offer's screen is decided from. */
export interface OfferInputs {
  offer: LoanOffer;
  /** Titles of the agreements; undefined until they are there. */
  agreements: readonly string[] | undefined;
  tenant: FirstTenant & Pick<OfferTerms, 'disclosures' | 'lender'>;
  /** Of the app itself. */
  origin: string;
  language: string;
  say: Say;
  format: Format;
}

/** A text of the tenant in the language shown; '' where it has none. */
export const textFor = (
  { language }: Pick<OfferInputs, 'language'>,
  texts: Readonly<Record<string, string>> | undefined,
): string => texts?.[language] ?? '';
