import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { watchSavedFiles } from '../../support/saved-files.ts';
import { planOf, show } from './instalments-stage.tsx';

beginAt(Date.UTC(2026, 10, 28, 6, 30));

const label = 'Add the due dates to your calendar';

test('each open instalment whose day can be read and has not passed is one day of the calendar', async () => {
  const saved = watchSavedFiles();
  show(
    planOf(
      [
        { totalAmount: 100, dueTime: '2026-10-30' },
        { totalAmount: 273.5, dueTime: '2026-12-30' },
        { totalAmount: 100, dueTime: 'soon' },
        { totalAmount: 100, dueTime: '2027-01-29' },
      ],
      [{ totalAmount: 100, dueTime: '2026-12-01' }],
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const text = (await saved[0]?.text())?.replaceAll('\r\n ', '') ?? '';
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20261230',
    'DTSTART;VALUE=DATE:20270129',
  ]);
  expect(new Set(text.match(/UID:.+/g)).size).toBe(2);
  expect(text).toContain('₹273.50');
});

test('no day, no button', async () => {
  show(planOf([{ totalAmount: 100, dueTime: '2026-10-30' }, { totalAmount: 100 }]));
  await screen.findByRole('button', { name: /^Pay\b/ });
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});
