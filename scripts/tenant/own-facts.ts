import { textAt, textsIn } from '../../src/tenant-check/config-values.ts';
import type { Fix } from '../../src/tenant-check/finding.ts';
import { schemaPath } from '../../src/tenant-check/schema-node.ts';

/** What becomes of a fact of the folder that is copied. */
type Mark =
  /** It is taken away; what is to be written stands in its place. */
  | { kind: 'todo'; what: string }
  /** It stays as an example, with a mark that somebody has to read it. */
  | { kind: 'reread' }
  /** A day on which nobody reviewed anything, so that the check asks for a review. */
  | { kind: 'unreviewed' };

/** What no two lenders share, by its place in the schema. Hosts and names are looked for everywhere besides. */
const marks: Readonly<Record<string, Mark>> = {
  'lender.name': { kind: 'todo', what: 'the registered name of the company' },
  'lender.address': { kind: 'todo', what: 'its postal address' },
  'lender.registrations[].value': { kind: 'todo', what: 'the number of this registration' },
  'lender.phone': { kind: 'todo', what: 'phone of the office' },
  'lender.email': { kind: 'todo', what: 'e-mail of the office' },
  'lender.grievanceOfficer.name': { kind: 'todo', what: 'name of the grievance officer' },
  'lender.grievanceOfficer.phone': { kind: 'todo', what: 'phone of the grievance officer' },
  'lender.grievanceOfficer.email': { kind: 'todo', what: 'e-mail of the grievance officer' },
  'lender.grievanceOfficer.hours': { kind: 'reread' },
  'lender.regulatorStatement': { kind: 'reread' },
  'support.phone': { kind: 'todo', what: 'phone of the customer service' },
  'support.email': { kind: 'todo', what: 'e-mail of the customer service' },
  'support.hours': { kind: 'reread' },
  servicePhone: { kind: 'todo', what: 'phone that stands on every error page' },
  'launch.merchantNumber': { kind: 'todo', what: 'code of this lender at its server' },
  'bridge.android.object': { kind: 'todo', what: 'the object that the Android app offers' },
  'marketing.claims[]': { kind: 'reread' },
  'loanTerms.source': { kind: 'todo', what: 'the paper that these terms are from' },
  'loanTerms.lastReviewed': { kind: 'unreviewed' },
  'disclosures.lastReviewed': { kind: 'unreviewed' },
  'repayment.payeeName': { kind: 'todo', what: 'who is paid, as banks show it' },
};

/** The day of a review that never was: the check finds it old. */
export const neverReviewed = '2000-01-01';

const written = (mark: Mark, text: string): string => {
  if (mark.kind === 'unreviewed') return neverReviewed;
  return `TODO: ${mark.kind === 'todo' ? mark.what : text}`;
};

/** The changes that take the other lender's own facts out of a copied `tenant.json`. */
export function markedFacts(config: unknown): Fix[] {
  const hasSister = textAt(config, 'lender.sameCompanyAs') !== undefined;
  const facts = textsIn(config).flatMap(({ path, text }): Fix[] => {
    const mark = marks[schemaPath(path)];
    return mark ? [{ op: 'write', path, value: written(mark, text) }] : [];
  });
  return [
    ...facts,
    // Other people's words about another lender.
    { op: 'write', path: ['marketing', 'reviews'], value: [] },
    ...(hasSister ? [{ op: 'remove', path: ['lender', 'sameCompanyAs'] } satisfies Fix] : []),
  ];
}
