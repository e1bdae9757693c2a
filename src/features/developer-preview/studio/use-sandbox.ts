import { useEffect, useState } from 'react';
import { askSandbox } from '../../../lender-api/sandbox-control.ts';
import type { Tenant } from '../../../tenant/tenant-schema.ts';
import { readPlay, type SandboxPlay } from './sandbox-play.ts';

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
