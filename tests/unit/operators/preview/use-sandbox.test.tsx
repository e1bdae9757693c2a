import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSandbox } from '../../../../operators/preview/studio/use-sandbox.ts';
import { sampleTenant } from '../../../support/sample-tenant.ts';

afterEach(() => vi.unstubAllGlobals());

const tenant = sampleTenant({ 'api.baseUrl': '', 'api.prefix': '/gateway/sample' });
const scenario = { smsCode: '123456', products: [], orders: [], calls: ['loan'], faultKinds: [] };

/** A sandbox that answers each of its switches as the table says. */
const sandboxOf = (
  answers: Readonly<Record<string, { status: number; body: object } | undefined>>,
) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const name = /_sandbox\/(\w+)/.exec(address)?.[1] ?? '';
    const { status, body } = answers[name] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });

test('screens §7: a sandbox that refuses says why, and is not taken for one that is missing', async () => {
  sandboxOf({ scenario: { status: 500, body: { message: 'tenants/sample/sandbox.json: odd' } } });
  const { result } = renderHook(() => useSandbox(tenant, 's-1'));
  await waitFor(() => expect(result.current.refusal).toBe('tenants/sample/sandbox.json: odd'));
  expect(result.current).toMatchObject({ isThere: true, scenario: undefined });
});

test('screens §7: the reason of a switch that is not turned stays until one is turned', async () => {
  const sound = { status: 200, body: scenario };
  sandboxOf({ scenario: sound, pay: { status: 409, body: { message: 'no number was made' } } });
  const { result } = renderHook(() => useSandbox(tenant, 's-1'));
  await waitFor(() => expect(result.current.scenario?.smsCode).toBe('123456'));
  expect(await result.current.turn('pay', {})).toBe(false);
  await waitFor(() => expect(result.current.refusal).toBe('no number was made'));
  expect(result.current.scenario?.calls).toEqual(['loan']);
  sandboxOf({ scenario: sound, pay: { status: 200, body: { done: true } } });
  expect(await result.current.turn('pay', {})).toBe(true);
  await waitFor(() => expect(result.current.refusal).toBe(''));
});

test('screens §7: where no sandbox answers, there is none', async () => {
  sandboxOf({});
  const { result } = renderHook(() => useSandbox(tenant, 's-1'));
  await waitFor(() => expect(result.current.isThere).toBe(false));
  expect(result.current.refusal).toBe('');
});
