import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLenderError } from '../../domain/lender-error.ts';
import { nationalNumber } from '../../domain/phone.ts';
import {
  useRegisterMutation,
  useSendCodeMutation,
  useTrackApplyMutation,
} from '../../lender-api/registration/registration.api.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useOnce } from '../../lending-ui/use-once.ts';
import { systemClock } from '../../platform/clock.ts';
import { onDeviceClock, onSteadyClock, steadyNow } from '../../platform/steady-time.ts';
import { onReturnFromCache } from '../../platform/visibility.ts';
import { registrationDrafts, type SentCode } from '../../session/registration-draft.ts';
import type { RegistrationVisit } from '../../session/registration-visit.ts';
import { useSession } from '../../session/session-context.tsx';
import type { Session } from '../../session/session.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useForm, type Form } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import {
  refusalOf,
  registrationSchema,
  type RegistrationFault,
  type RegistrationValues,
} from './registration-rules.ts';
import { useCaptcha, type Captcha } from './use-captcha.ts';
import { useStep, type RegistrationStep } from './use-step.ts';
import { useVisitLinks, visitReport } from './use-visit.ts';

/** What a registration belongs to. */
export interface RegistrationOptions {
  visit: RegistrationVisit;
  /** The template's id; undefined for a visit without a template. */
  pageId: string | undefined;
  /** Registered, and the app that launched the visit takes over. */
  onDoneInApp: () => void;
}

type RegistrationForm = Form<RegistrationValues, RegistrationFault>;
type Actions = Pick<RegistrationForm, 'fail'>;

/** The form with its picture, its code, and what can be done. */
export interface RegistrationState {
  form: RegistrationForm;
  captcha: Captcha;
  /** The code that was sent last, with the number it went to; its time by the page's own clock. */
  sent: SentCode | undefined;
  /** What is asked now. */
  step: RegistrationStep;
  /** A code is on its way to the number that stands in the form. */
  hasCode: boolean;
  toStep: (step: RegistrationStep) => void;
  isSending: boolean;
  sendCode: () => Promise<void>;
}

/** The message code that stood in the form when it was left for another page of the app: in memory only. */
const typedCodes = new WeakMap<Session, string>();

/** Asks for a code and registers with it; each answer of the lender leads on as lender-api §3 says. */
export function useRegistration({
  visit,
  pageId,
  onDoneInApp,
}: RegistrationOptions): RegistrationState {
  const { t } = useTranslation('registration');
  const toast = useToast();
  const errorText = useErrorText();
  const rules = useTenant().forms.registration;
  const session = useSession();
  const links = useVisitLinks(visit);
  const once = useOnce();
  const drafts = useMemo(() => registrationDrafts(session), [session]);
  const [draft] = useState(() => drafts.find(systemClock.now()));
  const [sent, setSent] = useState(
    () => draft?.sent && { ...draft.sent, sentAt: onSteadyClock(draft.sent.sentAt) },
  );
  const [isSending, setSending] = useState(false);
  const [askForCode] = useSendCodeMutation();
  const [register] = useRegisterMutation();
  const [trackApply] = useTrackApplyMutation();
  const captcha = useCaptcha(sent?.sid);
  const faultTexts = {
    phoneWrong: t('phoneWrong'),
    captchaWrong: t('captchaWrong'),
    smsWrong: t('smsWrong'),
  };

  /** What both calls carry; undefined without a picture, which is then asked for. */
  const request = (values: RegistrationValues, { fail }: Actions) => {
    const sid = captcha.sid();
    if (sid === undefined) {
      fail('captcha', 'captchaWrong');
      if (captcha.state.at !== 'asking') void captcha.refresh();
      return undefined;
    }
    const { deviceId, appName } = session.values;
    const phone = nationalNumber(values.phone, rules.phone);
    return { phone, captcha: values.captcha, sid, deviceId, appName, tracking: visit.tracking };
  };

  const refused = (error: unknown, { fail }: Actions, step: RegistrationStep): 'done' | 'open' => {
    switch (refusalOf(error)) {
      case 'wrongCaptcha':
        form.change({ captcha: '' });
        void captcha.refresh();
        fail('captcha', 'captchaWrong', errorText(error, t('captchaWrong')));
        return 'open';
      case 'registeredAlready':
        drafts.keep({ phone: form.values.phone });
        setSent(undefined);
        toast(t('known'));
        links.toDownload('returning');
        return 'done';
      case 'other':
        // Number and picture were taken when the code was sent: what is refused later is the code.
        if (step === 'code' && isLenderError(error) && error.kind === 'rejected')
          fail('code', 'smsWrong', errorText(error, t('smsWrong')));
        else toast(errorText(error), { tone: 'bad' });
        return 'open';
    }
  };
  const form: RegistrationForm = useForm<RegistrationValues, RegistrationFault>({
    start: {
      phone: draft?.phone ?? '',
      captcha: draft?.sent?.captcha ?? '',
      code: typedCodes.get(session) ?? '',
    },
    schema: (yup) => registrationSchema(yup, rules),
    faultText: (fault) => faultTexts[fault],
    async onSubmit(values, actions) {
      const asked = request(values, actions);
      if (!asked) return 'open';
      if (pageId !== undefined)
        void trackApply({ ...visitReport(visit, pageId), phone: asked.phone });
      const result = await register({
        ...asked,
        smsCode: values.code,
        lenderCode: session.values.merchantNumber,
        templateId: pageId,
      });
      if ('error' in result) return refused(result.error, actions, 'code');
      drafts.forget();
      typedCodes.delete(session);
      toast(t('registered'), { tone: 'good' });
      if (session.isBorrower) onDoneInApp();
      else links.toDownload('registered');
      return 'done';
    },
  });
  const { phone, code } = form.values;
  const hasCode = sent !== undefined && nationalNumber(phone, rules.phone) === sent.phone;
  const { step, toStep } = useStep(hasCode);
  useEffect(() => {
    if (form.isDone) return;
    drafts.keep({ phone, sent: sent && { ...sent, sentAt: onDeviceClock(sent.sentAt) } });
    typedCodes.set(session, code);
  }, [form.isDone, drafts, session, phone, code, sent]);
  // The picture of a page that comes out of the cache may be used or over: neither it nor what was read in it counts.
  useEffect(() =>
    onReturnFromCache(() => {
      captcha.drop();
      form.change({ captcha: '' });
    }),
  );

  const askOnce = async () => {
    const values = await form.check(['phone', 'captcha']);
    const asked = values && request(values, form);
    if (!asked) return;
    const result = await askForCode(asked);
    if ('error' in result) {
      refused(result.error, form, 'number');
      return;
    }
    setSent({ phone: asked.phone, captcha: asked.captcha, sid: asked.sid, sentAt: steadyNow() });
    toast(t('codeSent'), { tone: 'good' });
    toStep('code');
    document.getElementsByName('code')[0]?.focus();
  };
  return {
    form,
    captcha,
    sent,
    step,
    hasCode,
    toStep,
    isSending,
    sendCode: () =>
      once.run(async () => {
        if (form.isBusy) return;
        setSending(true);
        await askOnce().finally(() => setSending(false));
      }),
  };
}
