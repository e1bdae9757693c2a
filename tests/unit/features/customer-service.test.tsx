import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CustomerServiceScreen } from '../../../src/features/legal/customer-service-screen.tsx';
import { LendersContactsScreen } from '../../../src/features/legal/lenders-contacts-screen.tsx';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, type ScreenStage } from '../../support/screen-stage.tsx';

const { support, lender } = sampleTenant();
const nobody = sampleSession({});

const show = (more: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: LendersContactsScreen,
    screen: 'customerService',
    answers: {},
    query: '',
    ...more,
  });
const showNobody = (more: Partial<ScreenStage> = {}) =>
  show({ Screen: CustomerServiceScreen, session: nobody, ...more });

const answer = (data: object) => ({ contactInfo: { code: 0, data } });
const hrefs = (prefix: string) =>
  [...document.querySelectorAll(`a[href^="${prefix}"]`)].map((link) => link.getAttribute('href'));

describe('screens §8: customer service', () => {
  test('without a session shows the tenant’s contacts and asks the lender nothing', () => {
    const { face, asked } = showNobody();
    expect(face()).toBe('ready');
    expect(screen.getByText(support.phone)).toBeDefined();
    expect(hrefs('mailto:')).toContain(`mailto:${support.email}`);
    expect(screen.getByText(support.hours.en ?? '')).toBeDefined();
    expect(asked()).toEqual([]);
  });

  test('with a session shows what the lender answers', async () => {
    const { face, forms } = show({
      answers: answer({ phone: '1800-000-0199', email: 'other@sample.example' }),
    });
    expect(face()).toBe('loading');
    await screen.findByText('1800-000-0199');
    expect(hrefs('mailto:')).toContain('mailto:other@sample.example');
    expect(forms('contactInfo')[0]).toMatchObject({ overall: '30' });
  });

  test('HD-11: what the lender leaves out is the tenant’s', async () => {
    const { face } = show({ answers: answer({ email: 'other@sample.example' }) });
    await waitFor(() => expect(face()).toBe('ready'));
    expect(screen.getByText(support.phone)).toBeDefined();
    expect(screen.getByText('other@sample.example')).toBeDefined();
  });

  test('a failed answer says so, offers Retry, and still shows whom to call', async () => {
    const { face } = show();
    await waitFor(() => expect(face()).toBe('error'));
    expect(screen.getByText(support.phone)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  test('in the lender’s app the button opens its service chat; in a browser it dials', () => {
    const { bridge, unmount } = showNobody({ shell: 'android' });
    fireEvent.click(screen.getByRole('button', { name: 'Contact customer service' }));
    expect(bridge.calls.map(({ action }) => action)).toEqual(['openServiceChat']);
    unmount();
    showNobody();
    expect(screen.queryByRole('button')).toBeNull();
    expect(
      screen.getByRole('link', { name: `Call ${support.phone}` }).getAttribute('href'),
    ).toMatch(/^tel:\d+$/);
  });

  test('domain §1.4: the officer and every place beyond the lender can be reached', () => {
    showNobody();
    expect(screen.getByText(lender.grievanceOfficer?.name ?? '')).toBeDefined();
    const ways = support.escalation.flatMap(({ phone, address }) => [
      ...(phone ? [phone] : []),
      ...(address ? [new URL(address).host] : []),
    ]);
    for (const way of ways) expect(screen.getByText(way)).toBeDefined();
  });
});
