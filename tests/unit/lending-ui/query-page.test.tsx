import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProductOffer } from '../../../src/domain/product-offer.ts';
import { useGetMarketplaceQuery } from '../../../src/lender-api/marketplace/marketplace.api.ts';
import { QueryPage, StaleNote, type QueryPageProps } from '../../../src/lending-ui/query-page.tsx';
import { EmptyFace } from '../../../src/ui/empty-face.tsx';
import { Page } from '../../../src/ui/page.tsx';
import { answerWith } from '../../support/network.ts';
import { showScreen, type StageAnswer } from '../../support/screen-stage.tsx';
import { hidePage, showPage } from '../../support/visible-page.ts';

const user = userEvent.setup({ delay: null });

afterEach(() => vi.unstubAllGlobals());

const offers = { code: 0, data: [{ id: '1', productName: 'Demo Dhan', buttonStatus: 1 }] };
const newOffers = { code: 0, data: [{ id: '2', productName: 'Namuna Loan', buttonStatus: 1 }] };
const refusal = { code: 5, message: '' };

/** A page about one read; the answers follow one another, the last one stays. */
function show(
  props: Partial<QueryPageProps<readonly ProductOffer[]>>,
  ...answers: readonly (StageAnswer | 'cut')[]
) {
  let count = 0;
  const answerNext: StageAnswer = (request) => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    if (answer === 'cut') throw new TypeError('cut');
    return answer instanceof Function ? answer(request) : answerWith(JSON.stringify(answer));
  };
  const Screen = () => (
    <QueryPage
      screenKey="marketplace"
      title="Offers"
      query={useGetMarketplaceQuery({ scene: undefined })}
      shapes={['rows']}
      failedTitle="No offers could be loaded"
      {...props}
    >
      {(offers, asked) => (
        <Page screenKey="marketplace" face="ready" title="Offers">
          <StaleNote {...asked} />
          {offers.map(({ id, name }) => (
            <p key={id}>{name}</p>
          ))}
        </Page>
      )}
    </QueryPage>
  );
  return showScreen({ Screen, screen: 'marketplace', answers: { marketplace: answerNext } });
}

const pageShow = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
const retry = () => screen.getByRole('button', { name: 'Try again' });

test('the loading face gives way to the page of the answer, and a tab that comes back asks nothing unless told', async () => {
  const { face, asked } = show({}, offers);
  expect(face()).toBe('loading');
  expect(await screen.findByText('Demo Dhan')).toBeDefined();
  expect(face()).toBe('ready');
  hidePage();
  showPage();
  pageShow(true);
  expect(asked()).toEqual(['marketplace']);
});

test('a first read that fails is the error face with its reason, and Retry asks again', async () => {
  const { face } = show({ actions: <a href="#elsewhere">Elsewhere</a> }, 'cut', offers);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'No offers could be loaded' }),
  ).toBeDefined();
  expect(screen.getByText(/could not be reached from this phone/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeDefined();
  expect(face()).toBe('error');
  await user.click(retry());
  expect(await screen.findByText('Demo Dhan')).toBeDefined();
});

test("the call's default text is said where neither lender nor network says why", async () => {
  show({ failedText: 'Offer list request failed' }, refusal);
  expect(await screen.findByText('Offer list request failed')).toBeDefined();
});

test('a screen may have a failure of its own', async () => {
  show({ failure: (reason) => <p>Call us. {reason}</p> }, 'cut');
  expect(await screen.findByText(/Call us\. We could not be reached/)).toBeDefined();
  expect(screen.queryByText('No offers could be loaded')).toBeNull();
});

test('an answer without anything in it is the empty face', async () => {
  const { face } = show(
    { empty: (data) => data.length === 0 && <EmptyFace title="Nothing today" /> },
    { code: 0, data: [] },
  );
  expect(await screen.findByText('Nothing today')).toBeDefined();
  expect(face()).toBe('empty');
});

test.each([
  ['onReturn', () => showPage()],
  ['onReturn', () => pageShow(true)],
  ['fromCache', () => pageShow(true)],
] as const)('%s: whoever comes back sees what the lender says now', async (askAgain, comeBack) => {
  show({ askAgain }, offers, newOffers);
  await screen.findByText('Demo Dhan');
  comeBack();
  expect(await screen.findByText('Namuna Loan')).toBeDefined();
});

test('neither the first showing nor, fromCache, another tab asks again', async () => {
  const { asked } = show({ askAgain: 'fromCache' }, offers);
  await screen.findByText('Demo Dhan');
  pageShow(false);
  hidePage();
  showPage();
  expect(asked()).toEqual(['marketplace']);
});

test('what was shown stays when a later asking fails, with why, and Retry', async () => {
  const { face } = show({ askAgain: 'onReturn' }, offers, 'cut', newOffers);
  await screen.findByText('Demo Dhan');
  showPage();
  expect(await screen.findByText('This may be out of date')).toBeDefined();
  expect(screen.getByText('Demo Dhan')).toBeDefined();
  expect(face()).toBe('ready');
  await user.click(retry());
  expect(await screen.findByText('Namuna Loan')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('This may be out of date')).toBeNull());
});
