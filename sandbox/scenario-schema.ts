import * as v from 'valibot';
import { count, decimal, text } from '../src/tenant/schema/pieces.ts';
import { screenKeys, screenPaths } from '../src/tenant/screen-paths.ts';
import { helpScenario, productFacts, publicScenario, whole, words } from './scenario-parts.ts';

const status = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a status in quotes like "174"'));

const product = v.strictObject({
  id: text,
  name: words,
  /** What is lent, in whole units of the currency. */
  amount: whole,
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** How the term is told: 1 days, 2 months, `words` the word for days. Without it, in days. */
  term: v.optional(v.strictObject({ periods: count, unit: v.picklist([1, 2, 'words']) })),
  /** Without it one payment for every 30 days. */
  repayments: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Taken off upfront: a share of the amount, or of the fees named before it (a tax). */
  fees: v.optional(
    v.array(v.strictObject({ text: words, percent: decimal, of: v.picklist(['amount', 'fees']) })),
    [],
  ),
  /** Asks in a popup before the loan is confirmed. */
  popup: v.optional(v.boolean(), false),
  /** Whether the optional fields are sent: what arrives, the fees, the yearly rate, the day of payout. */
  extraFields: v.optional(v.boolean(), true),
  /** False: the borrower has it already, so it can be seen as a loan but not confirmed. */
  isOffered: v.optional(v.boolean(), true),
});

/** Whether a payment of a loan ever shows: `never` takes it, and the loan goes on looking unpaid. */
export const confirms = v.picklist(['inTime', 'never']);

const order = v.strictObject({
  id: text,
  productId: text,
  status,
  /** When the payment that comes next (or came last) is due, counted from today; negative: days ago. */
  dueInDays: v.optional(v.pipe(v.number(), v.integer())),
  instalmentsPaid: v.optional(count, 0),
  canExtend: v.optional(v.boolean(), false),
  asksForRating: v.optional(v.boolean(), false),
  confirms: v.optional(confirms, 'inTime'),
  /** How many of the waiting instalments can be chosen by themselves; overdue ones always can. */
  choosable: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** An address that Repay goes to instead of the tenant's own route. */
  h5Url: v.optional(v.string(), ''),
});

const card = v.strictObject({
  id: text,
  bankName: text,
  /** Masked, as a lender shows it. */
  cardNo: text,
  bankCode: v.optional(text),
  needsCode: v.optional(v.boolean(), true),
});

const guide = v.strictObject({
  /** A cash machine, an app; a shop's only guide has no name. */
  name: v.optional(v.string(), ''),
  /** `{va}`, `{amount}`, `{payee}`, and with a `billerCode` `{biller}` and `{billKey}` are filled in. */
  steps: v.array(text),
});

const channel = v.strictObject({
  /** A bank or shop of the tenant's `repayment`, by its code. */
  payCode: text,
  /** What every number of this channel begins with. */
  prefix: v.optional(whole),
  /** Digits of a whole number. */
  digits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(24))),
  /** The company's code, where two numbers must be typed. */
  billerCode: v.optional(whole),
  /** By language; a language without guides gets plain ones. */
  guides: v.optional(v.record(v.string(), v.array(guide)), {}),
});

const recommendation = v.strictObject({ id: v.optional(text), ...productFacts });

/** `tenants/<id>/sandbox.json`: the scenario of the sandbox lender. Everything has a default made from the tenant. */
export const scenarioSchema = v.strictObject({
  /** Who opens the links that `npm start` prints. Invented values only. */
  session: v.optional(v.record(v.string(), text)),
  links: v.optional(
    v.array(
      v.strictObject({
        title: text,
        screen: v.picklist(screenKeys),
        query: v.optional(v.record(v.string(), text), {}),
        /** Opened by anybody: the link names no borrower. */
        isPublic: v.optional(v.boolean()),
      }),
    ),
  ),
  /** The code of every SMS. */
  smsCode: v.optional(text, '123456'),
  /** How long a payment is being confirmed: until then the loan looks as if there were none. */
  processingMilliseconds: v.optional(count, 4000),
  /**
   * How long after a number to pay to was made somebody at the counter pays it, so that a visitor who cannot pay
   * sees the loan settle. 0: nobody does, and only `_sandbox/pay` pays it.
   */
  payVirtualAccountAfter: v.optional(count, 20_000),
  /** How the numbers of a bank or shop look, and how they are paid. */
  channels: v.optional(v.array(channel), []),
  /** By how many days an extension puts the due date off. */
  extensionDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 30),
  /** How long a slow answer takes. */
  slowMilliseconds: v.optional(count, 3000),
  /** True: numbers and flags are sent as texts, and success as `"00"`. */
  numbersAsTexts: v.optional(v.boolean(), false),
  /** Loans that are confirmed get these digits and a count behind them. */
  newOrderPrefix: v.optional(text, '9007199254740994'),
  /** Charged once on the first day after the due one, in whole units; the daily part is the tenant's. */
  lateFee: v.optional(whole, '0'),
  /** Whether the lender offers its wallet page. */
  wallet: v.optional(v.boolean()),
  products: v.optional(v.pipe(v.array(product), v.minLength(1))),
  orders: v.optional(v.array(order)),
  cards: v.optional(v.array(card)),
  /** Where the money of a new loan goes, masked as a lender shows it. */
  payoutAccount: v.optional(v.strictObject({ bankName: text, cardNo: text })),
  recommended: v.optional(v.array(recommendation)),
  ...publicScenario,
  agreements: v.optional(v.array(v.strictObject({ title: words, address: text }))),
  /** The popup's page: a path of the app, or an address. */
  popAgreementUrl: v.optional(text, screenPaths.loanTermsPublic),
  ...helpScenario,
  /** The lender's wording by language and key; what is missing is said in plain English. */
  texts: v.optional(v.record(v.string(), v.record(v.string(), text)), {}),
  /** What a loan says of itself, by language and status: headline and description, which may be empty. */
  notices: v.optional(v.record(v.string(), v.record(v.string(), v.tuple([text, v.string()]))), {}),
});

/** The file as it was read, nothing filled in. */
export type ScenarioFile = v.InferOutput<typeof scenarioSchema>;

/** The scenario, with every default filled in. */
export type Scenario = {
  [Key in keyof ScenarioFile]-?: NonNullable<ScenarioFile[Key]>;
};

/** A loan product of the scenario. */
export type ScenarioProduct = v.InferOutput<typeof product>;

/** A loan that exists from the start. */
export type ScenarioOrder = v.InferOutput<typeof order>;

/** A bound card. */
export type ScenarioCard = v.InferOutput<typeof card>;

/** A product that is recommended beside a loan. */
export type ScenarioRecommendation = v.InferOutput<typeof recommendation>;
