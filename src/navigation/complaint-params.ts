import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { longestValue, readQuery, writeQuery } from '../domain/query.ts';
import { hasVisibleText } from '../domain/visible-text.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { useNavigationAccess } from './navigation-context.tsx';
import { isScreenOn, pathOf } from './route-table.ts';

/** Our names of what an address says to a complaint screen or to the assistant, and how addresses spell them (screens §1). */
const spelling = {
  loanId: 'orderNo',
  category: 'problemType',
  subCategory: 'problemSonType',
  complaintId: 'problemId',
  /** Which of the assistant's categories is open, counted from 0. */
  step: 'selectedIndex',
} as const;

/** One thing that such an address may say. */
export type ComplaintParam = keyof typeof spelling;

/** What such an address says, each value as it was written. */
export type ComplaintParams = Readonly<Partial<Record<ComplaintParam, string | undefined>>>;

const paramNames = Object.keys(spelling) as ComplaintParam[]; // the table's own keys

/** Links of the repayment screens spell the loan like this. */
const otherLoanName = 'orderId';

/** The screens that such an address can lead to. */
export type ComplaintScreen = Extract<
  ScreenKey,
  | 'complaintStart'
  | 'complaintForm'
  | 'complaintList'
  | 'complaintDetails'
  | 'complaintStartNew'
  | 'chatbot'
>;

/** Reads what a query says; empty and over-long values count as absent. */
export function readComplaintParams(query: string): ComplaintParams {
  const values = readQuery(query);
  const valueOf = (spelled: string) => {
    const value = values.get(spelled);
    return value && value.length <= longestValue ? value : undefined;
  };
  const loanId = valueOf(spelling.loanId) ?? valueOf(otherLoanName);
  const named = paramNames.flatMap((name) => {
    const value = name === 'loanId' ? loanId : valueOf(spelling[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(named);
}

/** Writes a query; `tenant` goes along where the launch carried the flag, so that a reload finds the lender again. */
export function writeComplaintParams(params: ComplaintParams, flag: string | undefined): string {
  const spelled = Object.fromEntries(paramNames.map((name) => [spelling[name], params[name]]));
  return writeQuery({ tenant: flag, ...spelled });
}

/** How addresses spell the first of the given names that is missing: what a person is told (screens §0). */
export function missingComplaintParam(
  params: ComplaintParams,
  ...needed: readonly ComplaintParam[]
): string | undefined {
  const name = needed.find((one) => params[one] === undefined);
  return name && spelling[name];
}

/** A longer text is none of ours; the form takes far less. */
const longestText = 4000;

const text = v.pipe(v.string(), v.maxLength(longestText));

/**
 * What a complaint's text starts with: a payment, which the form puts into words of its own language, or a text
 * such as a talk with the assistant, which the form cuts to what fits. The person sees and edits it either way.
 */
const prefill = v.variant('kind', [
  v.object({
    kind: v.literal('payment'),
    /** The number that was paid to; '' when there is none. */
    number: text,
    /** As it is written for people, with its currency; '' when nobody can say it. */
    amount: text,
  }),
  v.object({ kind: v.literal('text'), text: v.pipe(text, v.check(hasVisibleText)) }),
]);

/** A part that is odd counts as absent. */
const part = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.fallback(v.optional(schema), undefined);

const handover = v.object({
  prefill: part(prefill),
  /** The form lets choose the kind, and where no loan is named the loan: a talk ends at the form without either. */
  letsChoose: part(v.literal(true)),
  /** When a complaint was sent just now, in milliseconds: the start says so. */
  sentAt: part(v.number()),
  /** When the complaint that is opened was sent, as the lender wrote it: its own answer does not say. */
  sentTime: part(text),
});

/** What one screen hands over to a complaint screen. */
export type ComplaintHandover = v.InferOutput<typeof handover>;

/** Reads what travelled with an entry of the history; a reload may bring it back from another release, so it is checked. */
export function readComplaintHandover(state: unknown): ComplaintHandover {
  const read = v.safeParse(handover, state);
  return read.success ? read.output : {};
}

/** Goes to the complaint screens and the assistant, from anywhere. */
export interface GoToComplaint {
  href(screen: ComplaintScreen, params?: ComplaintParams): string;
  /**
   * Goes there. What is handed over travels with the entry of the history, never in the address; each complaint
   * screen hands a `prefill` on to the form.
   */
  go(
    screen: ComplaintScreen,
    params?: ComplaintParams,
    options?: ComplaintHandover & { replace?: boolean },
  ): void;
  /** Whether a link to the screen may be shown: the tenant has it and this build does. */
  isOpen(screen: ComplaintScreen): boolean;
}

/** See `GoToComplaint`. */
export function useGoToComplaint(): GoToComplaint {
  const tenant = useTenant();
  const { flag, builtScreens } = useNavigationAccess();
  const navigate = useNavigate();
  return useMemo(() => {
    const href = (screen: ComplaintScreen, params: ComplaintParams = {}) => {
      const query = writeComplaintParams(params, flag);
      return `${pathOf(tenant, screen)}${query && `?${query}`}`;
    };
    return {
      href,
      go: (screen, params, { replace = false, ...state } = {}) =>
        void navigate(href(screen, params), { replace, state }),
      isOpen: (screen) => builtScreens.has(screen) && isScreenOn(tenant, screen),
    };
  }, [tenant, flag, builtScreens, navigate]);
}

/** What the address says to this screen. */
export function useComplaintParams(): ComplaintParams {
  const { search } = useLocation();
  return useMemo(() => readComplaintParams(search), [search]);
}

/** What another screen handed over with this entry of the history. */
export function useComplaintHandover(): ComplaintHandover {
  const { state } = useLocation();
  return useMemo(() => readComplaintHandover(state), [state]);
}
