import type { CallName } from './received-call.ts';
import type { SandboxTenant } from './sandbox-tenant.ts';
import { stateOf, type World } from './sandbox-world.ts';

/** Answers by call and press; the oldest go first, for a sandbox may run for weeks. */
const given = stateOf<World, Map<string, Response>>(() => new Map());
const mostAnswers = 500;

/**
 * Takes each press once (`api.idempotencyHeader`): a call that carries a value which was there before takes no second
 * effect and gets the answer of the first.
 */
export function onceForPress(
  key: CallName,
  request: Pick<Request, 'headers'>,
  { lender, world }: { lender: SandboxTenant; world: World },
  run: () => Response,
): Response {
  const header = lender.tenant.api.idempotencyHeader;
  const press = header && request.headers.get(header);
  if (!press) return run();
  const answers = given(world);
  const name = `${key} ${press}`;
  const before = answers.get(name);
  if (before) return before.clone();
  const answer = run();
  answers.set(name, answer.clone());
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size > mostAnswers) answers.delete(oldest);
  return answer;
}
