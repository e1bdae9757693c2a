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
  /** Why the last switch was not turned; '' when it was. */
  refusal: string;
  /** Turns a switch and reads anew what the sandbox holds; true when it was turned. */
  turn(page: string, body: object): Promise<boolean>;
}

async function scenarioOf(tenant: Tenant, sessionId: string): Promise<SandboxScenario | undefined> {
  const page = `scenario?sessionId=${encodeURIComponent(sessionId)}`;
  const answer = await askSandbox(tenant, page);
  return answer.kind === 'done' ? readScenario(answer.body) : undefined;
}

/** Asks the sandbox what it holds for a session. */
export function useSandbox(tenant: Tenant | undefined, sessionId: string): Sandbox {
  const [state, setState] = useState<Pick<Sandbox, 'isThere' | 'scenario'>>({
    isThere: undefined,
    scenario: undefined,
  });
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (!tenant) return undefined;
    let isWanted = true;
    void scenarioOf(tenant, sessionId).then((scenario) => {
      if (isWanted) setState({ isThere: scenario !== undefined, scenario });
    });
    return () => {
      isWanted = false;
    };
  }, [tenant, sessionId]);
  const turn = async (page: string, body: object) => {
    if (!tenant) return false;
    const answer = await askSandbox(tenant, page, body);
    setRefusal(answer.kind === 'refused' ? answer.why : '');
    const scenario = answer.kind === 'missing' ? undefined : await scenarioOf(tenant, sessionId);
    setState({ isThere: scenario !== undefined, scenario });
    return answer.kind === 'done';
  };
  return { ...state, refusal, turn };
}
