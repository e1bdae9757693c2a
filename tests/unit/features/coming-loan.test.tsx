import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { showScreen } from '../../support/screen-stage.tsx';
import { withToasts } from '../../support/with-toasts.tsx';

// A phone: a desktop has every loan's details open.
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: false,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList, // all of it that is used
  );
});
afterEach(() => vi.restoreAllMocks());

const show = (data: object) =>
  showScreen({
    Screen: withToasts(LoanDetailsScreen),
    screen: 'loanDetails',
    answers: { loanDetails: { success: true, data: { productName: 'Sample Cash', ...data } } },
    builtScreens: ['chatbot', 'complaintStart'],
  });

describe('what is not paid out yet', () => {
  const lines = [
    { text: 'Loan amount', value: '₹12,500.00' },
    { text: 'To account', value: 'Bank of Example ··2290' },
  ];

  test.each([
    [21, 'Your application'],
    [151, 'Your loan'],
  ])('shows what the answer holds, open, and its name: %i, %s', async (orderStatus, title) => {
    const { container } = show({ orderStatus, userOrderDetail: { detail: lines } });
    await screen.findByText('Sample Cash');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    const shown = container.querySelector('details[open]')?.textContent;
    expect(shown).toContain('Sample Cash');
    expect(shown).toContain('Loan amount₹12,500.00');
    expect(shown).toContain('To accountBank of Example ··2290');
    // Above the help: it is what one comes for.
    expect(container.textContent?.indexOf('To account')).toBeLessThan(
      container.textContent?.indexOf('Ask the assistant') ?? 0,
    );
  });

  test('an answer that holds nothing more shows nothing more than its number', async () => {
    const { container } = show({ orderStatus: 151, productName: '', userOrderDetail: null });
    await screen.findByRole('heading', { name: 'Help' });
    expect(container.querySelectorAll('dl > div')).toHaveLength(1);
  });

  test('who was declined reads of an application, and what can be done comes before its lines', async () => {
    const { container } = show({ orderStatus: 110, userOrderDetail: { detail: lines } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your application' }),
    ).toBeDefined();
    expect(container.querySelector('details')).not.toBeNull();
    expect(container.querySelector('details[open]')).toBeNull();
  });
});
