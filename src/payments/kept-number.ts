import * as v from 'valibot';
import type { KeptVirtualAccount } from '../domain/kept-virtual-account.ts';
import type { MajorAmount } from '../domain/money.ts';
import { bySchema, minorDigits } from '../session/owned-record.ts';
import { chosenSchema } from './use-amount-to-pay.ts';

const majorDigits = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d\d?)?$/),
  v.transform((digits) => digits as MajorAmount), // by the rule before
);

const fields = v.object({
  amount: v.optional(majorDigits),
  virtualAccountNumber: v.string(),
  billNumber: v.string(),
  billerCode: v.string(),
  kind: v.picklist(['bank', 'miniMarket']),
  channelCode: v.string(),
  specificNumber: v.string(),
  guides: v.array(v.object({ name: v.string(), steps: v.array(v.string()) })),
  telephone: v.string(),
  expiresAt: v.string(),
  payeeName: v.string(),
});

// JSON leaves out what is undefined.
const account = v.pipe(
  fields,
  v.transform(({ amount, ...rest }) => ({ ...rest, amount })),
);

/** Reads a number out of storage; undefined when any of its fields is not what it should be. */
export const readKeptNumber = bySchema<KeptVirtualAccount>(
  v.object({
    account,
    askedAt: v.pipe(v.number(), v.finite()),
    pressId: v.exactOptional(v.string()),
    channelName: v.exactOptional(v.string()),
    chosen: v.exactOptional(chosenSchema),
    arrivedAt: v.exactOptional(v.pipe(v.number(), v.finite())),
    before: v.exactOptional(
      v.object({ amountDue: v.exactOptional(minorDigits), dueDate: v.exactOptional(v.string()) }),
    ),
  }),
);
