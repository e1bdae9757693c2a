import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publicScreens } from '../../../src/app/public-screens.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen } from '../../support/screen-stage.tsx';

const pages = [
  'privacy',
  'loanTermsPublic',
  'loanAgreement',
  'loanTerms',
  'aboutUs',
  'customerService',
] as const;

async function open(key: (typeof pages)[number], language: string) {
  const loaded = await publicScreens[key].load(false);
  const [Screen] = Object.values(loaded);
  if (!Screen) throw new Error('no screen');
  const tenant = sampleTenant();
  const text = '# A title\n\nA text.';
  const files = Object.fromEntries(
    ['privacy', 'terms', 'agreement', 'about'].map((name) => [
      `/tenants/${tenant.id}/legal/${name}.${language}.md`,
      text,
    ]),
  );
  showScreen({
    Screen,
    screen: key,
    answers: {},
    files,
    query: '',
    tenant,
    language,
    session: { ...sampleSession(), values: {}, isBorrower: false },
    builtScreens: Object.keys(publicScreens) as ScreenKey[], // the table's own keys
  });
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByText(tenant.lender.name);
  return { tenant };
}

test.each(pages)('opened directly, %s stands in the site with its way home', async (key) => {
  await open(key, 'en');
  const head = screen
    .getAllByRole('banner')
    .find((banner) => within(banner).queryAllByRole('navigation').length > 0);
  const home = head && within(head).getAllByRole('link')[0];
  expect(new URL(home?.getAttribute('href') ?? '', 'https://app.example').pathname).toBe('/');
  expect(screen.getByRole('contentinfo')).toBeDefined();
});

for (const language of sampleTenant().locale.languages) {
  test.each(['privacy', 'loanTermsPublic', 'loanTerms', 'aboutUs'] as const)(
    `%s names the lender, its registrations and the regulator's words in ${language}`,
    async (key) => {
      const { tenant } = await open(key, language);
      const { registrations, regulatorStatement } = tenant.lender;
      await screen.findByText('A text.');
      const main = within(screen.getByRole('main'));
      for (const { label, value } of registrations) {
        expect(main.getByText(value)).toBeDefined();
        expect(main.getAllByText(label[language] ?? '').length).toBeGreaterThan(0);
      }
      const statements = [regulatorStatement?.[language] ?? []].flat();
      for (const statement of statements) expect(main.getByText(statement)).toBeDefined();
    },
  );
}
