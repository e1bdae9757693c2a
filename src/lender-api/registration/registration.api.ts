import type { LandingTemplate } from '../../domain/landing-template.ts';
import type { Tracking } from '../../session/registration-visit.ts';
import type { LenderCall } from '../build-request.ts';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { idOf, textOf, WrongShape, wireFields } from '../read-fields.ts';
import { registrationPaths } from './registration.calls.ts';

/** The `data` of `landing` (lender-api §2). */
interface LandingWire {
  id: string | number;
  title?: string | null;
  subtitle?: string | null;
  banner?: string | null;
  buttonText?: string | null;
  downloadUrl?: string | null;
}

/** The `data` of `captchaSid`. */
interface CaptchaSidWire {
  sid: string | number;
}

/** The template out of `landing`; throws `WrongShape` without its id, which every report of a visit names. */
function toLandingTemplate(data: unknown): LandingTemplate {
  const wire = wireFields<LandingWire>(data);
  const id = idOf(wire.id);
  if (id === undefined) throw new WrongShape('data.id');
  return {
    id,
    title: textOf(wire.title),
    subtitle: textOf(wire.subtitle),
    banner: textOf(wire.banner),
    buttonText: textOf(wire.buttonText),
    downloadUrl: textOf(wire.downloadUrl),
  };
}

/** The key of a picture out of `captchaSid`; throws `WrongShape` when there is none to ask a picture with. */
function toCaptcha(data: unknown): { sid: string } {
  const sid = idOf(wireFields<CaptchaSidWire>(data).sid);
  if (sid === undefined) throw new WrongShape('data.sid');
  return { sid };
}

/** What a report of a visit says: the template's id, the visitor's system, and where the visitor came from. */
export interface VisitReport {
  pageId: string;
  /** The lender knows two systems; a desktop counts as one of them. */
  system: 'ios' | 'android';
  tracking: Tracking;
}

/** Who asks for a code, and what was read in which picture. `deviceId` and `appName` are the session's. */
export interface CodeRequest {
  /** The national form, digits only (screens §8). */
  phone: string;
  captcha: string;
  sid: string;
  deviceId: string | undefined;
  appName: string | undefined;
  tracking: Tracking;
}

/** A filled-in registration. */
export interface Registration extends CodeRequest {
  smsCode: string;
  /** The session's `merchantNumber`. */
  lenderCode: string | undefined;
  /** Sent as the registration's id when the visit brought none (screens §8). */
  templateId: string | undefined;
}

const done = () => null;

const reportOf = (
  endpoint: LenderCall['endpoint'],
  { pageId, system, tracking }: VisitReport,
  phone?: string,
): LenderQuery<null> => ({
  endpoint,
  payload: {
    page_id: pageId,
    user_from: tracking.user_from,
    client_type: system,
    page_type: 1,
    utm_tag: tracking.utm_tag,
    app_from: tracking.app_from,
    phone,
  },
  read: done,
});

const codePayload = ({ tracking, captcha, ...asked }: CodeRequest) => ({
  phone: asked.phone,
  capcode: captcha,
  sid: asked.sid,
  deviceId: asked.deviceId,
  appName: asked.appName,
  app_from: tracking.app_from,
  user_from: tracking.user_from,
  utm_tag: tracking.utm_tag,
});

/**
 * Registering (lender-api §2, Registration). Rejections come with the lender's code: 101 wrong picture code, 11
 * registered already, -1 wrong code (lender-api §3).
 */
export const registrationEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getLandingTemplate: build.query<LandingTemplate, { templateId: string }>({
      query: ({ templateId }): LenderQuery<LandingTemplate> => ({
        endpoint: registrationPaths.landing,
        payload: { templateId },
        read: toLandingTemplate,
      }),
      providesTags: ['shown'],
    }),
    trackVisit: build.mutation<null, VisitReport>({
      query: (report) => reportOf(registrationPaths.trackVisit, report),
    }),
    /** Makes a picture, so it is a mutation: never asked early, never asked again by itself. */
    getCaptcha: build.mutation<{ sid: string }, void>({
      query: (): LenderQuery<{ sid: string }> => ({
        endpoint: registrationPaths.captchaSid,
        payload: {},
        read: toCaptcha,
      }),
    }),
    sendCode: build.mutation<null, CodeRequest>({
      query: (asked): LenderQuery<null> => ({
        endpoint: registrationPaths.sendSms,
        payload: codePayload(asked),
        read: done,
      }),
    }),
    trackApply: build.mutation<null, VisitReport & { phone: string }>({
      query: ({ phone, ...report }) => reportOf(registrationPaths.trackClick, report, phone),
    }),
    register: build.mutation<null, Registration>({
      query: ({ smsCode, lenderCode, templateId, ...asked }): LenderQuery<null> => ({
        endpoint: registrationPaths.register,
        payload: {
          ...codePayload(asked),
          merchantNumber: lenderCode,
          userName: asked.phone,
          smsCode,
          invite_code: asked.tracking.invite_code,
          id: asked.tracking.id ?? templateId,
        },
        read: done,
      }),
    }),
  }),
});

export const {
  useGetLandingTemplateQuery,
  useTrackVisitMutation,
  useGetCaptchaMutation,
  useSendCodeMutation,
  useTrackApplyMutation,
  useRegisterMutation,
} = registrationEndpoints;
