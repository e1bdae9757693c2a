import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { EnvironmentBanner } from '../../../src/app/environment-banner.tsx';
import { createI18n } from '../../../src/i18n/create-i18n.ts';

test('a version for practice says so in words, and for which environment', () => {
  const i18n = createI18n('en', { app: { practice: 'For practice: nothing here is real' } });
  render(
    <I18nextProvider i18n={i18n}>
      <EnvironmentBanner environment="staging" />
    </I18nextProvider>,
  );
  expect(screen.getByRole('note').textContent).toBe('For practice: nothing here is real · staging');
});
