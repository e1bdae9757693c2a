/** A loan that the sandbox plays. */
export interface PlayedLoan {
  id: string;
  productId: string;
  status: string;
}

/** What the sandbox lender offers to look at and to ask for. */
export interface SandboxPlay {
  smsCode: string;
  products: readonly { id: string; isOffered: boolean }[];
  loans: readonly PlayedLoan[];
  calls: readonly string[];
  faultKinds: readonly string[];
}

const recordsIn = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? value.filter(
        (item): item is Record<string, unknown> => typeof item === 'object' && item !== null,
      )
    : [];

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads what the sandbox says of itself; whatever is odd is left out. */
export const readPlay = (body: Readonly<Record<string, unknown>>): SandboxPlay => ({
  smsCode: text(body['smsCode']),
  products: recordsIn(body['products']).map((one) => ({
    id: text(one['id']),
    isOffered: one['isOffered'] === true,
  })),
  loans: recordsIn(body['orders']).map((one) => ({
    id: text(one['id']),
    productId: text(one['productId']),
    status: text(one['status']),
  })),
  calls: textsIn(body['calls']),
  faultKinds: textsIn(body['faultKinds']),
});
