import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneNumber, nationalNumber } from '../../domain/phone.ts';
import { useCountdown } from '../../lending-ui/use-countdown.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { typedCaptcha, typedPhone } from './registration-rules.ts';
import css from './registration.module.css';
import type { RegistrationState } from './use-registration.ts';

/** Phone, picture code and message code, each with what belongs to it (screens §6). */
export function RegistrationFields({
  form,
  captcha,
  sent,
  isSending,
  sendCode,
}: RegistrationState) {
  const { t } = useTranslation('registration');
  const toast = useToast();
  const rules = useTenant().forms.registration;
  const secondsLeft = useCountdown(sent?.sentAt);
  const { phone } = form.values;
  const hasPhone = isPhoneNumber(nationalNumber(phone, rules.phone), rules.phone);
  const { ensure } = captcha;
  // The first picture comes by itself as soon as there is a number to use it with.
  useEffect(() => {
    if (hasPhone) ensure();
  });

  const newPicture = () => {
    if (!hasPhone) {
      form.fail('phone', 'phoneWrong');
      return;
    }
    form.change({ captcha: '' });
    void captcha.refresh();
  };
  const isCounting = secondsLeft !== undefined;
  return (
    <>
      <Field
        {...form.field('phone')}
        onChange={(typed) => form.change({ phone: typedPhone(phone, typed, rules) })}
        label={t('phone')}
        hint={t('phoneHint', { example: rules.phone.example })}
        inputMode="tel"
        autoComplete="tel-national"
        isRequired
      />
      <Field
        {...form.field('captcha')}
        onChange={(typed) => form.change({ captcha: typedCaptcha(typed, rules) })}
        label={t('captcha')}
        hint={t('captchaHelp')}
        autoComplete="off"
        autoCapitalize="none"
        isRequired
        end={<CaptchaPicture captcha={captcha} onPress={newPicture} />}
      />
      <div className={css.code}>
        <CodeField
          {...form.field('code')}
          label={t('smsCode')}
          hint={sent ? t('sentTo', { phone: sent.phone }) : t('neverShare')}
          maxLength={rules.sms.maxLength}
          messageSentAt={sent?.sentAt}
          isRequired
        />
        <Button
          kind="secondary"
          size="small"
          isOff={isCounting}
          isBusy={isSending}
          busyLabel={t('sending')}
          aria-label={isCounting ? t('again', { count: secondsLeft }) : undefined}
          onPress={() => (isCounting ? toast(t('repeat')) : sendCode())}
        >
          {isCounting ? t('countdown', { count: secondsLeft }) : t('getCode')}
        </Button>
      </div>
    </>
  );
}
