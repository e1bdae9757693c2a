import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LegalScreen } from '../../../src/features/legal/legal-screen.tsx';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, type ScreenStage } from '../../support/screen-stage.tsx';
import { shippedFile, shippedIds, shippedTenant } from '../tenant/shipped-folder.ts';

const text = [
  '# Terms of {{lender.name}}',
  '*Version of 1 November 2026*',
  'Before the parts.',
  ...[1, 2, 3, 4, 5].map((at) => `## ${at}. Part *${at}*\n\nWords of part ${at}.`),
  'See the [agreement]({{routes.loanAgreement}}) and [outside](https://docs.sample.example/a).',
].join('\n\n');

const show = (key: ScreenKey, more: Partial<ScreenStage> = {}) =>
  showScreen({ Screen: LegalScreen, screen: key, answers: {}, query: '', ...more });

const showTerms = (more: Partial<ScreenStage> = {}) =>
  show('loanTerms', { files: { '/tenants/sample/legal/terms.en.md': text }, ...more });

describe('screens §2: a legal page', () => {
  test('is loading, then the text with its own title, its version and no word of Markdown', async () => {
    const { face, container } = showTerms();
    expect(face()).toBe('loading');
    await screen.findByText('Words of part 1.');
    expect(face()).toBe('ready');
    const { lender } = sampleTenant();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Terms of ${lender.name}`);
    await waitFor(() => expect(document.title).toContain(`Terms of ${lender.name}`));
    expect(screen.getByText('Version of 1 November 2026')).toBeDefined();
    expect(container.textContent).not.toMatch(/[*#]|\{\{/);
  });

  test('lists its parts with links that lead to them and leave the history alone', async () => {
    const { place } = showTerms();
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      [1, 2, 3, 4, 5].map((at) => `${at}. Part ${at}`),
    );
    const before = place();
    fireEvent.click(links[3] ?? document.body);
    expect(document.activeElement?.textContent).toBe('4. Part 4');
    expect(document.activeElement?.id).toBe(links[3]?.getAttribute('href')?.slice(1));
    expect(place()).toBe(before);
  });

  test('needs no list for a few parts', async () => {
    showTerms({ files: { '/tenants/sample/legal/terms.en.md': '# T\n\n## A\n\nx\n\n## B\n\ny' } });
    await screen.findByText('x');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('a text that cannot be had is the error face; Retry asks again', async () => {
    const files: Record<string, string> = {};
    const { face } = showTerms({ files });
    await waitFor(() => expect(face()).toBe('error'));
    expect(screen.getByRole('link', { name: /Call/ })).toBeDefined();
    files['/tenants/sample/legal/terms.en.md'] = text;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Words of part 1.');
    expect(face()).toBe('ready');
  });

  test('screens §8: /Loan and the configured path both show the loan agreement', async () => {
    for (const key of ['loanTermsPublic', 'loanAgreement'] as const) {
      const { container, unmount } = show(key, {
        files: { '/tenants/sample/legal/agreement.en.md': '# Loan agreement\n\nWords.' },
      });
      await screen.findByText('Words.');
      expect(container.querySelector('main')?.dataset.screen).toBe('loanAgreement');
      unmount();
    }
  });

  test('a link into the app is followed inside it', async () => {
    const { place } = showTerms();
    const link = await screen.findByRole('link', { name: 'agreement' });
    fireEvent.click(link);
    expect(place()).toBe(sampleTenant().routes.loanAgreement);
  });
});

describe('spec §1: about us', () => {
  test.each(shippedIds)('of tenants/%s names the company and every registration', async (id) => {
    const tenant = shippedTenant(id);
    const language = tenant.locale.defaultLanguage;
    show('aboutUs', {
      tenant,
      language,
      files: {
        [`/tenants/${id}/legal/about.${language}.md`]: shippedFile(
          `${id}/legal/about.${language}.md`,
        ),
      },
    });
    await screen.findByText(tenant.lender.address);
    const { registrations, regulatorStatement } = tenant.lender;
    for (const { label, value } of registrations) {
      expect(screen.getByText(label[language] ?? '')).toBeDefined();
      expect(screen.getByText(value)).toBeDefined();
    }
    expect(screen.getByText(regulatorStatement?.[language] ?? '')).toBeDefined();
  });
});
