import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarCode } from '../../../src/ui/bar-code.tsx';

test('screens §4: a bar code has its quiet room on both sides and is named', () => {
  const { container } = render(<BarCode text="123456" label="Bar code of 123456" />);
  expect(screen.getByRole('img', { name: 'Bar code of 123456' })).toBeDefined();
  // Start, three pairs, check and stop: 5 × 11 + 13 modules, and 10 on each side.
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 88 1');
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M10 0h2v1h-2zM13 0h1/);
});

test('a text that no bar code can say has none', () => {
  const { container } = render(<BarCode text="৳12" label="x" />);
  expect(container.childElementCount).toBe(0);
});
