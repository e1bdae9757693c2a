import { shortHash } from '../domain/short-hash.ts';
import { ownerOf as borrowerHash, type Owned } from '../session/owner.ts';
import { deviceStore, canStore, type TextStore } from '../platform/browser-storage.ts';
import type { PageAddress } from '../platform/page-address.ts';

/** What money calls are about: a loan, or the offer of a product. One call is open for each at a time. */
export interface MoneySubject {
  tenantId: string;
  kind: 'loan' | 'offer';
  /** The loan's id, or the product's. */
  id: string;
}

/** A hash of lender and subject, whoever asks. */
export const moneySubjectHash = ({ kind, tenantId, id }: MoneySubject): string =>
  shortHash(JSON.stringify([kind, tenantId, id]));

/** Who asks, as a record names it: by the borrower's id, else by the session. */
export function ownerOf(session: Owned): string {
  const isNamed = session.values.userId !== undefined;
  return `${isNamed ? 'u' : 's'}:${borrowerHash(session)}`;
}

/** Under which name calls about a subject keep other tabs off; who is known to be somebody else does not wait for an offer. */
export const moneyLockName = (subject: MoneySubject, owner?: string): string =>
  `loanfront.money ${moneySubjectHash(subject)}${subject.kind === 'offer' ? ` ${owner}` : ''}`;

/** Where the records of a subject lie. */
export const moneyRecordKey = (subject: MoneySubject): string =>
  `loanfront.payment ${moneySubjectHash(subject)}`;

/** About as long as a record gets. */
const probe = 'x'.repeat(800);

/** False when the browser keeps nothing: then only the page and its entry of the history know of a payment. */
export const keepsRecords = (subject: MoneySubject, device: TextStore): boolean =>
  canStore(device, `${moneyRecordKey(subject)} probe`, probe);

/**
 * Whether there may be something to say about a payment: a record of any kind, or a browser that keeps none. Only the
 * rooms that read and judge records know what; a first view steps back.
 */
export const mayHavePayment = (
  subject: MoneySubject,
  device: TextStore,
  address: Pick<PageAddress, 'readEntry'>,
): boolean =>
  device.read(moneyRecordKey(subject)) !== undefined ||
  address.readEntry(moneyRecordKey(subject)) !== undefined ||
  !keepsRecords(subject, device);

/** A loan, and who asks about it: see `ownerOf`. */
export interface OwnLoan {
  owner: string;
  loanId: string;
}

/** Where the last number of a loan lies: under the hash by which a log-out finds what is somebody's (`purgeOwner`). */
export const openNumberKey = ({ owner, loanId }: OwnLoan): string =>
  `loanfront.openNumber ${owner.replace(/^[us]:/, '')} ${shortHash(loanId)}`;

/** Whether there may be such a number, for whoever cannot read one. */
export const mayHaveOpenNumber = (loan: OwnLoan): boolean =>
  deviceStore.read(openNumberKey(loan)) !== undefined;
