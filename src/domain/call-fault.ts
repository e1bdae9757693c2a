/** What can be made to go wrong with a call on purpose: by the sandbox, the preview, the pictures and the tests. */
export const faultKinds = [
  'reject',
  'delay',
  'code',
  '500',
  'html',
  'html502',
  'html413',
  'cut',
  'hang',
  'malformed',
  '401',
] as const;

/** One of them. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault that waits for its calls. */
export interface CallFault {
  /** A call by whatever names it there; `*` for every call. */
  call: string;
  kind: FaultKind;
  /** How many calls meet it. */
  times: number;
}

/** The fault that a call meets, used up by one, and the faults that are still waiting then. */
export function takeFault<Fault extends CallFault>(
  faults: readonly Fault[],
  isMeant: (fault: Fault) => boolean,
): { fault: Fault | undefined; left: readonly Fault[] } {
  const fault = faults.find((one) => isMeant(one));
  const left = faults.flatMap((one) =>
    one !== fault ? [one] : one.times > 1 ? [{ ...one, times: one.times - 1 }] : [],
  );
  return { fault, left };
}

/** An answer that comes in place of the lender's own. */
export interface FaultAnswer {
  status: number;
  contentType: string;
  body: string;
}

const json = (body: string, status = 200): FaultAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body,
});
const page = (status: number): FaultAnswer => ({
  status,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Fault</title><p>This is a page, not an answer.</p>',
});

const answers: Readonly<Partial<Record<FaultKind, FaultAnswer>>> = {
  '500': json('{"code":"500","message":""}', 500),
  '401': json('{"code":"401","message":""}', 401),
  html: page(200),
  html502: page(502),
  html413: page(413),
  malformed: json('{"success":true,"code":0,"data":{"orderStatus":'),
};

/**
 * The answer of a fault; `refusal` is what a refused call gets, as JSON. Undefined for `delay`, where the lender's own
 * answer follows, and for `cut` and `hang`, where there is none.
 */
export const faultAnswer = (kind: FaultKind, refusal: string): FaultAnswer | undefined =>
  kind === 'code' || kind === 'reject' ? json(refusal) : answers[kind];
