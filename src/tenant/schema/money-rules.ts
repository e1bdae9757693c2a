import * as v from 'valibot';
import { asset, count, decimal, lawSource, localAsset, localText, text } from './pieces.ts';

const wholeMajor = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Spec §9: what the public calculator reckons with. Amounts in major units. */
export const calculator = v.object({
  dailyRate: decimal,
  periodsDays: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(15))), v.minLength(1)),
  defaultPeriodDays: v.pipe(v.number(), v.integer(), v.minValue(15)),
  amountMin: wholeMajor,
  amountMax: wholeMajor,
  /** All fees of a loan together, in per cent of its amount; they are taken off what is paid out. */
  feesPercent: v.optional(decimal),
});

/** What the public site says about the lender. */
export const marketing = v.object({
  /** In place of the shared words at the head of the home page. */
  headline: v.optional(localText),
  lead: v.optional(localText),
  claims: v.array(localText),
  banners: v.array(v.object({ image: asset, text: localText })),
  reviews: v.array(v.object({ image: asset, text: localText })),
  /** Pictures of the lender's own screens, by language: beside the steps of the home page. */
  screens: v.optional(
    v.object({
      offer: v.optional(localAsset),
      loan: v.optional(localAsset),
      paid: v.optional(localAsset),
    }),
    {},
  ),
});

/** The figures of the loan terms (spec §9); the legal texts print them from here, so that both agree. */
export const loanTerms = v.object({
  ...lawSource,
  termDaysMin: count,
  termDaysMax: count,
  decisionDays: count,
  creditDaysMin: count,
  creditDaysMax: count,
  prepaymentAfterShare: text,
  prepaymentNotBeforeDays: count,
  lateFeeNewClient: text,
  lateFeeRepeatClient: text,
  lateDailyPercent: v.array(
    v.object({ fromDay: count, toDay: v.optional(count), percent: decimal }),
  ),
  noticeOfChangesDays: count,
  assignmentNoticeDays: count,
  judgmentDefaultDays: count,
  minimumAge: count,
});

/** What the market's rules want said before consent (screens §3 loanConfirm). */
export const disclosures = v.object({
  ...lawSource,
  coolingOffDays: v.optional(count),
  lateCharges: localText,
  /** The same in a few words, for the end of a line. */
  lateChargesInShort: v.optional(localText),
  riskWarning: v.optional(localText),
  grievanceUrl: v.optional(text),
  maxDailyCostPercent: v.optional(decimal),
  maxTotalCostPercent: v.optional(decimal),
});

const channel = {
  name: text,
  payCode: text,
  specificNum: v.optional(v.string(), ''),
  minAmount: v.optional(wholeMajor),
  maxAmount: v.optional(wholeMajor),
  fee: v.optional(wholeMajor),
};

/** Where repaying starts, and the channels a lender's empty answer falls back to. Amounts in major units. */
export const repayment = v.object({
  route: v.picklist(['cardRepayment', 'virtualAccount', 'walletRepayment', 'paymentGuide']),
  payeeName: text,
  wallet: v.optional(
    v.object({ name: localText, explanation: localText, picture: v.optional(asset) }),
  ),
  banks: v.array(v.object({ ...channel, method: v.optional(localText) })),
  markets: v.array(v.object({ ...channel, roundUpTo: v.optional(wholeMajor) })),
  /** How long a payment usually takes to arrive, in a sentence for each channel. */
  usualTimes: v.optional(
    v.object({
      card: v.optional(localText),
      wallet: v.optional(localText),
      bank: v.optional(localText),
      miniMarket: v.optional(localText),
    }),
    {},
  ),
  /** Logos of banks, shops and wallets by their names as the lender spells them. */
  logos: v.optional(v.record(text, asset), {}),
  /** From the loan a channel is chosen before a number is made. */
  chooseFirst: v.optional(v.boolean(), false),
  guide: v.optional(v.object({ payType: text, payCode: text })),
});

/** Stars: whether the chosen score is sent (the source system always sends 5), and from where the app's own rating opens. */
export const rating = v.object({
  sendChosenScore: v.boolean(),
  nativeThreshold: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});
