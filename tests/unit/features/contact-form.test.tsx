import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ContactScreen } from '../../../src/features/public-site/site-screens.tsx';
import { addWords } from '../../../src/i18n/create-i18n.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen } from '../../support/screen-stage.tsx';
import { wordsOf } from '../i18n/wording-on-disk.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Screen() {
  const { i18n } = useTranslation();
  const change = async () => {
    addWords(i18n, 'hi', 'public-site', wordsOf('hi', 'public-site') ?? {});
    await i18n.changeLanguage('hi');
  };
  return (
    <>
      <ContactScreen />
      <button type="button" onClick={() => void change()}>
        हिन्दी
      </button>
    </>
  );
}
const show = () =>
  showScreen({
    Screen,
    screen: 'contact',
    answers: {},
    query: '',
    session: sampleSession({}),
    tenant: sampleTenant({ 'forms.contact': { messageMaxLength: 10 } }),
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

describe('the contact form', () => {
  test('spec §5: empty fields are said, and the first takes the focus', async () => {
    show();
    await userEvent.type(field('E-mail'), 'asha@mail.example');
    await submit();
    expect(await screen.findByText('Please provide complete information!')).toBeDefined();
    expect(document.activeElement).toBe(field('Name'));
    expect(field('E-mail').hasAttribute('aria-invalid')).toBe(false);
    expect(field('Message').hasAttribute('aria-invalid')).toBe(true);
    expect(field('E-mail')).toHaveProperty('value', 'asha@mail.example');
  });

  test('screens §2: the e-mail must look like one, and the message has an end', async () => {
    show();
    await userEvent.type(field('Name'), 'Asha');
    await userEvent.type(field('E-mail'), 'asha@mail');
    await userEvent.type(field('Message'), 'far too long');
    await submit();
    expect(await screen.findByText('Please enter a valid e-mail address.')).toBeDefined();
    expect(screen.getByText('At most 10 characters, please.')).toBeDefined();
    expect(screen.queryByText('Please provide complete information!')).toBeNull();
  });

  test('HD-36: a message that can be seen changes with the language', async () => {
    show();
    await submit();
    await screen.findByText('Please provide complete information!');
    await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(await screen.findByText('कृपया पूरी जानकारी दें।')).toBeDefined();
  });

  async function write(message = 'Hello 👋') {
    await userEvent.type(field('Name'), 'Asha');
    await userEvent.type(field('E-mail'), ' asha@mail.example\u200b');
    await userEvent.type(field('Message'), message);
  }

  test('spec §5: a whole message is thanked for, nothing is sent, and that is said', async () => {
    const { asked } = show();
    await write();
    await submit();
    expect(await screen.findByText('Submit successfully!')).toBeDefined();
    expect(screen.getByText(/your message is not with us yet/)).toBeDefined();
    expect(field('Name')).toHaveProperty('value', '');
    expect(asked()).toEqual([]);
  });

  test('the way on is the mail program with all of the message; without one it is said where to write to', async () => {
    show();
    await write('a & b\n100%');
    await submit();
    const href = (await screen.findByRole('link', { name: 'Open my mail app' })).getAttribute(
      'href',
    );
    const draft = new URL(href ?? '');
    expect(draft.protocol + draft.pathname).toBe(`mailto:${sampleTenant().support.email}`);
    expect(draft.searchParams.get('subject')).toBe('Message from Asha');
    expect(draft.searchParams.get('body')).toBe('a & b\r\n100%\r\n\r\nAsha\r\nasha@mail.example');
    // One beside the form, where it always stands, and one with the message.
    expect(screen.getAllByRole('link', { name: sampleTenant().support.email })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Copy: Your message' })).toBeDefined();
  });

  test('three fast taps submit once: the thanks stay, and the emptied form complains of nothing', async () => {
    show();
    await write();
    const button = screen.getByRole('button', { name: 'Submit' });
    act(() => {
      for (let tap = 0; tap < 3; tap += 1) button.click();
    });
    await screen.findByText('Submit successfully!');
    await submit();
    await submit();
    expect(screen.getByText('Submit successfully!')).toBeDefined();
    expect(screen.queryByText('Please provide complete information!')).toBeNull();
    await userEvent.type(field('Name'), 'B');
    await submit();
    expect(await screen.findByText('Please provide complete information!')).toBeDefined();
    expect(screen.queryByText('Submit successfully!')).toBeNull();
  });

  test('HD-74: marks that nobody sees are no message', async () => {
    show();
    await write('\u200b\u2060\u3164\u200d');
    await submit();
    expect(await screen.findByText('Please provide complete information!')).toBeDefined();
    expect(document.activeElement).toBe(field('Message'));
  });

  test('what is typed while the rules are on their way is kept, and so is the field', async () => {
    show();
    const name = field('Name');
    name.focus();
    await userEvent.type(name, 'Asha Example', { delay: 20 });
    await screen.findByDisplayValue('Asha Example');
    expect(document.activeElement).toBe(name);
    expect(name.isConnected).toBe(true);
  });
});
