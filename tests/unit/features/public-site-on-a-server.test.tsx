import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CalculatorScreen } from '../../../src/features/public-site/calculator-screen.tsx';
import { HomeScreen } from '../../../src/features/public-site/home-screen.tsx';
import {
  ContactScreen,
  PolicyEmbedScreen,
  ReviewsScreen,
} from '../../../src/features/public-site/site-screens.tsx';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import { NavigationProvider } from '../../../src/navigation/navigation-context.tsx';
import { screenKeys } from '../../../src/tenant/screen-paths.ts';
import { TenantProvider } from '../../../src/tenant/tenant-context.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { wordsOf } from '../i18n/wording-on-disk.ts';

// A server has neither, and whoever asks for them while drawing finds out here.
beforeEach(() => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('navigator', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const noBrowser = () => {
  throw new Error('the address bar was asked while drawing');
};
const access = {
  flag: undefined,
  builtScreens: new Set(screenKeys),
  prefetch: noBrowser,
  address: {
    current: noBrowser,
    rewrite: noBrowser,
    leaveFor: noBrowser,
    reload: noBrowser,
    mark: noBrowser,
    isMarked: noBrowser,
    keepInEntry: noBrowser,
    readEntry: noBrowser,
    isFirstEntry: noBrowser,
    onHashChange: noBrowser,
  },
};

function drawn(Screen: ComponentType): string {
  const words = ['app', 'public-site', 'calculator'].map((name) => [name, wordsOf('en', name)]);
  return renderToString(
    <I18nextProvider i18n={createI18n('en', Object.fromEntries(words))}>
      <TenantProvider value={sampleTenant()}>
        <NavigationProvider value={access}>
          <MemoryRouter>
            <Screen />
          </MemoryRouter>
        </NavigationProvider>
      </TenantProvider>
    </I18nextProvider>,
  );
}

test.each([
  ['home', HomeScreen, ['More than 3 million users', 'Calculate', 'tea stall', 'href="#terms"']],
  ['calculator', CalculatorScreen, ['name="amount"', '91 days', '₹30,819.00', 'href="/Contact"']],
  ['reviews', ReviewsScreen, ['tea stall', 'aria-current="page"']],
  ['contact', ContactScreen, ['tel:18000000142', 'name="message"', 'mailto:care@sikkora.example']],
  ['policyEmbed', PolicyEmbedScreen, ['Open in browser', 'href="/privacy-policy"']],
])('design §3: %s is whole without a browser and without JavaScript', (key, Screen, texts) => {
  const html = drawn(Screen);
  expect(html).toContain(`data-screen="${key}"`);
  expect(html).toContain('Sikkora Credit Example Limited');
  for (const text of texts) expect(html).toContain(text);
  expect(html).not.toContain('style="');
});
