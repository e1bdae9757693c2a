import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countCharacters } from '../../domain/character-count.ts';
import { mailDraftHref, mailHref } from '../../domain/safe-address.ts';
import { withoutHiddenMarks } from '../../domain/typed-identifier.ts';
import { MailLink, PhoneLink } from '../../lending-ui/contact-link.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormElement, useForm } from '../../ui/form.tsx';
import { Note } from '../../ui/note.tsx';

/** What a visitor writes. */
interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

const nothing: ContactMessage = { name: '', email: '', message: '' };

const cleanEmail = (typed: string) => withoutHiddenMarks(typed).trim();

/**
 * Name, e-mail and message (spec §5). Nothing leaves the page: the thanks say so, and lead to the visitor's own mail
 * program with all of it. Without JavaScript the form itself does.
 */
export function ContactForm() {
  const { t } = useTranslation('public-site');
  const { forms, support } = useTenant();
  const max = forms.contact.messageMaxLength;
  const [written, setWritten] = useState(nothing);
  const faultTexts = {
    fieldMissing: t('fieldMissing'),
    wrongEmail: t('wrongEmail'),
    tooLong: t('tooLong', { max }),
  };
  const form = useForm<ContactMessage, keyof typeof faultTexts>({
    start: nothing,
    schema: ({ object, filled }) =>
      object({
        name: filled('fieldMissing'),
        email: filled('fieldMissing').test(
          'email',
          'wrongEmail',
          (text = '') => cleanEmail(text) === '' || mailHref(cleanEmail(text)) !== undefined,
        ),
        message: filled('fieldMissing').test(
          'length',
          'tooLong',
          (text = '') => countCharacters(text) <= max,
        ),
      }),
    faultText: (fault) => faultTexts[fault],
    async onSubmit(message, { reset }) {
      setWritten(message);
      reset(nothing);
      return 'done';
    },
  });
  const isIncomplete = Object.values(form.faults).includes('fieldMissing');
  return (
    <FormElement
      form={form}
      className="st-form"
      method="post"
      encType="text/plain"
      action={mailHref(support.email)}
    >
      <Field {...form.field('name')} label={t('name')} autoComplete="name" isRequired />
      <Field
        {...form.field('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        isRequired
      />
      <Field
        {...form.field('message')}
        label={t('message')}
        rows={4}
        hint={t('messageLength', { used: countCharacters(form.values.message), max })}
        isRequired
      />
      <div role="status">
        {isIncomplete && <Note tone="bad">{t('incomplete')}</Note>}
        {form.isDone && (
          <Note tone="good" title={t('sent')}>
            {t('sentText')}
          </Note>
        )}
      </div>
      {form.isDone && <SendByMail message={written} />}
      <Button type="submit" isBusy={form.isBusy}>
        {t('submit')}
      </Button>
    </FormElement>
  );
}

/** How a message gets from the page to the lender: the mail program with all of it, or by hand where there is none. */
function SendByMail({ message: { name, email, message } }: { message: ContactMessage }) {
  const { t } = useTranslation('public-site');
  const { support } = useTenant();
  const href = mailDraftHref(support.email, {
    subject: t('mailSubject', { name: name.trim() }),
    body: `${message.trim()}\n\n${name.trim()}\n${cleanEmail(email)}`,
  });
  return (
    <div className="st-form">
      {href && (
        <ButtonLink kind="secondary" href={href} rel="noreferrer">
          {t('openMail')}
        </ButtonLink>
      )}
      <CopyField
        label={t('yourMessage')}
        text={message.trim()}
        words={{ copy: t('copy'), copied: t('copied'), byHand: t('copyByHand') }}
      >
        {message.trim()}
      </CopyField>
      <p>{t('noMail')}</p>
      <MailLink email={support.email} />
      <PhoneLink phone={support.phone} />
    </div>
  );
}
