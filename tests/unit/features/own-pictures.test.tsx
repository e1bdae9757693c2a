import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { MarketplaceScreen } from '../../../src/features/marketplace/marketplace-screen.tsx';
import { keepRecord } from '../../support/money-record.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen } from '../../support/screen-stage.tsx';
import { shippedTenant } from '../tenant/shipped-folder.ts';

const { theme } = shippedTenant('indonesia');
const own = sampleTenant({ theme });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The files of the lender's folder that the screen shows. */
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('main img')].map((picture) => picture.getAttribute('src'));

test('a paid moment shows the picture that the lender has for it', async () => {
  keepRecord({ amount: minorFromText('2739467') });
  const { container } = showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    answers: { loanDetails: { success: true, data: { orderStatus: 200 } } },
    tenant: own,
  });
  await screen.findByRole('button', { name: 'Done' });
  expect(shown(container).join()).toContain(String(theme.pictures.success));
});

test('an empty list shows the one for emptiness, and a lender without it the house drawing', async () => {
  const empty = { marketplace: { code: 0, data: [] } };
  const stage = { Screen: MarketplaceScreen, screen: 'marketplace', answers: empty } as const;
  const { container, unmount } = showScreen({ ...stage, tenant: own });
  await screen.findByText(/^Applications are full/);
  expect(shown(container).join()).toContain(String(theme.pictures.empty));
  unmount();
  const other = showScreen(stage);
  await screen.findByText(/^Applications are full/);
  expect(shown(other.container)).toEqual([]);
  expect(other.container.querySelector('main svg')).not.toBeNull();
});
