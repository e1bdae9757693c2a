import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DownloadScreen } from '../../../src/features/registration/download-screen.tsx';
import { LandingAgreementScreen } from '../../../src/features/registration/landing-agreement-screen.tsx';
import { registrationVisit } from '../../../src/session/registration-visit.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';
import { showScreen, type ScreenStage } from '../../support/screen-stage.tsx';
import { campaign, campaignQuery, user, visitor } from './registration-stage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const carried = 'app_from=web&user_from=so%20cial%261&utm_tag=nov-26%2F%C3%BC&id=7';
const onPhone = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/120';

const showDownload = (changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: DownloadScreen,
    screen: 'download',
    answers: {},
    query: `?${carried}&links_id=L1`,
    session: visitor(),
    builtScreens: ['promotion', 'download', 'landingAgreement'],
    ...changes,
  });
const downloadHref = () =>
  screen.getByRole('link', { name: 'Download the app' }).getAttribute('href');

describe('the download page', () => {
  test.each([
    [android, 'https://get.sikkora.example/android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'https://get.sikkora.example/ios'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'https://get.sikkora.example/'],
  ])("screens §6: on %s the button leads to the tenant's address for it", (agent, address) => {
    onPhone(agent);
    showDownload();
    expect(downloadHref()).toBe(`${address.replace(/\/$/, '')}?${carried}&links_id=L1`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get the Sikkora app');
  });

  test("screens §8: the template's address is remembered for the visit and comes first", () => {
    onPhone(android);
    const session = visitor();
    registrationVisit(session, campaignQuery).rememberDownload(
      'https://get.sample.example/a?x=1#y',
    );
    showDownload({ session });
    expect(downloadHref()).toBe(`https://get.sample.example/a?x=1&${carried}&links_id=L1#y`);
  });

  test('HD-25: an unsafe address of a template is not used', () => {
    onPhone(android);
    const session = visitor();
    registrationVisit(session, campaignQuery).rememberDownload('javascript:alert(1)');
    showDownload({ session });
    expect(downloadHref()).toMatch(/^https:\/\/get\.sikkora\.example\/android\?/);
  });

  test('spec §2: whichever of links_id and down_id the visit had is in every link', () => {
    showDownload({ query: `?${carried}&down_id=D1` });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const ours = links.filter((href) => !href.startsWith('tel:'));
    expect(ours).toHaveLength(2);
    for (const href of ours) {
      expect(href).toContain(`${carried}&down_id=D1`);
      expect(href).not.toContain('links_id');
    }
  });

  test('it says why one has come, by the entry of the history and never by the address', () => {
    const { unmount } = showDownload({ state: { arrival: 'returning' } });
    expect(screen.getByText('You are registered already')).toBeDefined();
    unmount();
    showDownload({ state: { arrival: 'javascript' }, query: '?arrival=known' });
    expect(screen.queryByText('You are registered already')).toBeNull();
  });
});

describe('the registration agreement', () => {
  const file = '/tenants/sample/legal/registration.en.md';
  const text = '# Registration agreement\n\n*Version*\n\n## 1. Who\n\nYou and {{lender.name}}.';
  const show = (changes: Partial<ScreenStage> = {}) =>
    showScreen({
      Screen: LandingAgreementScreen,
      screen: 'landingAgreement',
      answers: {},
      files: { [file]: text },
      query: `?${carried}&links_id=L1`,
      session: visitor(),
      ...changes,
    });

  test("screens §6: the tenant's own text, its values filled in, with a way to the form that keeps the visit", async () => {
    const session = visitor();
    registrationVisit(session, campaignQuery);
    const { face, place } = show({ session });
    expect(face()).toBe('loading');
    expect(await screen.findByText('You and Sikkora Credit Example Limited.')).toBeDefined();
    expect(screen.getAllByText('Registration agreement')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Back to the form' }));
    const { pathname, searchParams } = new URL(place(), 'https://a.a');
    expect(pathname).toBe('/apply');
    expect(Object.fromEntries(searchParams)).toEqual(campaign);
  });

  test('a text that cannot be had is the error face, and can be tried again', async () => {
    const { face } = show({ files: {} });
    await waitFor(() => expect(face()).toBe('error'));
    stubNetwork(() => answerWith(text, 200, 'text/markdown'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You and Sikkora Credit Example Limited.')).toBeDefined();
  });
});
