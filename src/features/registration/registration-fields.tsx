import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneGrouping } from '../../domain/grouped-typing.ts';
import { behindCode, isPhoneNumber, nationalNumber } from '../../domain/phone.ts';
import { minuteText } from '../../domain/time-left.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Field } from '../../ui/field.tsx';
import { GroupedField } from '../../ui/grouped-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { typedCaptcha, typedPhone } from './registration-rules.ts';
import css from './registration.module.css';
import type { Captcha } from './use-captcha.ts';
import type { RegistrationState } from './use-registration.ts';
import { registrationSteps } from './use-step.ts';

/** Where registering is: one bar for each step, and the same in words. */
export function StepProgress({ step }: Pick<RegistrationState, 'step'>) {
  const { t } = useTranslation('registration');
  const at = registrationSteps.indexOf(step) + 1;
  return (
    <div className={css.progress}>
      <p>{t('stepOf', { at, of: registrationSteps.length })}</p>
      <span className={css.bars} aria-hidden="true">
        {registrationSteps.map((one, place) => (
          <span key={one} className={css.bar} data-done={place < at || undefined} />
        ))}
      </span>
    </div>
  );
}

/** The number, and the picture that shows that a person types it (screens §6). */
export function NumberStep({ form, captcha }: Pick<RegistrationState, 'form' | 'captcha'>) {
  const { t } = useTranslation('registration');
  const rules = useTenant().forms.registration;
  const { countryCode, example } = rules.phone;
  const grouping = phoneGrouping(rules.phone);
  const { phone } = form.values;
  return (
    <>
      <GroupedField
        {...form.field('phone')}
        grouping={grouping}
        onChange={(typed) => form.change({ phone: typedPhone(phone, typed, rules) })}
        label={t('phone')}
        hint={t('phoneHint', {
          example: grouping.group(behindCode(example.replace(/\D/g, ''), rules.phone)),
        })}
        inputMode="tel"
        autoComplete="tel-national"
        start={countryCode}
        isRequired
      />
      <CaptchaField form={form} captcha={captcha} />
    </>
  );
}

interface CaptchaFieldProps extends Pick<RegistrationState, 'form' | 'captcha'> {
  /** It came because the last one was refused: it is what is to be typed next. */
  takesFocus?: boolean;
}

function CaptchaField({ form, captcha, takesFocus }: CaptchaFieldProps) {
  const { t } = useTranslation('registration');
  const rules = useTenant().forms.registration;
  const hasPhone = isPhoneNumber(nationalNumber(form.values.phone, rules.phone), rules.phone);
  const { ensure } = captcha;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
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
  return (
    <Field
      {...form.field('captcha')}
      inputRef={input}
      onChange={(typed) => form.change({ captcha: typedCaptcha(typed, rules) })}
      label={t('captcha')}
      hint={t('captchaHelp')}
      autoComplete="off"
      autoCapitalize="none"
      isRequired
      end={<CaptchaPicture captcha={captcha} onPress={newPicture} />}
    />
  );
}

/** Props of `CodeStep`. */
interface CodeStepProps extends RegistrationState {
  /** Seconds until another code may be asked for. */
  secondsLeft: number | undefined;
}

/** The code of the message: read by the phone where it can be, and sent by a press alone. */
export function CodeStep({
  form,
  captcha,
  sent,
  isSending,
  sendCode,
  toStep,
  secondsLeft,
}: CodeStepProps) {
  const { t } = useTranslation('registration');
  const toast = useToast();
  const rules = useTenant().forms.registration;
  const isCounting = secondsLeft !== undefined;
  const { group } = phoneGrouping(rules.phone);
  return (
    <>
      <CodeField
        {...form.field('code')}
        label={t('smsCode')}
        hint={t('sentTo', { phone: group(sent?.phone ?? '') })}
        maxLength={rules.sms.maxLength}
        messageSentAt={sent?.sentAt}
        isRequired
      />
      {form.values.captcha === '' && (
        <CaptchaField
          form={form}
          captcha={captcha}
          takesFocus={form.faults.captcha !== undefined}
        />
      )}
      <div className={css.row}>
        <Button
          kind="secondary"
          size="small"
          isOff={isCounting}
          isBusy={isSending}
          busyLabel={t('sending')}
          aria-label={isCounting ? t('again', { count: secondsLeft }) : undefined}
          onPress={() => (isCounting ? toast(t('repeat')) : sendCode())}
        >
          {isCounting ? t('newCodeIn', { time: minuteText(secondsLeft) }) : t('getCode')}
        </Button>
        <Button kind="quiet" size="small" onPress={() => toStep('number')}>
          {t('changeNumber')}
        </Button>
      </div>
    </>
  );
}

/** Props of `CaptchaPicture`. */
interface CaptchaPictureProps {
  captcha: Captcha;
  onPress: () => void;
}

/** The picture with the code, or what to press instead of it; a press asks for a new one (spec §5). */
function CaptchaPicture({ captcha: { state, pictureFailed }, onPress }: CaptchaPictureProps) {
  const { t } = useTranslation(['registration', 'app']);
  const words = {
    none: t('captchaShow'),
    asking: t('app:loading'),
    failed: t('captchaReload'),
    used: t('captchaNew'),
    shown: t('captchaNew'),
  };
  return (
    <button
      type="button"
      className={css.captcha}
      aria-busy={state.at === 'asking' || undefined}
      onClick={onPress}
    >
      {state.at === 'shown' && (
        <img
          key={state.address}
          className={css.picture}
          src={state.address}
          alt={t('captchaPicture')}
          onError={() => pictureFailed(state.address)}
        />
      )}
      <span className={state.at === 'shown' ? 'visually-hidden' : undefined}>
        {words[state.at]}
      </span>
    </button>
  );
}
