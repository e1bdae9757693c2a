import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { later } from '../../../src/ui/later.tsx';

const Word = ({ word }: { word: string }) => <p>{word}</p>;
const Meanwhile = ({ word }: { word: string }) => <p>instead of {word}</p>;

test('a part is drawn once its code is there; at once when it is shown again', async () => {
  const Part = later(() => Promise.resolve(Word));
  const { unmount } = render(<Part word="loan" />);
  expect(document.body.textContent).toBe('');
  expect(await screen.findByText('loan')).toBeDefined();
  unmount();
  render(<Part word="again" />);
  expect(screen.getByText('again')).toBeDefined();
});

test('meanwhile, and for good when it cannot be had, something else stands in its place', async () => {
  const Lost = later<{ word: string }>(() => Promise.reject(new Error('gone')), Meanwhile);
  render(<Lost word="loan" />);
  expect(screen.getByText('instead of loan')).toBeDefined();
  await Promise.resolve();
  expect(screen.getByText('instead of loan')).toBeDefined();
  const Found = later(() => Promise.resolve(Word), Meanwhile);
  render(<Found word="card" />);
  expect(screen.getByText('instead of card')).toBeDefined();
  expect(await screen.findByText('card')).toBeDefined();
  expect(screen.queryByText('instead of card')).toBeNull();
});
