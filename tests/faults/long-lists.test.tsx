import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import {
  closeApp,
  describePage,
  openApp,
  tenantOf,
  until,
  type OnTheWay,
} from '../support/whole-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 5, 0) });
});
afterEach(async () => {
  await closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

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

/** What a lender could send at most, screen by screen, and how long that is; the rest of its answer stays as it is. */
const long: readonly (readonly [
  string,
  number,
  ScreenKey,
  string,
  EndpointKey,
  (data: object) => unknown,
])[] = [
  [
    '10,000 complaints',
    10_000,
    'complaintList',
    '',
    'problemList',
    () => ({
      tabs: [
        {
          title: 'Waiting',
          list: list(10_000, (at) => ({
            id: String(at),
            time: '2026-11-01',
            type: 'Collection',
            content: `Complaint ${at}`,
          })),
        },
      ],
    }),
  ],
  [
    '1,000 products',
    1000,
    'marketplace',
    '?scene=banner_jingzhun',
    'marketplace',
    () =>
      list(1000, (at) => ({
        id: String(at),
        productName: `Offer ${at}`,
        buttonStatus: 1,
        buttonText: 'Apply',
        amountRange: '1',
        productTags: ['a', 'b'],
      })),
  ],
  [
    '360 instalments to pay and 360 paid',
    360,
    'instalments',
    '?productId=5007&orderId=90071992547409930312',
    'instalments',
    (data) => ({
      ...data,
      repayWaitCount: 360,
      repayPlanDetail: { repayWaitDetail: list(360, period), repayYetDetail: list(360, period) },
    }),
  ],
  [
    '2,000 questions',
    2000,
    'chatbot',
    '',
    'qaList',
    (data) => ({
      ...data,
      answerList: list(2000, (at) => ({
        id: String(at),
        title_local: `Question ${at}`,
        title_local_alias: `Q${at}`,
        action_type: 1,
      })),
    }),
  ],
  [
    'a loan of 360 payments made and 360 to make',
    721,
    'loanDetails',
    '?productId=5005&orderId=90071992547409930174',
    'instalments',
    (data) => ({
      ...data,
      repayWaitCount: 360,
      repayPlanDetail: { repayWaitDetail: list(360, period), repayYetDetail: list(360, period) },
    }),
  ],
  [
    'an offer of 360 payments',
    360,
    'loanConfirm',
    '?productId=5001',
    'loanConfirm',
    (data) => ({
      ...data,
      repay_plans: list(360, (at) => ({
        num: String(at + 1),
        pay_time: '2027-01-01',
        amount: 2000,
        text: `Payment ${at + 1}`,
      })),
    }),
  ],
  [
    'a loan with 1,000 other products',
    1000,
    'loanDetails',
    '?productId=5006&orderId=90071992547409930004',
    'loanDetails',
    (data) => ({
      ...data,
      recProducts: list(1000, (at) => ({
        id: String(at),
        productName: `Offer ${at}`,
        isEnabled: 1,
        buttonText: 'Apply',
      })),
    }),
  ],
];

const mostElements = 1500;

/** Sends a lender's answers to one call with other data in them. */
const changed =
  (call: EndpointKey, change: (data: object) => unknown): OnTheWay =>
  async (asked, _request, lender) => {
    const answer = await lender();
    if (asked !== call) return answer;
    const body: { data: object } = JSON.parse(await answer.text());
    return new Response(JSON.stringify({ ...body, data: change(body.data) }), answer);
  };

test.each(long)(
  '%s: at most 1,500 elements, and the rest behind a press',
  async (_what, total, screen, query, call, change) => {
    const app = openApp({
      tenant: tenantOf('india'),
      screen,
      query,
      onTheWay: changed(call, change),
    });
    expect(await until(() => app.face() === 'ready'), describePage().slice(0, 400)).toBeTruthy();
    await until(() => false, 1000);
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(mostElements);
    expect(app.text()).toContain(`50 of ${total} shown`);
  },
);
