import { writeQuery } from '../../domain/query.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import type { Endpoint, Endpoints } from '../endpoint.ts';

/** How the calls of registering go out (lender-api §2). */
export const registrationPaths = {
  landing: {
    key: 'landing',
    method: 'GET',
    path: '/api/v2/youmi/service/channel/channel-template',
  },
  trackVisit: {
    key: 'trackVisit',
    method: 'GET',
    path: '/api/v2/youmi/promotion/track-visit',
    isReport: true,
  },
  captchaSid: {
    key: 'captchaSid',
    method: 'GET',
    path: '/api/v2/youmi/promotion/get-sid',
  },
  sendSms: {
    key: 'sendSms',
    path: '/api/v2/youmi/promotion/get-sms',
  },
  trackClick: {
    key: 'trackClick',
    method: 'GET',
    path: '/api/v2/youmi/promotion/track-click',
    isReport: true,
  },
  register: {
    key: 'register',
    path: '/api/v2/youmi/promotion/register',
  },
} as const satisfies Endpoints;

/** A picture's address, not a call: it carries its own two parameters and nothing of the caller. */
export const captchaPicture = {
  key: 'captchaImage',
  method: 'GET',
  path: '/api/v2/youmi/promotion/get-captcha',
} as const satisfies Endpoint;

/**
 * Where the picture of a `sid` lies. It has these two parameters only, so nothing of the session is in an address that
 * a browser may log; `now`, in milliseconds, keeps caches from showing an older one (lender-api §2).
 */
export function captchaImageAddress({ api }: Tenant, sid: string, now: number): string {
  const { baseUrl, prefix, paths } = api;
  const path = paths[captchaPicture.key] ?? captchaPicture.path;
  return `${baseUrl}${prefix}${path}?${writeQuery({ sid, a: String(now) })}`;
}
