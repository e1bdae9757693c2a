import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneNumber, nationalNumber } from '../../domain/phone.ts';
import { useCountdown } from '../../lending-ui/use-countdown.ts';
import { onMessageCode } from '../../platform/message-code.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import type { RegistrationField } from './registration-values.ts';
import type { RegistrationState } from './use-registration.ts';

/** Phone, picture code and message code, each with what belongs to it (screens §6). */
export function RegistrationFields({
  form,
  captcha,
  sent,
  busy,
  sendCode,
}: Omit<RegistrationState, 'apply'>) {
  const { t } = useTranslation('registration');
  const toast = useToast();
  const rules = useTenant().forms.registration;
  const secondsLeft = useCountdown(sent?.sentAt);
  const { values, faults, change } = form;
  const hasPhone = isPhoneNumber(nationalNumber(values.phone, rules.phone), rules.phone);
  const { ensure } = captcha;
  // The first picture comes by itself as soon as there is a number to use it with.
  useEffect(() => {
    if (hasPhone) ensure();
  });
  const sentAt = sent?.sentAt;
  useEffect(
    () => (sentAt === undefined ? undefined : onMessageCode((code) => change('code', code))),
    // oxlint-disable-next-line react/exhaustive-deps -- one wait for each message; `change` reads what is latest
    [sentAt],
  );

  const newPicture = () => {
    if (!hasPhone) {
      form.refuse('phone');
      return;
    }
    change('captcha', '');
    void captcha.refresh();
  };
  const isCounting = secondsLeft !== undefined;
  const common = (field: RegistrationField) => ({
    name: field,
    value: values[field],
    onChange: (typed: string) => change(field, typed),
    isRequired: true,
  });
  return (
    <>
      <Field
        {...common('phone')}
        label={t('phone')}
        hint={t('phoneHint', { example: rules.phone.example })}
        error={faults.phone && t('phoneWrong')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Field
        {...common('captcha')}
        label={t('captcha')}
        hint={t('captchaHelp')}
        error={faults.captcha && t('captchaWrong')}
        autoComplete="off"
        autoCapitalize="none"
        end={<CaptchaPicture captcha={captcha} onPress={newPicture} />}
      />
      <Field
        {...common('code')}
        label={t('smsCode')}
        hint={sent ? t('sentTo', { phone: sent.phone }) : t('neverShare')}
        error={faults.code && t('smsWrong')}
        inputMode="numeric"
        autoComplete="one-time-code"
        end={
          <Button
            kind="secondary"
            size="small"
            isOff={isCounting}
            isBusy={busy === 'sending'}
            busyLabel={t('sending')}
            aria-label={isCounting ? t('again', { count: secondsLeft }) : undefined}
            onPress={() => (isCounting ? toast(t('repeat')) : sendCode())}
          >
            {isCounting ? t('countdown', { count: secondsLeft }) : t('getCode')}
          </Button>
        }
      />
    </>
  );
}
