import { useTranslation } from 'react-i18next';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import type { LandingTemplate } from '../../domain/landing-template.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import css from './registration-form.module.css';
import { LenderLine } from './lender-line.tsx';
import { PromotionHero } from './promotion-hero.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { useGoOn } from './use-go-on.ts';
import { useRegistration, type RegistrationMatter } from './use-registration.ts';

/** Props of `RegistrationForm`. */
export interface RegistrationFormProps extends RegistrationMatter {
  /** Undefined: the tenant's own words stand for it. */
  template: LandingTemplate | undefined;
}

/** The landing page once it can be used: what is offered, the form, and what is agreed to by sending it (screens §6). */
export function RegistrationForm({ template, ...matter }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const goTo = useGoTo();
  const goOn = useGoOn(matter.visit);
  const { apply, ...state } = useRegistration(matter);
  usePrefetch('download');
  const button = template?.buttonText || t('apply');
  const privacyHref = goTo.isOpen('privacy') ? goTo.href('privacy') : undefined;
  return (
    <Page
      screenKey="promotion"
      face="ready"
      title={t('title')}
      actions={
        <Button
          type="submit"
          form="registration"
          isBusy={state.busy === 'applying'}
          busyLabel={t('applying')}
        >
          {button}
        </Button>
      }
    >
      <PromotionHero template={template} />
      {state.form.keeper}
      <form
        id="registration"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <div className={css.form} onFocus={state.form.touch}>
          <RegistrationFields {...state} />
        </div>
      </form>
      <div className={css.consent}>
        <p>{privacyHref ? t('consent', { button }) : t('consentAlone', { button })}</p>
        <div className={css.links}>
          <ButtonLink
            kind="quiet"
            size="small"
            href={goOn.agreementHref}
            onFollow={() => goOn.follow(goOn.agreementHref)}
          >
            {t('agreement')}
          </ButtonLink>
          {privacyHref && (
            <ButtonLink
              kind="quiet"
              size="small"
              href={privacyHref}
              onFollow={() => goOn.follow(privacyHref)}
            >
              {t('privacy')}
            </ButtonLink>
          )}
        </div>
      </div>
      <SupportContact />
      <LenderLine />
    </Page>
  );
}
