import { useEffect, useState } from 'react';
import { askSandbox } from '../../../src/lender-api/sandbox-control.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';

/** A loan that the sandbox plays. */
export interface PlayedLoan {
  id: string;
  productId: string;
  status: string;
}

/** What the sandbox lender offers to look at and to ask for. */
export interface SandboxPlay {
  smsCode: string;
  products: readonly { id: string; isOffered: boolean }[];
  loans: readonly PlayedLoan[];
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
export const readPlay = (body: Readonly<Record<string, unknown>>): SandboxPlay => ({
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
  play: SandboxPlay | undefined;
  /** Why the last switch was not turned; '' when it was. */
  refusal: string;
  /** Turns a switch and reads anew what is played; true when it was turned. */
  turn(page: string, body: object): Promise<boolean>;
}

async function playOf(tenant: Tenant, sessionId: string): Promise<SandboxPlay | undefined> {
  const page = `scenario?sessionId=${encodeURIComponent(sessionId)}`;
  const answer = await askSandbox(tenant, page);
  return answer.kind === 'done' ? readPlay(answer.body) : undefined;
}

/** Asks the sandbox what it plays for a session. */
export function useSandbox(tenant: Tenant | undefined, sessionId: string): Sandbox {
  const [state, setState] = useState<Pick<Sandbox, 'isThere' | 'play'>>({
    isThere: undefined,
    play: undefined,
  });
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (!tenant) return undefined;
    let isWanted = true;
    void playOf(tenant, sessionId).then((play) => {
      if (isWanted) setState({ isThere: play !== undefined, play });
    });
    return () => {
      isWanted = false;
    };
  }, [tenant, sessionId]);
  const turn = async (page: string, body: object) => {
    if (!tenant) return false;
    const answer = await askSandbox(tenant, page, body);
    setRefusal(answer.kind === 'refused' ? answer.why : '');
    const play = answer.kind === 'missing' ? undefined : await playOf(tenant, sessionId);
    setState({ isThere: play !== undefined, play });
    return answer.kind === 'done';
  };
  return { ...state, refusal, turn };
}
