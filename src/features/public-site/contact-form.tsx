import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { countCharacters } from '../../domain/character-count.ts';
import { mailHref } from '../../domain/safe-address.ts';
import { useMissingFile } from '../../lending-ui/use-missing-file.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import type { ContactFault, ContactField } from './contact-message.ts';
import css from './site.module.css';
import { useContactForm } from './use-contact-form.ts';

/**
 * Name, e-mail and message (spec §5). Nothing is sent: the source's form says thanks and no more, so the thanks
 * name the ways that do reach somebody. Without JavaScript the visitor's own mail program takes the message.
 */
export function ContactForm() {
  const { t } = useTranslation(['public-site', 'app']);
  const { forms, support } = useTenant();
  const max = forms.contact.messageMaxLength;
  const answerMissingFile = useMissingFile();
  const element = useRef<HTMLFormElement>(null);
  const { values, faults, change, engage, Engine, start, report } = useContactForm();
  const [state, setState] = useState<'open' | 'checking' | 'sent'>('open');
  const faultTexts: Record<ContactFault, string> = {
    missing: t('fieldMissing'),
    email: t('wrongEmail'),
    long: t('tooLong', { max }),
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === 'checking') return;
    setState('checking');
    try {
      const first = await (await engage()).check();
      setState(first ? 'open' : 'sent');
      if (first) element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    } catch {
      setState('open');
      answerMissingFile();
    }
  };
  const field = (name: ContactField) => {
    const fault = faults[name];
    return {
      name,
      value: values[name],
      isRequired: true,
      error: fault && faultTexts[fault],
      onChange: (text: string) => {
        setState('open');
        change(name, text);
      },
    };
  };
  const isIncomplete = Object.values(faults).includes('missing');
  return (
    <form
      ref={element}
      className={css.form}
      method="post"
      encType="text/plain"
      action={mailHref(support.email)}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <div className={css.form} onFocus={() => void engage().catch(() => undefined)}>
        <Field {...field('name')} label={t('name')} autoComplete="name" />
        <Field {...field('email')} label={t('email')} type="email" autoComplete="email" />
        <Field
          {...field('message')}
          label={t('message')}
          rows={4}
          hint={t('messageLength', { used: countCharacters(values.message), max })}
        />
      </div>
      <div role="status">
        {isIncomplete && <Note tone="bad">{t('incomplete')}</Note>}
        {state === 'sent' && (
          <Note tone="good" title={t('sent')}>
            {t('sentText', { phone: support.phone, email: support.email })}
          </Note>
        )}
      </div>
      <Button type="submit" isBusy={state === 'checking'}>
        {t('submit')}
      </Button>
      {Engine && <Engine start={start} messageMaxLength={max} report={report} />}
    </form>
  );
}
