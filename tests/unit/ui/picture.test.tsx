// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '../../../src/ui/picture.tsx';

const BROKEN = 'https://logos.example/broken.png';

test('HD-34: a logo that fails is asked for once, then a letter stands in its place, same size', () => {
  const picture = (
    <Picture src={BROKEN} alt="Bank of Example" size={40} fallbackLetter="bank of Example" />
  );
  const { container, rerender } = render(picture);
  const image = screen.getByRole('img', { name: 'Bank of Example' });
  expect(image.getAttribute('src')).toBe(BROKEN);
  fireEvent.error(image);
  rerender(picture);
  rerender(picture);
  expect(container.querySelector('img')).toBeNull();
  const letter = screen.getByRole('img', { name: 'Bank of Example' });
  expect(letter.textContent).toBe('B');
  expect(letter.style.width).toBe('40px');
});

test('HD-34: another address gets its own chance', () => {
  const { container, rerender } = render(
    <Picture src={BROKEN} alt="" size={40} fallbackLetter="A" />,
  );
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  rerender(<Picture src="https://logos.example/other.png" alt="" size={40} fallbackLetter="A" />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test.each([undefined, ''])('without an address (%s) nothing is asked for', (src) => {
  const { container } = render(<Picture src={src} alt="" size={40} fallbackLetter="टाटा" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('ट');
});

test('a logo is lazy, tells its owner nothing about the page, and keeps its room', () => {
  render(<Picture src="https://logos.example/a.png" alt="A" size={40} fallbackLetter="A" />);
  const image = screen.getByRole('img', { name: 'A' });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(image.getAttribute('width')).toBe('40');
  expect(image.getAttribute('height')).toBe('40');
});
