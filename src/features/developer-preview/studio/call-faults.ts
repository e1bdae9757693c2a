/** What can be made to go wrong with a call of the phone, whoever answers it. */
export const faultKinds = [
  'delay',
  '500',
  'html',
  'code',
  'cut',
  'hang',
  'malformed',
  '401',
] as const;

/** One of them. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault that waits for its calls. */
export interface CallFault {
  /** The end of a path; `*` for every call. */
  call: string;
  kind: FaultKind;
  times: number;
}

/** How long a slow answer takes, in milliseconds. */
export const slowAnswer = 4000;

/** The fault that a call meets, and the faults that are still waiting then. */
export function takeFault(
  faults: readonly CallFault[],
  path: string,
): { fault: CallFault | undefined; left: readonly CallFault[] } {
  const at = faults.findIndex(({ call }) => call === '*' || path.endsWith(call));
  const fault = faults[at];
  if (!fault) return { fault: undefined, left: faults };
  const rest = { ...fault, times: fault.times - 1 };
  return {
    fault,
    left: faults.flatMap((one, place) => (place === at ? (rest.times > 0 ? [rest] : []) : [one])),
  };
}

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

/** The answer of a fault; undefined when the lender's own answer follows, late or never. */
export function faultAnswer(kind: FaultKind): Response | undefined {
  switch (kind) {
    case '500':
      return json('{"code":"500","message":""}', 500);
    case '401':
      return json('{"code":"401","message":""}', 401);
    case 'code':
      return json('{"success":false,"status":"999","code":"999","message":"999"}');
    case 'html':
      return new Response('<html><body>502 Bad Gateway</body></html>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'malformed':
      return json('{"success":true,"code":"0","data":{');
    default:
      return undefined;
  }
}
