import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from '../../../src/ui/qr-code.tsx';

test('a QR code has a name, room around it, and one square for each dark module', () => {
  render(<QrCode text="https://www.sample.example/downloadTemplate" label="Code for the phone" />);
  const code = screen.getByRole('img', { name: 'Code for the phone' });
  const [, , width, height] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect(width).toBe(height);
  const squares =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? [];
  const places = squares.flatMap((square) => square.slice(1).split(' ').map(Number));
  expect(squares.length).toBeGreaterThan(100);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe((width ?? 0) - 5);
});
