// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/app/error-boundary.tsx';

vi.mock('../../../src/lending-ui/load-failure.tsx', () => ({
  LoadFailure: ({ screenKey }: { screenKey: string }) => <p>{screenKey}</p>,
}));

function Broken(): never {
  throw new Error('a mistake of ours');
}

test('HD-68: the crash page belongs to its address: Back shows the page before, and forth crashes again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let navigate: NavigateFunction = () => {};
  function Way() {
    navigate = useNavigate();
    return null;
  }
  render(
    <MemoryRouter initialEntries={['/loan']}>
      <Way />
      <ErrorBoundary>
        <Routes>
          <Route path="/loan" element={<p>the loan</p>} />
          <Route path="/broken" element={<Broken />} />
        </Routes>
      </ErrorBoundary>
    </MemoryRouter>,
  );
  act(() => void navigate('/broken'));
  expect(screen.getByText('crashed')).toBeDefined();
  act(() => void navigate(-1));
  expect(screen.getByText('the loan')).toBeDefined();
  act(() => void navigate(1));
  expect(screen.getByText('crashed')).toBeDefined();
});
