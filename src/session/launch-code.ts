import { sessionParams } from '../domain/session-params.ts';
import type { Launch } from '../launch/read-launch.ts';
import { longestValue, readQuery, writeQuery } from '../domain/query.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** A launch whose address carried a one-time code. */
export interface CodedLaunch {
  code: string;
  /** The launch without it: neither its address nor what it says of the matter at hand holds the code. */
  launch: Launch;
}

/** Takes the tenant's one-time code out of a launch; undefined where the tenant has none or the launch carries none. */
export function takeLaunchCode(launch: Launch, { api }: Tenant): CodedLaunch | undefined {
  if (!api.launchCode) return undefined;
  const wanted = api.launchCode.param.toLowerCase();
  const entry = Object.entries(launch.business).find(([name]) => name.toLowerCase() === wanted);
  if (!entry || entry[1] === '' || entry[1].length > longestValue) return undefined;
  const isOther = ([name]: readonly [string, string]) => name.toLowerCase() !== wanted;
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(launch.cleanAddress) ?? [];
  const left = writeQuery(Object.fromEntries([...readQuery(query)].filter(isOther)));
  return {
    code: entry[1],
    launch: {
      ...launch,
      business: Object.fromEntries(Object.entries(launch.business).filter(isOther)),
      cleanAddress: path + (left && `?${left}`) + fragment,
    },
  };
}

/**
 * The launch as it goes on once its code was exchanged. Whoever was there before is gone either way: where no session
 * came of the code, nobody is signed in, and a borrower's screen says "please log in".
 */
export function withExchanged(
  launch: Launch,
  values: Readonly<Record<string, string>> = {},
): Launch {
  const exchanged = sessionParams.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  const session = { ...launch.session, ...Object.fromEntries(exchanged) };
  return { ...launch, session, namesSomebody: true };
}
