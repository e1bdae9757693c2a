import type { OnTheWay } from '../support/whole-app.tsx';
import { answerWith } from '../support/network.ts';

/** What a lender says in words when it refuses. */
export const sentence = 'Your request cannot be taken before Monday <b>9:00</b>.';

const page = '<!doctype html><title>Welcome</title><p>Sign in to this network.</p>';
const refusal = (message: string) =>
  JSON.stringify({ success: false, code: '4711', status: '4711', message });

/** Answers in place of the lender, or with it. */
export type FaultAnswer = (lender: () => Promise<Response>) => Response | Promise<Response>;

const after = (milliseconds: number, answer: () => Response | Promise<Response>) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)).then(answer);

/** Everything that can happen to a call on its way, by its name. */
export const faults = {
  slow: (lender) => after(9_000, lender),
  cut: () => Response.error(),
  'HTTP 500': () => answerWith('{"code":"500","message":"stack trace"}', 500),
  'a page with HTTP 502': () => answerWith(page, 502, 'text/html'),
  'a captive portal’s page': () => answerWith(page, 200, 'text/html'),
  'wrong shape': () => answerWith('[{"code":0}]'),
  empty: () => answerWith('{"success":true,"code":0,"status":0}'),
  'rejected with a message': () => answerWith(refusal(sentence)),
  'rejected without a message': () => answerWith(refusal('')),
  'HTTP 401': () => answerWith('{"code":"401","message":""}', 401),
  hanging: () => new Promise<Response>(() => {}),
} as const satisfies Record<string, FaultAnswer>;

/** One of them. */
export type FaultName = keyof typeof faults;

/** After these the lender may have done what it was asked. */
export const withoutAnswer: ReadonlySet<FaultName> = new Set([
  'cut',
  'HTTP 500',
  'a page with HTTP 502',
  'a captive portal’s page',
  'wrong shape',
  'hanging',
]);

/** Lets a fault happen to every request of one call. */
export const faultOf =
  (call: string, fault: FaultName): OnTheWay =>
  (asked, _request, lender) => {
    const answer: FaultAnswer = faults[fault];
    return asked === call ? answer(lender) : undefined;
  };
