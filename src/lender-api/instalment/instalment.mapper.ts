import type { Instalment, InstalmentPlan } from '../../domain/instalment-plan.ts';
import { dateOf, flagOf, listOf, majorOf, textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { InstalmentsWire, PeriodWire } from './instalment.wire.ts';

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
export function toInstalmentPlan(data: unknown): InstalmentPlan {
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
