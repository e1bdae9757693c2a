import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nationalNumber } from '../../domain/phone.ts';
import {
  useRegisterMutation,
  useSendCodeMutation,
  useTrackApplyMutation,
} from '../../lender-api/registration/registration.api.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useOnce } from '../../lending-ui/use-once.ts';
import { systemClock } from '../../platform/clock.ts';
import { sentCodes, type SentCode } from '../../session/sent-code.ts';
import { useSession } from '../../session/session-context.tsx';
import type { RegistrationVisit } from '../../session/registration-visit.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useToast } from '../../ui/toast.tsx';
import { rejectionOf } from './rejection-code.ts';
import { rememberTyped, typedBefore } from './typed-before.ts';
import { useCaptcha, type Captcha } from './use-captcha.ts';
import { useGoOn } from './use-go-on.ts';
import {
  focusField,
  useRegistrationForm,
  type RegistrationForm,
} from './use-registration-form.tsx';
import type { RegistrationValues } from './registration-values.ts';
import { visitReport } from './visit-report.ts';

/** What registering is about. */
export interface RegistrationMatter {
  visit: RegistrationVisit;
  /** The template's id; undefined for a visit without a template. */
  pageId: string | undefined;
  /** Registered, and the app that launched the visit takes over. */
  onDoneInApp: () => void;
}

/** The form with its picture, its code, and what can be done. */
export interface RegistrationState {
  form: RegistrationForm;
  captcha: Captcha;
  /** The code that was sent last, with the number it went to. */
  sent: SentCode | undefined;
  busy: 'sending' | 'applying' | undefined;
  sendCode: () => Promise<void>;
  apply: () => Promise<void>;
}

/** Asks for a code and registers with it; each answer of the lender leads on as lender-api §3 says. */
export function useRegistration({
  visit,
  pageId,
  onDoneInApp,
}: RegistrationMatter): RegistrationState {
  const { t } = useTranslation(['registration', 'app']);
  const toast = useToast();
  const errorText = useErrorText();
  const rules = useTenant().forms.registration;
  const session = useSession();
  const goOn = useGoOn(visit);
  const once = useOnce();
  const codes = useMemo(() => sentCodes(session), [session]);
  const [sent, setSent] = useState(() => codes.find(systemClock.now()));
  const [busy, setBusy] = useState<RegistrationState['busy']>();
  const [askForCode] = useSendCodeMutation();
  const [register] = useRegisterMutation();
  const [trackApply] = useTrackApplyMutation();
  const captcha = useCaptcha(sent?.sid);
  const [start] = useState((): RegistrationValues => {
    const typed = typedBefore(session);
    return {
      phone: typed?.phone ?? sent?.phone ?? '',
      captcha: sent?.captcha ?? '',
      code: typed?.code ?? '',
    };
  });

  const form = useRegistrationForm(start);
  useEffect(() => rememberTyped(session, form.values), [session, form.values]);

  /** What both calls carry; undefined without a picture, which is then asked for. */
  const asking = (values: RegistrationValues) => {
    const sid = captcha.sid();
    if (sid === undefined) {
      form.refuse('captcha');
      if (captcha.state.at !== 'asking') void captcha.refresh();
      return undefined;
    }
    const { deviceId, appName } = session.values;
    const phone = nationalNumber(values.phone, rules.phone);
    return { phone, captcha: values.captcha, sid, deviceId, appName, tracking: visit.tracking };
  };

  const refused = (error: unknown) => {
    switch (rejectionOf(error)) {
      case 'wrongCaptcha':
        toast(errorText(error, t('captchaWrong')), { tone: 'bad' });
        form.change('captcha', '');
        void captcha.refresh();
        focusField('captcha');
        return;
      case 'registeredAlready':
        codes.forget();
        toast(t('known'));
        goOn.toDownload('known');
        return;
      case 'other':
        toast(errorText(error), { tone: 'bad' });
    }
  };

  const send = async (values: RegistrationValues) => {
    const asked = asking(values);
    if (!asked) return;
    if (pageId !== undefined)
      void trackApply({ ...visitReport(visit, pageId), phone: asked.phone });
    const result = await register({
      ...asked,
      smsCode: values.code,
      lenderCode: session.values.merchantNumber,
      templateId: pageId,
    });
    if ('error' in result) {
      refused(result.error);
      return;
    }
    codes.forget();
    rememberTyped(session, undefined);
    toast(t('registered'), { tone: 'good' });
    if (session.isBorrower) onDoneInApp();
    else goOn.toDownload('registered');
  };

  const askOnce = async () => {
    const values = await form.rightValues(['phone', 'captcha']);
    const asked = values && asking(values);
    if (!asked) return;
    const result = await askForCode(asked);
    if ('error' in result) {
      refused(result.error);
      return;
    }
    const { phone, sid } = asked;
    const code = { phone, captcha: asked.captcha, sid, sentAt: systemClock.now() };
    codes.keep(code);
    setSent(code);
    toast(t('codeSent'), { tone: 'good' });
    focusField('code');
  };

  /** One thing at a time, and never a button that stays busy. */
  const run = (what: 'sending' | 'applying', act: () => Promise<void>) =>
    once.run(async () => {
      setBusy(what);
      try {
        await act();
      } catch {
        toast(t('app:networkError'), { tone: 'bad' }); // the judge of the form could not be fetched
      }
      setBusy(undefined);
    });
  return {
    form,
    captcha,
    sent,
    busy,
    sendCode: () => run('sending', askOnce),
    apply: () => run('applying', () => form.submit(send)),
  };
}
