import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import { marketplaceEndpoints } from '../../src/lender-api/marketplace/marketplace.api.ts';
import { partnerLoginFailureEndpoints } from '../../src/lender-api/login-failure/login-failure.api.ts';
import { registrationEndpoints } from '../../src/lender-api/registration/registration.api.ts';
import { trackingParams } from '../../src/session/registration-visit.ts';
import { textAt, type DigitFields } from './contract-answers.ts';
import type { Player } from './lender-calls.ts';

const { getLandingTemplate, trackVisit, getCaptcha, sendCode, trackApply, register } =
  registrationEndpoints.endpoints;
const { getMarketplace, trackOffer, applyForOffer } = marketplaceEndpoints.endpoints;
const { getPartnerLoginFailure, trackPartnerTap, requestPartnerHandoff } =
  partnerLoginFailureEndpoints.endpoints;

/** A field that travels even when it is empty; undefined only when the request has none. */
const fieldOf = (request: DigitFields, name: string) =>
  name in request ? textAt(request, name) : undefined;

const trackingOf = (request: DigitFields) =>
  Object.fromEntries(
    trackingParams.flatMap((name) => (name in request ? [[name, textAt(request, name)]] : [])),
  );

const reportOf = (request: DigitFields) => ({
  pageId: textAt(request, 'page_id'),
  system: textAt(request, 'client_type') === 'ios' ? ('ios' as const) : ('android' as const),
  tracking: trackingOf(request),
});

const codeOf = (request: DigitFields) => ({
  phone: textAt(request, 'phone'),
  captcha: textAt(request, 'capcode'),
  sid: textAt(request, 'sid'),
  deviceId: fieldOf(request, 'deviceId'),
  appName: fieldOf(request, 'appName'),
  tracking: trackingOf(request),
});

/** One scene of each module (spec §9). */
const sceneOfModule: Readonly<Record<string, string>> = {
  301: 'banner_jingzhun',
  302: 'tanchuang_fudai',
};

const tapOf = (request: DigitFields) => ({
  productId: textAt(request, 'productId'),
  position: Number(textAt(request, 'positionId')),
});

/** How the calls that need no borrower are sent: registration, marketplace, a failed log-in at a partner. */
export const publicPlayers = {
  landing: (store, request) =>
    store.dispatch(getLandingTemplate.initiate({ templateId: textAt(request, 'templateId') })),
  trackVisit: (store, request) => store.dispatch(trackVisit.initiate(reportOf(request))),
  captchaSid: (store) => store.dispatch(getCaptcha.initiate()),
  sendSms: (store, request) => store.dispatch(sendCode.initiate(codeOf(request))),
  trackClick: (store, request) =>
    store.dispatch(trackApply.initiate({ ...reportOf(request), phone: textAt(request, 'phone') })),
  register: (store, request) =>
    store.dispatch(
      register.initiate({
        ...codeOf(request),
        smsCode: textAt(request, 'smsCode'),
        lenderCode: fieldOf(request, 'merchantNumber'),
        templateId: undefined,
      }),
    ),
  marketplace: (store, request) =>
    store.dispatch(getMarketplace.initiate({ scene: fieldOf(request, 'scene') })),
  pageEvent: (store, request) =>
    store.dispatch(
      trackOffer.initiate({
        ...tapOf(request),
        scene: sceneOfModule[textAt(request, 'moduleId')],
      }),
    ),
  applyProduct: (store, request) =>
    store.dispatch(
      applyForOffer.initiate({
        productId: textAt(request, 'product_id'),
        scene: fieldOf(request, 'scene'),
      }),
    ),
  jointFailure: (store, request) =>
    store.dispatch(getPartnerLoginFailure.initiate({ productId: textAt(request, 'productId') })),
  jointTap: (store, request) => store.dispatch(trackPartnerTap.initiate(tapOf(request))),
  jointLink: (store, request) =>
    store.dispatch(requestPartnerHandoff.initiate({ productId: textAt(request, 'productId') })),
} satisfies Partial<Record<EndpointKey, Player>>;
