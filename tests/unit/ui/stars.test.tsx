// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Stars } from '../../../src/ui/stars.tsx';

function Rating({ onConfirm, start = 0 }: { onConfirm?: (stars: number) => void; start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stars
      legend="Please rate this service"
      value={value}
      onChoose={setValue}
      onConfirm={onConfirm}
      nameOf={(stars) => `${stars} of 5`}
    />
  );
}

const star = (stars: number) => screen.getByRole('radio', { name: `${stars} of 5` });

test('HD-61: five named stars in a named group, none chosen at first', () => {
  render(<Rating />);
  expect(screen.getByRole('group', { name: 'Please rate this service' })).toBeDefined();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  for (const stars of [1, 2, 3, 4, 5]) expect(star(stars)).toHaveProperty('checked', false);
});

test('HD-61: stars fill up to the choice', () => {
  render(<Rating start={3} />);
  const filled = screen
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.hasAttribute('data-full'));
  expect(filled).toEqual([true, true, true, false, false]);
});

test('HD-61: Tab and Space choose, and Space on the chosen star confirms it', async () => {
  const onConfirm = vi.fn<(stars: number) => void>();
  render(<Rating onConfirm={onConfirm} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(star(1));
  await userEvent.keyboard(' ');
  expect(star(1)).toHaveProperty('checked', true);
  expect(onConfirm).toHaveBeenLastCalledWith(1);
});

test('HD-61: arrows move the choice and confirm nothing until Space or Enter', async () => {
  const onConfirm = vi.fn<(stars: number) => void>();
  render(<Rating start={1} onConfirm={onConfirm} />);
  star(1).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(star(3)).toHaveProperty('checked', true);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onConfirm).toHaveBeenCalledWith(3);
});

test('HD-61: a tap chooses and confirms, also after arrow keys', () => {
  const onConfirm = vi.fn<(stars: number) => void>();
  render(<Rating start={1} onConfirm={onConfirm} />);
  fireEvent.keyDown(star(1), { key: 'ArrowRight' });
  fireEvent.pointerDown(star(4));
  fireEvent.click(star(4));
  expect(star(4)).toHaveProperty('checked', true);
  expect(onConfirm).toHaveBeenCalledWith(4);
});

test('HD-61: a tap on the star that the arrows have chosen confirms it, once', () => {
  const onConfirm = vi.fn<(stars: number) => void>();
  render(<Rating start={3} onConfirm={onConfirm} />);
  fireEvent.keyDown(star(2), { key: 'ArrowRight' });
  fireEvent.pointerDown(star(3));
  fireEvent.click(star(3));
  expect(onConfirm.mock.calls).toEqual([[3]]);
});
