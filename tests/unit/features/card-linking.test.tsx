import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CardLinkingScreen } from '../../../src/features/card-linking/card-linking-screen.tsx';
import { addWords } from '../../../src/i18n/create-i18n.ts';
import { sheetHistory } from '../../../src/platform/sheet-history.ts';
import { answerWith } from '../../support/network.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../support/screen-stage.tsx';
import { withToasts } from '../../support/with-toasts.tsx';
import { wordsOf } from '../i18n/wording-on-disk.ts';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  vi.unstubAllGlobals();
});

function Screen() {
  const { i18n } = useTranslation();
  const change = async () => {
    addWords(i18n, 'hi', 'card-linking', wordsOf('hi', 'card-linking') ?? {});
    await i18n.changeLanguage('hi');
  };
  return (
    <>
      <CardLinkingScreen />
      <button type="button" onClick={() => void change()}>
        हिन्दी
      </button>
    </>
  );
}

const show = (
  answer: NonNullable<ScreenStage['answers']['bindCard']>,
  changes: Partial<ScreenStage> = {},
) =>
  showScreen({
    Screen: withToasts(Screen),
    screen: 'bindCard',
    answers: { bindCard: answer },
    ...changes,
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => user.click(screen.getByRole('button', { name: 'Add this card' }));
const linked = { code: '0', data: { id: '77' } };

async function paste(name: string, text: string) {
  await user.click(field(name));
  await user.clear(field(name));
  await user.paste(text);
}

async function fill(values: Record<string, string> = {}) {
  const whole = {
    'Account holder': 'Asha Namuna',
    'Account number': '123456789',
    IFSC: 'SMPL0000123',
    Bank: 'Sample Bank',
    'Mobile number': '9876543210',
    ...values,
  };
  for (const [name, text] of Object.entries(whole)) await paste(name, text);
}

describe('linking a card', () => {
  test('everything that is missing is named at once, the focus goes to the first, and nothing is sent', async () => {
    const { asked } = show(linked);
    await submit();
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(5));
    expect(document.activeElement).toBe(field('Account holder'));
    expect(asked()).toEqual([]);
  });

  test('an IFSC names its bank where the tenant lists it, for the ear too, and fills the bank’s field', async () => {
    show(linked);
    await paste('IFSC', 'smpl');
    const name = await waitFor(() => {
      const found = screen.getByText('Sample Bank');
      expect(found.getAttribute('aria-live')).toBe('polite');
      return found;
    });
    expect(field('IFSC').getAttribute('aria-describedby')).toContain(name.parentElement?.id ?? '-');
    expect(field('Bank').value).toBe('Sample Bank');
    await paste('IFSC', 'MODL0000123');
    expect(field('Bank').value).toBe('Model Bank');
    await paste('IFSC', 'ABCD0123456');
    expect(field('Bank').value).toBe('');
  });

  test('a whole IFSC that names no bank is asked to be looked at again, and is no fault', async () => {
    show(linked);
    const said = /^We don’t know this branch/;
    await paste('IFSC', 'ABCD');
    expect(screen.queryByText(said)).toBeNull();
    await paste('IFSC', 'ABCD0123456');
    expect((await screen.findByText(said)).getAttribute('aria-live')).toBe('polite');
    expect(field('IFSC').getAttribute('aria-invalid')).toBeNull();
    await paste('IFSC', 'SMPL0000123');
    expect(screen.queryByText(said)).toBeNull();
  });

  test('a bank’s name that somebody typed is left alone', async () => {
    show(linked);
    await paste('Bank', 'Bank of my village');
    await paste('IFSC', 'SMPL0000123');
    expect(field('Bank').value).toBe('Bank of my village');
  });

  test('HD-72: who comes back to the number by Tab and types sends what was typed, and nothing before it', async () => {
    const { forms } = show(linked);
    await fill();
    expect(field('Account number').value).toBe('1234 5678 9');
    field('Account holder').focus();
    await user.tab();
    expect(document.activeElement).toBe(field('Account number'));
    expect(field('Account number').value).toBe('1234 5678 9');
    await user.keyboard('987654321');
    expect(field('Account number').value).toBe('9876 5432 1');
    await submit();
    await waitFor(() => expect(forms('bindCard')[0]).toMatchObject({ accountNo: '987654321' }));
  });

  test.each([
    ['Account number', '1234\u200b56789', { accountNo: '123456789' }],
    ['Account number', '\u202a123456789\u202c', { accountNo: '123456789' }],
    ['Account number', '1234–5678–9', { accountNo: '123456789' }],
    ['Account number', '१२३४५६७८९', { accountNo: '123456789' }],
    ['IFSC', 'smpl 0000\u200b123', { ifsc: 'SMPL0000123' }],
    ['IFSC', 'ＳＭＰＬ０００0123', { ifsc: 'SMPL0000123' }],
    ['Mobile number', '+91 (0)98765 43210', { mobile: '9876543210' }],
    ['Account holder', '\u200bAsha Namuna\u200b ', { holder: 'Asha Namuna' }],
  ])('HD-73: %s %j is taken clean', async (name, typed, sent) => {
    const { forms } = show(linked);
    await fill({ [name]: typed });
    await submit();
    await waitFor(() => expect(forms('bindCard')[0]).toMatchObject(sent));
  });

  test('HD-74: marks that nobody sees fill in nothing', async () => {
    const { asked } = show(linked);
    await fill({ Bank: '\u200b\u2060\u3164\u200d' });
    await submit();
    await waitFor(() => expect(field('Bank').getAttribute('aria-invalid')).toBe('true'));
    expect(asked()).toEqual([]);
  });

  test('HD-36: what is wrong is said in the language that is chosen afterwards', async () => {
    show(linked);
    await fill({ 'Account number': '12' });
    await submit();
    expect(await screen.findByText('An account number has 9 to 18 digits')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(await screen.findByText('खाता संख्या में 9 से 18 अंक होते हैं')).toBeDefined();
  });

  test('three taps in one tick add one card, and go on once', async () => {
    const { forms, handedOver } = show(linked);
    await fill();
    const button = screen.getByRole('button', { name: 'Add this card' });
    act(() => {
      for (let tap = 0; tap < 3; tap += 1) button.click();
    });
    await waitFor(() => expect(handedOver()).toMatchObject({ cardId: '77' }));
    await submit();
    expect(forms('bindCard')).toHaveLength(1);
  });

  test('the cards that stand below are gone back to, so that they are in the history once', async () => {
    const leave = vi.spyOn(sheetHistory, 'leave');
    const { loanId, productId } = stageLoan;
    const cards = `/repay/card?orderId=${loanId}&productId=${productId}`;
    const steps = [];
    for (const below of [`${cards} /loan-details?orderId=${loanId}`, '/repay/card?orderId=1', '']) {
      leave.mockClear();
      const entry = new Map([['loanfront.below', below]]);
      const { unmount, place } = show(linked, { entry });
      await fill();
      await submit();
      await waitFor(() => expect(place()).toBe(cards));
      steps.push(leave.mock.calls[0]?.slice(1));
      unmount();
    }
    expect(steps).toEqual([
      [true, 1],
      [true, 0],
      [true, 0],
    ]);
    leave.mockRestore();
  });

  test('what was chosen to pay on another screen survives adding a card', async () => {
    const part = { kind: 'instalments', count: 3, first: '5', last: '7', of: 12 };
    const chosen = { amount: '5229600', part, before: { amountDue: '1743200' } };
    const { handedOver } = show(linked, { state: { chosen } });
    await fill();
    await submit();
    await waitFor(() => expect(handedOver()).toEqual({ cardId: '77', chosen }));
  });

  test('a refusal is said, nothing typed is lost, and it can be sent again', async () => {
    let isUp = false;
    const { forms } = show(() =>
      isUp
        ? answerWith(JSON.stringify(linked))
        : answerWith('{"code":"1","message":"No such bank"}'),
    );
    await fill();
    await submit();
    expect(await screen.findByText('No such bank')).toBeDefined();
    expect(field('Account number').value).toBe('1234 5678 9');
    isUp = true;
    await submit();
    await waitFor(() => expect(forms('bindCard')).toHaveLength(2));
  });
});
