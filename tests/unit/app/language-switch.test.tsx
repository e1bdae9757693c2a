import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { LanguageSwitch } from '../../../src/app/language-switch.tsx';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import { NavigationProvider } from '../../../src/navigation/navigation-context.tsx';
import { pathOf } from '../../../src/navigation/route-table.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { TenantProvider } from '../../../src/tenant/tenant-context.tsx';
import { createToaster, ToasterContext } from '../../../src/ui/toast.tsx';
import { siteFile, stubNetwork } from '../../support/network.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { wordsOf } from '../i18n/wording-on-disk.ts';

const tenant = sampleTenant();

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
});

/** The switch on a screen that may be left for another one while words are on their way. */
function showSwitch(screenKey: ScreenKey) {
  let here = screenKey;
  const address = {
    current: () => new URL(pathOf(tenant, here), 'https://app.example'),
    rewrite: () => {},
    leaveFor: () => {},
    reload: () => {},
    mark: () => {},
    isMarked: () => false,
    keepInEntry: () => {},
    readEntry: () => undefined,
    isFirstEntry: () => true,
    onHashChange: () => () => {},
  };
  const toaster = createToaster({ after: () => () => undefined });
  const i18n = createI18n('en', { app: wordsOf('en', 'app') ?? {} });
  const access = {
    flag: undefined,
    address,
    builtScreens: new Set<ScreenKey>(),
    prefetch: () => {},
  };
  render(
    <I18nextProvider i18n={i18n}>
      <TenantProvider value={tenant}>
        <NavigationProvider value={access}>
          <ToasterContext value={toaster}>
            <LanguageSwitch />
          </ToasterContext>
        </NavigationProvider>
      </TenantProvider>
    </I18nextProvider>,
  );
  return {
    i18n,
    said: () => toaster.state().toasts.map(({ text }) => text),
    go: (screen: ScreenKey) => void (here = screen),
    choose: (language: string) =>
      fireEvent.change(screen.getByRole('combobox'), { target: { value: language } }),
  };
}

test('screens §8: a choice is shown at once, said in <html lang>, and kept for this lender alone', async () => {
  stubNetwork(siteFile);
  const { i18n, choose } = showSwitch('contact');
  choose('hi');
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
  expect(i18n.t('public-site:sent')).toBe(wordsOf('hi', 'public-site')?.['sent']);
  expect(screen.getByRole('combobox').getAttribute('data-control')).toBe('language');
  expect(localStorage).toHaveLength(1);
  expect(localStorage.getItem(`loanfront.language.${tenant.id}`)).toBe('hi');
});

test('whoever goes on while the words are on their way finds the next screen in the new language too', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  stubNetwork(async (request) => {
    if (request.url.pathname.includes('/zh/legal')) await late;
    return siteFile(request);
  });
  const { i18n, go, choose } = showSwitch('loanTerms');
  choose('zh');
  go('marketplace');
  arrive();
  await waitFor(() => expect(i18n.language).toBe('zh'));
  expect(i18n.t('marketplace:full')).toBe(wordsOf('zh', 'marketplace')?.['full']);
});

test('screens §0: words that cannot be had leave the language as it was', async () => {
  stubNetwork(() => HttpResponse.error());
  const { i18n, choose, said } = showSwitch('promotion');
  choose('hi');
  await waitFor(() => expect(said()).toEqual([wordsOf('en', 'app')?.['loadAgain']]));
  expect(i18n.language).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage).toHaveLength(0);
});
