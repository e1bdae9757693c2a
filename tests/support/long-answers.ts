import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';

/** A page that a lender's answer can make very long. */
export interface LongAnswer {
  /** What it is long of. */
  name: string;
  /** How long at most. */
  most: number;
  screen: ScreenKey;
  query: Readonly<Record<string, string>>;
  /** The call that brings the rows. */
  call: EndpointKey;
  /** The `data` of its answer with so many rows; whatever else it says stays. */
  change: (data: object, rows: number) => unknown;
}

const list = (length: number, make: (at: number) => object) =>
  Array.from({ length }, (_, at) => make(at));

const period = (at: number) => ({
  periodNo: String(at + 1),
  totalAmount: '1000',
  at: `2027-01-${String((at % 28) + 1).padStart(2, '0')}`,
  canClick: 1,
  periodStatus: 1,
  repayDes: 'To be paid',
  dueTime: '2027-01-01',
});

const planOf = (waiting: number, paid: number) => ({
  repayWaitCount: waiting,
  repayPlanDetail: { repayWaitDetail: list(waiting, period), repayYetDetail: list(paid, period) },
});

/** What a lender of the tenant india could send at most, screen by screen. */
export const longAnswers: readonly LongAnswer[] = [
  {
    name: 'complaints',
    most: 10_000,
    screen: 'complaintList',
    query: {},
    call: 'problemList',
    change: (_data, rows) => ({
      tabs: [
        {
          title: 'Waiting',
          list: list(rows, (at) => ({
            id: String(at),
            time: '2026-11-01',
            type: 'Collection',
            content: `Complaint ${at}`,
          })),
        },
      ],
    }),
  },
  {
    name: 'products',
    most: 1000,
    screen: 'marketplace',
    query: { scene: 'banner_jingzhun' },
    call: 'marketplace',
    change: (_data, rows) =>
      list(rows, (at) => ({
        id: String(at),
        productName: `Offer ${at}`,
        buttonStatus: 1,
        buttonText: 'Apply',
        amountRange: '1',
        productTags: ['a', 'b'],
      })),
  },
  {
    name: 'instalments',
    most: 360,
    screen: 'instalments',
    query: { productId: '5007', orderId: '90071992547409930312' },
    call: 'instalments',
    change: (data, rows) => ({ ...data, ...planOf(rows, rows) }),
  },
  {
    name: 'questions',
    most: 2000,
    screen: 'chatbot',
    query: {},
    call: 'qaList',
    change: (data, rows) => ({
      ...data,
      answerList: list(rows, (at) => ({
        id: String(at),
        title_local: `Question ${at}`,
        title_local_alias: `Q${at}`,
        action_type: 1,
      })),
    }),
  },
  {
    name: 'payments of a loan',
    most: 360,
    screen: 'loanDetails',
    query: { productId: '5005', orderId: '90071992547409930174' },
    call: 'instalments',
    // The end of the plan is a row, too.
    change: (data, rows) => ({ ...data, ...planOf(rows - 1, 0) }),
  },
  {
    name: 'payments of an offer',
    most: 360,
    screen: 'loanConfirm',
    query: { productId: '5001' },
    call: 'loanConfirm',
    change: (data, rows) => ({
      ...data,
      repay_plans: list(rows, (at) => ({
        num: String(at + 1),
        pay_time: '2027-01-01',
        amount: 2000,
        text: `Payment ${at + 1}`,
      })),
    }),
  },
  {
    name: 'other products of a loan',
    most: 1000,
    screen: 'loanDetails',
    query: { productId: '5006', orderId: '90071992547409930004' },
    call: 'loanDetails',
    change: (data, rows) => ({
      ...data,
      recProducts: list(rows, (at) => ({
        id: String(at),
        productName: `Offer ${at}`,
        isEnabled: 1,
        buttonText: 'Apply',
      })),
    }),
  },
];
