import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoginFailureScreen } from '../../../src/features/login-failure/login-failure-screen.tsx';
import { missingParam } from '../../../src/navigation/screen-params.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../support/screen-stage.tsx';
import { withToasts } from '../../support/with-toasts.tsx';

const user = userEvent.setup({ delay: null });

afterEach(() => vi.unstubAllGlobals());

const row = (id: string, name: string, isEnabled: unknown) => ({
  id,
  name,
  logo: 'https://cdn.sample.example/logo.png',
  buttonText: 'Apply',
  rangeText: '₹5,000 - ₹60,000',
  rangeDes: 'Loan amount',
  rateText: '0.04% per day',
  desc: '91 to 180 days',
  isEnabled,
});
const failure = {
  status: '0',
  noticeMessage: 'You cannot log in to this product now',
  errorMessage: 'The product is not open to new borrowers today.',
  recommendList: [row('31007', 'Demo Dhan', 1), row('31008', 'Namuna Loan', 0)],
};

const show = (answers: ScreenStage['answers'] = {}) =>
  showScreen({
    Screen: withToasts(LoginFailureScreen),
    screen: 'loginFailure',
    answers: {
      jointFailure: failure,
      jointTap: { code: 0 },
      jointLink: { status: '0', link: 'https://apply.demo-dhan.example/join?x=1#top' },
      ...answers,
    },
    query: `?productId=${stageLoan.productId}`,
  });
const button = () => screen.findByRole('button', { name: /Apply · Demo Dhan/ });

describe('screens §3: what is shown', () => {
  test('why the product cannot be entered, and the other ones; a disabled row is no button', async () => {
    const { face, forms } = show();
    expect(await screen.findByText('You cannot log in to this product now')).toBeDefined();
    expect(screen.getByText('The product is not open to new borrowers today.')).toBeDefined();
    expect(await button()).toBeDefined();
    expect(screen.queryByRole('button', { name: /Namuna/ })).toBeNull();
    expect(screen.getByText('Namuna Loan')).toBeDefined();
    expect(face()).toBe('ready');
    expect(forms('jointFailure')).toEqual([{ productId: stageLoan.productId }]);
  });

  test('where the lender says nothing, the page still does', async () => {
    show({ jointFailure: { status: '0' } });
    expect(await screen.findByText('This product is not open to you at the moment')).toBeDefined();
    expect(screen.getByText(/no other offer/)).toBeDefined();
  });

  test('an answer that cannot be had is the error face', async () => {
    const { face } = show({ jointFailure: { status: '1', message: 'Not now' } });
    expect(await screen.findByText('Not now')).toBeDefined();
    expect(face()).toBe('error');
  });

  test('screens §0: a link without its product is named, and nothing is asked', () => {
    expect(missingParam('loginFailure', {}, sampleSession())).toBe('productId');
  });
});

describe('screens §3: a tap', () => {
  test('is told as module 18 with its row, then the link is asked for and followed', async () => {
    const { asked, forms, left } = show();
    await user.click(await button());
    await waitFor(() => expect(left).toEqual(['https://apply.demo-dhan.example/join?x=1#top']));
    expect(asked()).toEqual(['jointFailure', 'jointTap', 'jointLink']);
    expect(forms('jointTap')).toEqual([{ productId: '31007', moduleId: '18', positionId: '0' }]);
    expect(forms('jointLink')).toEqual([{ productId: '31007' }]);
  });

  test("HD-26: a link of another app goes to the lender's app", async () => {
    const { bridge } = show({ jointLink: { status: 0, data: { link: 'danamisal://gabung' } } });
    await user.click(await button());
    await waitFor(() =>
      expect(bridge.calls).toEqual([
        { action: 'startPage', payload: { url: 'danamisal://gabung' } },
      ]),
    );
  });

  test('a refusal and an unsafe link are said', async () => {
    const { unmount } = show({ jointLink: { status: '1', message: 'Not today' } });
    await user.click(await button());
    expect(await screen.findByText('Not today')).toBeDefined();
    unmount();
    const { left } = show({ jointLink: { status: '0', link: 'vbscript:x' } });
    await user.click(await button());
    expect(await screen.findByText('This page cannot be opened safely.')).toBeDefined();
    expect(left).toEqual([]);
  });
});
