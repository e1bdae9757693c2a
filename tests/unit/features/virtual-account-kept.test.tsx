import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import {
  askedNumbers,
  field,
  loanOf,
  noon,
  number,
  oneHour,
  showNumber,
} from '../../support/number-stage.tsx';
import { noteLenderDate } from '../../../src/platform/lender-clock.ts';
import type { ScreenStage } from '../../support/screen-stage.tsx';
import { hidePage, showPage } from '../../support/visible-page.ts';

beginAt(noon);

/** A phone that sleeps hides its page first. */
async function sleepUntil(moment: number): Promise<void> {
  await act(async () => {}); // what has just been drawn listens for the page
  hidePage();
  vi.setSystemTime(moment);
  showPage();
}

describe('until when', () => {
  const timer = () => screen.getByRole('timer').textContent;

  test('screens §4: it counts down in true time, also after a sleep, and names the zone', async () => {
    showNumber();
    await field('Total payment');
    expect(screen.getByText('Pay by 12 December 2026, 12:00 IST')).toBeDefined();
    expect(timer()).toMatch(/^23:59:5\d|24:00:00$/);
    await sleepUntil(noon + 23 * oneHour);
    expect(timer()).toMatch(/^(?:01:00:00|00:59:5\d)$/);
  });

  test('screens §4: when it has passed the number is no longer to be copied, and a new one can be had', async () => {
    const page = showNumber();
    await field('Total payment');
    await sleepUntil(noon + 24 * oneHour);
    expect(screen.getByRole('alert').textContent).toContain('This number has expired.');
    expect(screen.queryByRole('button', { name: /Virtual account number/ })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(askedNumbers(page)).toBe(1);
    expect(screen.getByRole('button', { name: 'I have paid' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Get a new number' }));
    await waitFor(() => expect(askedNumbers(page)).toBe(2));
  });

  test('without an end the page says what is known, and counts nothing down', async () => {
    showNumber({
      answers: { generateVcode: number({ expiredAt: undefined }), loanDetails: loanOf() },
    });
    expect(await screen.findByText(/named no time limit/)).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
    await sleepUntil(noon + 25 * oneHour);
    expect(screen.getByRole('alert').textContent).toContain('more than a day old');
  });

  test('HD-80: it is counted by the lender’s clock, also on a device that is an hour fast', async () => {
    vi.setSystemTime(noon + oneHour);
    const headers = { date: new Date(noon).toUTCString() };
    const dated = (body: object) => () => new Response(JSON.stringify(body), { headers });
    showNumber({ answers: { generateVcode: dated(number()), loanDetails: dated(loanOf()) } });
    await field('Total payment');
    expect(timer()).toMatch(/^23:59:5\d|24:00:00$/);
    noteLenderDate(new Date().toUTCString());
  });

  test('an end without an hour is shown without one', async () => {
    showNumber({
      answers: { generateVcode: number({ expiredAt: '2026-12-12' }), loanDetails: loanOf() },
    });
    expect(await screen.findByText('Pay by 12 December 2026')).toBeDefined();
  });
});

describe('screens §8, "Virtual account kept"', () => {
  /** Shows the screen, then again as a reload of the same entry. */
  async function reloaded(changes: Partial<ScreenStage> = {}, elapsed = 0) {
    const entry = new Map<string, string>();
    const first = showNumber({ entry });
    await field('Total payment');
    first.unmount();
    document.body.replaceChildren();
    await sleepUntil(noon + elapsed);
    return showNumber({ entry, ...changes });
  }

  test('a reload of the same entry shows the same number and asks for none', async () => {
    const page = await reloaded();
    expect(page.face()).toBe('ready');
    expect(screen.getByRole('group', { name: 'Virtual account number' })).toBeDefined();
    expect(askedNumbers(page)).toBe(0);
  });

  test('… also without a network, with steps, number and amount', async () => {
    const page = await reloaded({ answers: {} });
    expect(page.face()).toBe('ready');
    expect(screen.getByRole('group', { name: 'Total payment' }).textContent).toContain('27,394.67');
    expect(screen.getByText('Insert your card.')).toBeDefined();
    await waitFor(() => expect(page.asked()).toEqual(['loanDetails']));
  });

  test('… and says that it was saved on the phone, and from when', async () => {
    await reloaded({ answers: {} });
    expect(await screen.findByText('Saved on this phone')).toBeDefined();
    expect(screen.getByText(/11 December 2026, 12:00 IST/)).toBeDefined();
  });

  test('a fresh entry without a network shows the number that was made last, as long as it is good', async () => {
    const page = await reloaded({ entry: new Map(), answers: {} });
    expect((await field('Virtual account number')).textContent).toContain('9911');
    expect(await screen.findByText('Saved on this phone')).toBeDefined();
    expect(page.face()).toBe('ready');
    page.unmount();
    const late = await reloaded({ entry: new Map(), answers: {} }, 25 * oneHour);
    await waitFor(() => expect(late.face()).toBe('error'));
  });

  test('a fresh entry asks for a number of its own', async () => {
    const page = await reloaded({ entry: new Map() });
    await field('Total payment');
    expect(askedNumbers(page)).toBe(1);
  });

  test('HD-82: a channel that another tab chose changes no number that is there; the next entry asks for it', async () => {
    localStorage.setItem('payCode', 'OWN');
    const entry = new Map<string, string>();
    const first = showNumber({ entry });
    await field('Total payment');
    first.unmount();
    localStorage.setItem('payCode', 'OTHER');
    const page = showNumber({ entry });
    await field('Total payment');
    expect(askedNumbers(page)).toBe(0);
    page.unmount();
    const next = showNumber();
    await field('Total payment');
    expect(next.forms('generateVcode')).toMatchObject([{ payCode: 'OTHER' }]);
  });

  test('a number that ended meanwhile is shown as ended; only the button asks for another', async () => {
    const page = await reloaded({}, 25 * oneHour);
    expect(screen.getByRole('alert').textContent).toContain('expired');
    expect(askedNumbers(page)).toBe(0);
  });
});

describe('while it is looked at', () => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('the loan is asked every 15 s, and shows the paid moment in its place once the payment has arrived', async () => {
    let isPaid = false;
    showNumber({
      answers: {
        generateVcode: number(),
        loanDetails: () =>
          answerWith(
            JSON.stringify(loanOf(isPaid ? { orderStatus: 200 } : { amountDue: 2739467 })),
          ),
      },
    });
    await field('Total payment');
    isPaid = true;
    await pass(16_000);
    expect(await screen.findByRole('button', { name: 'Save the receipt' })).toBeDefined();
    expect(screen.getByText('left to pay. This loan is closed.')).toBeDefined();
    expect(screen.getByText('By payment number').nextSibling?.textContent).toBe('₹27,394.67');
    // Seen, it is not shown again.
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  });

  test('a page that nobody sees asks nothing', async () => {
    const page = showNumber();
    await field('Total payment');
    await pass(1000);
    hidePage();
    const asked = page.asked().length;
    await pass(120_000);
    expect(page.asked()).toHaveLength(asked);
    showPage();
  });
});
