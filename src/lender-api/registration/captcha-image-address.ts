import { writeQuery } from '../../domain/query.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import { captchaPicture } from './registration.paths.ts';

/**
 * Where the picture of a `sid` lies. It has these two parameters only, so nothing of the session is in an address that
 * a browser may log; `now`, in milliseconds, keeps caches from showing an older one (lender-api §2).
 */
export function captchaImageAddress({ api }: Tenant, sid: string, now: number): string {
  const { baseUrl, prefix, paths } = api;
  const path = paths[captchaPicture.key] ?? captchaPicture.path;
  return `${baseUrl}${prefix}${path}?${writeQuery({ sid, a: String(now) })}`;
}
