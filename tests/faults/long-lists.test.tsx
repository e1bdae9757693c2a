import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longAnswers } from '../support/long-answers.ts';
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

const mostElements = 1500;

test.each(longAnswers)(
  '$most $name: at most 1,500 elements, and the rest behind a press',
  async ({ most, screen, query, call, change }) => {
    const app = openApp({
      tenant: tenantOf('india'),
      screen,
      query: `?${new URLSearchParams(query)}`,
      onTheWay: async (asked, _request, lender) => {
        const answer = await lender();
        if (asked !== call) return answer;
        const body: { data: object } = JSON.parse(await answer.text());
        return new Response(JSON.stringify({ ...body, data: change(body.data, most) }), answer);
      },
    });
    expect(await until(() => app.face() === 'ready'), describePage().slice(0, 400)).toBeTruthy();
    await until(() => false, 1000);
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(mostElements);
    expect(app.text()).toContain(`50 of ${most} shown`);
  },
);
