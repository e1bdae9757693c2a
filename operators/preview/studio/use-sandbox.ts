import { useEffect, useState } from 'react';
import { askSandbox } from '../../../src/lender-api/sandbox-control.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';

/** A loan of the sandbox. */
export interface SandboxLoan {
  id: string;
  productId: string;
  status: string;
}

/** What the sandbox lender offers to look at and to ask for. */
export interface SandboxScenario {
  smsCode: string;
  products: readonly { id: string; isOffered: boolean }[];
  loans: readonly SandboxLoan[];
  calls: readonly string[];
  faultKinds: readonly string[];
}

const recordsIn = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? value.filter(
        (item): item is Record<string, unknown> => typeof item === 'object' && item !== null,
      )
    : [];

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads what the sandbox says of itself; whatever is odd is left out. */
export const readScenario = (body: Readonly<Record<string, unknown>>): SandboxScenario => ({
  smsCode: text(body['smsCode']),
  products: recordsIn(body['products']).map((one) => ({
    id: text(one['id']),
    isOffered: one['isOffered'] === true,
  })),
  loans: recordsIn(body['orders']).map((one) => ({
    id: text(one['id']),
    productId: text(one['productId']),
    status: text(one['status']),
  })),
  calls: textsIn(body['calls']),
  faultKinds: textsIn(body['faultKinds']),
});

/** The sandbox lender of a tenant. */
export interface Sandbox {
  /** Undefined while nobody has answered yet. */
  isThere: boolean | undefined;
  scenario: SandboxScenario | undefined;
  /** Why the sandbox says nothing, or has not turned the last switch; '' when it did. */
  refusal: string;
  /** Turns a switch and reads anew what the sandbox holds; true when it was turned. */
  turn(page: string, body: object): Promise<boolean>;
}

/** What the sandbox holds now; its own words where it refuses to say, and `isThere: false` where none is. */
async function lookInto(
  tenant: Tenant,
  sessionId: string,
): Promise<Pick<Sandbox, 'isThere' | 'scenario' | 'refusal'>> {
  const page = `scenario?sessionId=${encodeURIComponent(sessionId)}`;
  const answer = await askSandbox(tenant, page);
  return {
    isThere: answer.kind !== 'missing',
    scenario: answer.kind === 'done' ? readScenario(answer.body) : undefined,
    refusal: answer.kind === 'refused' ? answer.why : '',
  };
}

/** Asks the sandbox what it holds for a session. */
export function useSandbox(tenant: Tenant | undefined, sessionId: string): Sandbox {
  const [state, setState] = useState<Pick<Sandbox, 'isThere' | 'scenario' | 'refusal'>>({
    isThere: undefined,
    scenario: undefined,
    refusal: '',
  });
  useEffect(() => {
    if (!tenant) return undefined;
    let isWanted = true;
    void lookInto(tenant, sessionId).then((found) => {
      if (isWanted) setState(found);
    });
    return () => {
      isWanted = false;
    };
  }, [tenant, sessionId]);
  const turn = async (page: string, body: object) => {
    if (!tenant) return false;
    const answer = await askSandbox(tenant, page, body);
    if (answer.kind === 'missing') {
      setState({ isThere: false, scenario: undefined, refusal: '' });
      return false;
    }
    const found = await lookInto(tenant, sessionId);
    setState(answer.kind === 'refused' ? { ...found, refusal: answer.why } : found);
    return answer.kind === 'done';
  };
  return { ...state, turn };
}
