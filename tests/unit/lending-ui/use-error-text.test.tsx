// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import type { LenderError } from '../../../src/domain/lender-error.ts';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import { useErrorText } from '../../../src/lending-ui/use-error-text.ts';
import { TenantProvider } from '../../../src/tenant/tenant-context.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { wordsOf } from '../i18n/wording-on-disk.ts';

const words = (language: string) => wordsOf(language, 'app') ?? {};

function textOf(
  error: LenderError,
  options: { language?: string; text?: string; about?: 'payment' },
) {
  const { language = 'en', text, about } = options;
  const i18n = createI18n(language, { app: words(language) });
  const { result } = renderHook(() => useErrorText(about), {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <TenantProvider value={sampleTenant()}>{children}</TenantProvider>
      </I18nextProvider>
    ),
  });
  return result.current(error, text);
}

afterEach(() => {
  vi.restoreAllMocks();
});

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const brokenAnswers: LenderError[] = [
  { kind: 'malformed', where: 'HTTP 502' },
  { kind: 'malformed', where: 'answer' },
];
const noAnswers: LenderError[] = [{ kind: 'unreachable' }, { kind: 'timedOut' }];

test('screens §9: a device that knows it is offline says so, whatever failed', () => {
  offline();
  for (const error of [...noAnswers, ...brokenAnswers])
    expect(textOf(error, {})).toBe('You seem to be offline. Please try again.');
});

test('screens §9: no response at all is not the same as an answer that fails', () => {
  for (const error of noAnswers)
    expect(textOf(error, {})).toMatch(
      /could not be reached from this phone.*check your connection/i,
    );
  for (const error of brokenAnswers) expect(textOf(error, {})).toMatch(/problem on our side/);
});

test('a session that is over is not called a problem of ours: it says where to log in', () => {
  const said = textOf({ kind: 'sessionOver' }, {});
  expect(said).toBe(`Please open the ${sampleTenant().brand.shortName} app and log in there.`);
});

test('screens §9: where money is concerned, a fault of our side says what it means for the payment', () => {
  for (const error of brokenAnswers)
    expect(textOf(error, { about: 'payment' })).toMatch(/our side.*before you pay again/);
});

test('a refusal says what the lender says, else the default text of the call, and no cause of the network', () => {
  offline();
  const refused = (message: string): LenderError => ({ kind: 'rejected', code: '1', message });
  expect(textOf(refused('Card blocked'), { text: 'Processing failed.' })).toBe('Card blocked');
  expect(textOf(refused(''), { text: 'Processing failed.' })).toBe('Processing failed.');
  expect(textOf(refused(''), {})).toBe(words('en')['rejected']);
});

test('the default text of a call comes first, then the cause, as two sentences of the language', () => {
  const error: LenderError = { kind: 'unreachable' };
  expect(textOf(error, { text: 'Failed to query card list.' })).toMatch(
    /^Failed to query card list\. We could not/,
  );
  expect(textOf(error, { text: '查询银行卡列表失败', language: 'zh' })).toMatch(
    /^查询银行卡列表失败。无法/,
  );
  expect(textOf(error, { text: 'कार्ड सूची नहीं मिल सकी।', language: 'hi' })).toMatch(/सकी। इस/);
});
