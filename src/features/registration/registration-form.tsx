import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteText } from '../../domain/time-left.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useCountdown } from '../../lending-ui/use-countdown.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormElement } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LenderLine } from './lender-line.tsx';
import { CodeStep, NumberStep, StepProgress } from './registration-fields.tsx';
import { RegistrationOffer, type RegistrationOfferProps } from './registration-offer.tsx';
import css from './registration.module.css';
import {
  useRegistration,
  type RegistrationOptions,
  type RegistrationState,
} from './use-registration.ts';
import { useVisitLinks } from './use-visit.ts';

/** Props of `RegistrationForm`. */
export interface RegistrationFormProps extends RegistrationOptions, RegistrationOfferProps {}

/**
 * The landing page once it can be used, one step at a time: what is offered and whose number it is for, then the code
 * that was sent there, with what is agreed to by sending it (screens §6).
 */
export function RegistrationForm({ template, ...options }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const goTo = useGoTo();
  const links = useVisitLinks(options.visit);
  const state = useRegistration(options);
  const { form, step } = state;
  const secondsLeft = useCountdown(state.sent?.sentAt);
  const number = useNumberAction(state, secondsLeft);
  usePrefetch('download');
  useStepFocus(step);
  const button = template?.buttonText || t('apply');
  const privacyHref = goTo.isOpen('privacy') ? goTo.href('privacy') : undefined;
  const isLast = step === 'code';
  return (
    <Page
      screenKey="promotion"
      face="ready"
      title={t('title')}
      actions={
        <Button
          type="submit"
          form="registration"
          isOff={!isLast && number.isOff}
          isBusy={isLast ? form.isBusy : state.isSending}
          busyLabel={isLast ? t('applying') : t('sending')}
        >
          {isLast ? button : number.label}
        </Button>
      }
    >
      {/* A phone has the second step alone; beside it there is room for what is being applied for. */}
      <div data-side="summary" className={isLast ? css.beside : undefined}>
        <RegistrationOffer template={template} />
      </div>
      <div data-side="acts">
        <FormElement
          form={isLast ? form : { ...form, submit: number.act }}
          id="registration"
          className={css.form}
        >
          <StepProgress step={step} />
          {isLast ? <CodeStep {...state} secondsLeft={secondsLeft} /> : <NumberStep {...state} />}
        </FormElement>
        <div className={css.consent}>
          {isLast && (
            <p>{privacyHref ? t('consent', { button }) : t('consentAlone', { button })}</p>
          )}
          <div className={css.links}>
            <ButtonLink
              kind="quiet"
              size="small"
              href={links.agreementHref}
              onFollow={links.toAgreement}
            >
              {t('agreement')}
            </ButtonLink>
            {privacyHref && (
              <ButtonLink
                kind="quiet"
                size="small"
                href={privacyHref}
                onFollow={() => goTo.go('privacy')}
              >
                {t('privacy')}
              </ButtonLink>
            )}
          </div>
        </div>
        <SupportContact />
        <LenderLine />
      </div>
    </Page>
  );
}

/** What the first step's button does: send a code, go on to one that is on its way, or say that it is too soon. */
function useNumberAction(
  { sendCode, hasCode, toStep }: RegistrationState,
  secondsLeft: number | undefined,
): { label: string; isOff: boolean; act: () => Promise<void> } {
  const { t } = useTranslation('registration');
  const toast = useToast();
  if (secondsLeft === undefined) return { label: t('getCode'), isOff: false, act: sendCode };
  if (hasCode) return { label: t('enterCode'), isOff: false, act: async () => toStep('code') };
  return {
    label: t('newCodeIn', { time: minuteText(secondsLeft) }),
    isOff: true,
    act: async () => toast(t('repeat')),
  };
}

/** A step that comes after another one begins at its field; the page's own arrival is left alone. */
function useStepFocus(step: RegistrationState['step']): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    document.getElementsByName(step === 'code' ? 'code' : 'phone')[0]?.focus();
  }, [step]);
}
