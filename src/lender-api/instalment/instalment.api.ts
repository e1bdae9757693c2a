import type { Instalment, InstalmentPlan } from '../../domain/instalment-plan.ts';
import { lenderApi } from '../lender-api.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import type { LenderQuery } from '../read-answer.ts';
import {
  dateOf,
  flagOf,
  listOf,
  majorOf,
  textOf,
  wireFields,
  type WireFlag,
} from '../read-fields.ts';
import { instalmentPlanCall } from './instalment.calls.ts';

/** One instalment in `instalments`. Amounts in major units. */
interface PeriodWire {
  periodNo: number | string;
  totalAmount: number | string;
  /** The amount in words. */
  at?: string | null;
  canClick?: WireFlag;
  /** 500 is overdue. */
  periodStatus?: number | string | null;
  repayDes?: string | null;
  dueTime?: string | number | null;
}

/** The `data` of `instalments` (lender-api §2). */
interface InstalmentsWire {
  productName?: string | null;
  note?: string | null;
  repayWaitCount?: number | string;
  repayPlanDetail: {
    repayWaitDetail?: PeriodWire[] | null;
    repayYetDetail?: PeriodWire[] | null;
  };
}

const toInstalment = (value: unknown): Instalment => {
  const wire = wireFields<PeriodWire>(value);
  return {
    number: textOf(wire.periodNo),
    amount: majorOf(wire.totalAmount),
    amountText: textOf(wire.at),
    canChoose: flagOf(wire.canClick),
    status: textOf(wire.periodStatus),
    description: textOf(wire.repayDes),
    dueDate: dateOf(wire.dueTime),
  };
};

/** The plan out of `instalments`, in the lender's order: what is repaid is always the first ones of it. */
function toInstalmentPlan(data: unknown): InstalmentPlan {
  const wire = wireFields<InstalmentsWire>(data);
  const { repayWaitDetail, repayYetDetail } = wireFields<InstalmentsWire['repayPlanDetail']>(
    wire.repayPlanDetail,
  );
  const rows = (list: unknown, name: string) =>
    listOf(list, `data.repayPlanDetail.${name}`).map(toInstalment);
  return {
    productName: textOf(wire.productName),
    note: textOf(wire.note),
    waitingCount: textOf(wire.repayWaitCount),
    waiting: rows(repayWaitDetail, 'repayWaitDetail'),
    paid: rows(repayYetDetail, 'repayYetDetail'),
  };
}

/** The instalments of a loan (lender-api §2, Repayment). */
export const instalmentEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getInstalmentPlan: build.query<InstalmentPlan, LoanRef>({
      query: (loan): LenderQuery<InstalmentPlan> => ({
        ...instalmentPlanCall(loan),
        read: toInstalmentPlan,
      }),
      providesTags: ['shown'],
    }),
  }),
});

export const { useGetInstalmentPlanQuery } = instalmentEndpoints;
