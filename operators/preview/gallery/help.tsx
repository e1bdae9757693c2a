import { CalendarButton } from '../../../src/lending-ui/calendar-button.tsx';
import { ComplaintLink } from '../../../src/lending-ui/complaint-link.tsx';
import { ContactLink, MailLink, PhoneLink } from '../../../src/lending-ui/contact-link.tsx';
import { CopyNumber } from '../../../src/lending-ui/copy-number.tsx';
import { HelpCard, type HelpRow } from '../../../src/lending-ui/help-card.tsx';
import { HelpElsewhere } from '../../../src/lending-ui/help-elsewhere.tsx';
import { LegalText } from '../../../src/lending-ui/legal-text.tsx';
import { LenderLogo } from '../../../src/lending-ui/lender-logo.tsx';
import { MarkdownBlocks } from '../../../src/lending-ui/markdown-blocks.tsx';
import { readMarkdown } from '../../../src/lending-ui/read-markdown.ts';
import { SupportContactView } from '../../../src/lending-ui/support-contact-view.tsx';
import { SupportContact } from '../../../src/lending-ui/support-contact.tsx';
import { MailIcon } from '../../../src/ui/icons/mail.tsx';
import { PhoneIcon } from '../../../src/ui/icons/phone.tsx';
import { noAct, Specimen, States } from './specimen.tsx';

const pressed: HelpRow = {
  id: 'pressed',
  icon: <PhoneIcon />,
  title: 'Leads on',
  text: 'Within the app',
  onPress: noAct,
};

const rows: readonly HelpRow[] = [
  {
    id: 'link',
    icon: <PhoneIcon />,
    title: 'Has an address',
    text: '1800-000-0100',
    href: '#help',
  },
  pressed,
  { id: 'hint', icon: <MailIcon />, title: 'A plain hint', text: 'Leads nowhere' },
];

const complaint = { href: '#help', label: 'Something wrong? Make a complaint', follow: noAct };

const text = `## A heading

Words, **strong ones**, *others*, and [a link](https://www.example.com).

- One
- Two

| Name | Value |
| --- | --- |
| Lender | {{lender.name}} |
`;

/** Who helps, and what is read. */
export const HelpSpecimens = () => (
  <>
    <Specimen of="help-card" when="Every way to be helped, in one card.">
      <HelpCard title="Help" rows={rows} />
      <States>{() => <HelpCard title="Help" rows={[pressed]} />}</States>
    </Specimen>
    <Specimen of="support-contact" when="Whom to call, on any screen.">
      <SupportContact />
    </Specimen>
    <Specimen
      of="support-contact-view"
      when="The same without a hook; without a number it is hours alone."
    >
      <SupportContactView href="tel:1800" label="Call 1800" hours="Every day, 8 to 7" />
      <SupportContactView href={undefined} label="" hours="Every day, 8 to 7" />
    </Specimen>
    <Specimen of="complaint-link" when="The way to say that something is wrong.">
      <ComplaintLink to={complaint} />
    </Specimen>
    <Specimen of="contact-link" when="A phone, an e-mail or a website; words where it is not safe.">
      <p>
        <PhoneLink phone="1800-000-0100" /> <MailLink email="help@bank.example" />{' '}
        <ContactLink href={undefined}>No address</ContactLink>
      </p>
      <States>{() => <PhoneLink phone="1800-000-0100" />}</States>
    </Specimen>
    <Specimen of="help-elsewhere" when="Whom to turn to when that does not settle it.">
      <HelpElsewhere />
    </Specimen>
    <Specimen of="copy-number" when="Copies a whole number of which the end is shown.">
      <CopyNumber number="90071992547409930174" />
    </Specimen>
    <Specimen of="calendar-button" when="Hands due dates to the calendar of the device.">
      <CalendarButton
        days={() => [
          { id: 'gallery', day: { year: 2026, month: 12, day: 1 }, title: 'Payment', text: '' },
        ]}
        fileName="payment"
        label="Add to calendar"
        savedText="The file is there."
      />
    </Specimen>
    <Specimen of="lender-logo" when="A product’s logo; its letter where it may not be asked for.">
      <LenderLogo address="" name="Example" />
    </Specimen>
    <Specimen of="legal-text" when="A lender’s own text, filled with its own facts.">
      <LegalText text={text} config={{ lender: { name: 'Bank of Example' } }} />
    </Specimen>
    <Specimen of="markdown-blocks" when="The same as blocks, under a heading of the page’s own.">
      <MarkdownBlocks blocks={readMarkdown('### A part\n\nIts words.')} links="words" isPart />
    </Specimen>
  </>
);
