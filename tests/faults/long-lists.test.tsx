import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { closeApp, describePage, openApp, tenantOf, until } from '../support/whole-app.tsx';

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

/** What a lender could send at most, screen by screen; the rest of its answer stays as it is. */
const long: readonly (readonly [
  string,
  ScreenKey,
  string,
  EndpointKey,
  (data: object) => unknown,
])[] = [
  [
    '10,000 complaints',
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
    'a loan with 1,000 other products',
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

test.each(long)(
  '%s: at most 1,500 elements, and none is lost',
  async (_what, screen, query, call, change) => {
    const app = openApp({
      tenant: tenantOf('india'),
      screen,
      query,
      onTheWay: async (asked, _request, lender) => {
        const answer = await lender();
        if (asked !== call) return answer;
        const body: { data: object } = JSON.parse(await answer.text());
        return new Response(JSON.stringify({ ...body, data: change(body.data) }), answer);
      },
    });
    expect(await until(() => app.face() === 'ready'), describePage().slice(0, 400)).toBeTruthy();
    await until(() => false, 1000);
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(mostElements);
  },
);
