// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/app/error-boundary.tsx';

vi.mock('../../../src/lending-ui/load-failure.tsx', () => ({
  LoadFailure: ({ screenKey }: { screenKey: string }) => <p>{screenKey}</p>,
}));

function Broken(): never {
  throw new Error('a mistake of ours');
}

/** Buttons that move as a link and the browser's own buttons do. */
function Move() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/broken')}>follow</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate(1)}>forth</button>
    </>
  );
}
const move = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('HD-68: the crash page belongs to its address: Back shows the page before, and forth crashes again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/loan']}>
      <Move />
      <ErrorBoundary>
        <Routes>
          <Route path="/loan" element={<p>the loan</p>} />
          <Route path="/broken" element={<Broken />} />
        </Routes>
      </ErrorBoundary>
    </MemoryRouter>,
  );
  move('follow');
  expect(screen.getByText('crashed')).toBeDefined();
  move('back');
  expect(screen.getByText('the loan')).toBeDefined();
  move('forth');
  expect(screen.getByText('crashed')).toBeDefined();
});
