import { count, fields, flag, localText, optional, text } from '../domain/shape-check.ts';
import type { Tenant } from './tenant-schema.ts';

const hasOfferTerms = fields({
  disclosures: fields({
    coolingOffDays: optional(count),
    lateCharges: localText,
    lateChargesInShort: optional(localText),
    riskWarning: optional(localText),
  }),
  lender: fields({ name: text }),
  loanConfirm: fields({ consentStartsChecked: flag }),
});

/** What the first view of an offer reads of a tenant besides `FirstTenant`. */
export interface OfferTerms {
  disclosures: Pick<
    Tenant['disclosures'],
    'coolingOffDays' | 'lateCharges' | 'lateChargesInShort' | 'riskWarning'
  >;
  lender: Pick<Tenant['lender'], 'name'>;
  loanConfirm: Pick<Tenant['loanConfirm'], 'consentStartsChecked'>;
}

/** These terms of a tenant's file, each checked as strictly as the schema does; undefined when one is not what it should be. */
export function guardOfferTerms(raw: unknown): OfferTerms | undefined {
  if (!hasOfferTerms(raw)) return undefined;
  const { disclosures, lender, loanConfirm } = raw as OfferTerms; // checked just now
  return { disclosures, lender, loanConfirm };
}
