import { useFormik } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useLinkCardMutation } from '../../lender-api/card-linking/card-linking.api.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useGoTo, useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CardField } from './card-field.tsx';
import css from './card-linking-screen.module.css';
import { cleanCard, emptyCard, findFaults, type FieldFault } from './card-linking-form.ts';

/** Linking a new card or account with the fields that the tenant asks for; then back to paying with it (screens §4). */
export function CardLinkingScreen() {
  const { t } = useTranslation(['bind-card', 'app']);
  const { forms } = useTenant();
  const { fields } = forms.bindCard;
  const { phone } = forms.registration;
  const bridge = useBridge();
  const goTo = useGoTo();
  const toast = useToast();
  const errorText = useErrorText();
  const params = useScreenParams();
  const loanRef = useNeededParams('loanId', 'productId');
  const [linkCard] = useLinkCardMutation();

  // The lender's app wants to know when a person is among bank matters (screens §8, "Bridge callers").
  useEffect(() => {
    bridge.call('startBank', {});
    return () => bridge.call('endBank', {});
  }, [bridge]);

  const form = useFormik({
    initialValues: emptyCard(fields),
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      let faults: Record<string, FieldFault>;
      try {
        faults = await findFaults(fields, values, phone);
      } catch {
        toast(t('app:networkError'), { tone: 'bad' });
        return;
      }
      setErrors(faults);
      const first = fields.find(({ name }) => faults[name]);
      if (first) {
        document.getElementsByName(first.name)[0]?.focus();
        return;
      }
      const result = await linkCard({
        ...loanRef,
        couponId: params.couponId,
        couponMoney: params.couponMoney,
        amountDue: params.amountDue,
        fields: cleanCard(fields, values, phone),
      });
      if ('error' in result) {
        toast(errorText(result.error, t('failed')), { tone: 'bad' });
        return;
      }
      toast(t('linked'), { tone: 'good' });
      const { from: _from, ...payment } = params;
      goTo.go('cardRepayment', payment, { replace: true, state: { cardId: result.data } });
    },
  });

  const change = (name: string, typed: string) => {
    void form.setFieldValue(name, typed);
    if (form.errors[name]) form.setFieldError(name, undefined);
  };

  return (
    <Page
      screenKey="bindCard"
      face="ready"
      title={t('title')}
      actions={
        <Button
          type="submit"
          form="card-linking"
          isBusy={form.isSubmitting}
          busyLabel={t('linking')}
        >
          {t('submit')}
        </Button>
      }
    >
      <Note tone="plain">{t('why')}</Note>
      <form id="card-linking" noValidate className={css.form} onSubmit={form.handleSubmit}>
        {fields.map((field) => (
          <CardField
            key={field.name}
            field={field}
            value={form.values[field.name] ?? ''}
            fault={form.errors[field.name] as FieldFault | undefined} // only faults of ours are ever set
            onChange={(typed) => change(field.name, typed)}
            onBlur={() => void form.setFieldTouched(field.name, true, false)}
          />
        ))}
      </form>
      <SupportContact />
    </Page>
  );
}
