import type { Clock } from '../platform/clock.ts';
import { buildRequest, type Caller } from './build-request.ts';
import { fieldsOf, textOf } from './read-fields.ts';
import { checkAnswer, sendRequest } from './send.ts';

/**
 * Exchanges the one-time code of a launch for the session that it stands for (lender-api, "Optional"): one POST in the
 * `code` dialect, what is in `data` by its names. Undefined when the lender gives none, for
 * whatever reason; a code is sent once and never again.
 */
export async function exchangeLaunchCode(
  code: string,
  caller: Caller,
  clock: Clock,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { launchCode } = caller.tenant.api;
  if (!launchCode) return undefined;
  const endpoint = { key: 'launchCode', path: launchCode.path };
  const request = buildRequest({ endpoint, payload: { [launchCode.param]: code } }, caller);
  try {
    const checked = checkAnswer(await sendRequest(request, clock));
    if ('error' in checked) return undefined;
    const fields = Object.entries(fieldsOf(checked.body['data']));
    return Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)]));
  } catch {
    return undefined;
  }
}
