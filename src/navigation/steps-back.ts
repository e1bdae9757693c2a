import type { FirstTenant } from '../tenant/first-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { matchScreen } from './route-table.ts';
import { readScreenParams } from './screen-params.ts';

/** The screens of one loan that count as the same page. */
export interface LoanPages {
  tenant: Pick<FirstTenant, 'routes' | 'features'>;
  screens: readonly ScreenKey[];
  loanId: string;
}

/** Whether an address of the app is one of these pages. */
export function isPageOf(page: string, { tenant, screens, loanId }: LoanPages): boolean {
  const [path = '', search = ''] = page.split('?');
  const screen = matchScreen(tenant, path);
  return (
    screen !== undefined &&
    screens.includes(screen) &&
    readScreenParams(search, screen).loanId === loanId
  );
}

/** How many steps back the nearest of these pages lies below (`pagesBelow`); 0 where none does. */
export const stepsBackTo = (below: readonly string[], wanted: LoanPages): number =>
  below.findIndex((page) => isPageOf(page, wanted)) + 1;
