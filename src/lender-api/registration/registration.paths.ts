import type { Endpoint, Endpoints } from '../endpoint.ts';

/** How the calls of registering go out (lender-api §2). */
export const registrationPaths = {
  landing: {
    key: 'landing',
    method: 'GET',
    path: '/api/v2/youmi/service/channel/channel-template',
    dialect: 'any',
  },
  trackVisit: {
    key: 'trackVisit',
    method: 'GET',
    path: '/api/v2/youmi/promotion/track-visit',
    dialect: 'any',
    isReport: true,
  },
  captchaSid: {
    key: 'captchaSid',
    method: 'GET',
    path: '/api/v2/youmi/promotion/get-sid',
    dialect: 'any',
  },
  sendSms: {
    key: 'sendSms',
    method: 'POST',
    path: '/api/v2/youmi/promotion/get-sms',
    dialect: 'any',
  },
  trackClick: {
    key: 'trackClick',
    method: 'GET',
    path: '/api/v2/youmi/promotion/track-click',
    dialect: 'any',
    isReport: true,
  },
  register: {
    key: 'register',
    method: 'POST',
    path: '/api/v2/youmi/promotion/register',
    dialect: 'any',
  },
} as const satisfies Endpoints;

/** A picture's address, not a call: it carries its own two parameters and nothing of the caller. */
export const captchaPicture = {
  key: 'captchaImage',
  method: 'GET',
  path: '/api/v2/youmi/promotion/get-captcha',
  dialect: 'any',
} as const satisfies Endpoint;
