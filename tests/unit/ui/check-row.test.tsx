// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CheckRow, CheckRows } from '../../../src/ui/check-row.tsx';

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('screens §0: a row is a native check box whose whole line is the target, with its figure in its name', async () => {
  const onToggle = vi.fn<(index: number) => void>();
  render(
    <CheckRows legend="What to pay">
      <CheckRow
        index={2}
        title="Third"
        detail="in March"
        aside="12.50"
        isChecked={false}
        onToggle={onToggle}
      />
      <CheckRow index={3} title="Fourth" isChecked isOff whyOff="Not alone" onToggle={onToggle} />
    </CheckRows>,
  );
  expect(screen.getByRole('group', { name: 'What to pay' })).toBeDefined();
  const [third, fourth] = screen.getAllByRole('checkbox');
  expect(textOf(third?.getAttribute('aria-labelledby') ?? null)).toBe('Third 12.50');
  expect(textOf(third?.getAttribute('aria-describedby') ?? null)).toBe('in March');
  await userEvent.click(screen.getByText('12.50'));
  expect(onToggle).toHaveBeenLastCalledWith(2);
  expect(textOf(fourth?.getAttribute('aria-describedby') ?? null)).toBe('Not alone');
  expect(fourth?.getAttribute('aria-disabled')).toBe('true');
});
