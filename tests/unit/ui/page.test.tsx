// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Page, PageChrome, type PageProps } from '../../../src/ui/page.tsx';

function page(props: Partial<PageProps> = {}, visit = '') {
  return (
    <PageChrome
      value={{ brand: 'Example', closeLabel: 'Close', back: { label: 'Back', go: () => {} } }}
    >
      <Page key={visit} screenKey="loanDetails" face="ready" title="Your loan" {...props} />
    </PageChrome>
  );
}

test('screens §0: a screen is one main with its key, its face and its heading', () => {
  const { rerender } = render(page({ face: 'loading' }));
  const main = screen.getByRole('main');
  expect(main.dataset).toMatchObject({ screen: 'loanDetails', face: 'loading' });
  expect(main.getAttribute('aria-busy')).toBe('true');
  expect(main.contains(screen.getByRole('heading', { level: 1, name: 'Your loan' }))).toBe(true);
  rerender(page({ face: 'ready' }));
  expect(main.dataset['face']).toBe('ready');
  expect(main.hasAttribute('aria-busy')).toBe(false);
});

test("screens §0: the document's title is the screen's and the brand's", () => {
  const { rerender } = render(page());
  expect(document.title).toBe('Your loan · Example');
  rerender(page({ title: 'Pay by card', brand: 'Other' }));
  expect(document.title).toBe('Pay by card · Other');
});

test('a heading of its own, or one for the ear alone, is still the h1', () => {
  const { rerender } = render(page({ heading: 'Confirm' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirm');
  rerender(page({ heading: null }));
  expect(screen.getByRole('heading', { level: 1, name: 'Your loan' })).toBeDefined();
});

test('the way back is a named button', () => {
  const go = vi.fn<() => void>();
  render(
    <PageChrome value={{ brand: '', closeLabel: 'Close', back: { label: 'Back', go } }}>
      <Page screenKey="a" face="ready" title="A" />
    </PageChrome>,
  );
  screen.getByRole('button', { name: 'Back' }).click();
  expect(go).toHaveBeenCalledTimes(1);
  expect(document.title).toBe('A');
});

test('the focus goes to the heading when another screen arrives, and stays when only the face changes', () => {
  const { rerender } = render(
    page({ screenKey: 'loanDetails', children: <button type="button">Repay</button> }),
  );
  const button = screen.getByRole('button', { name: 'Repay' });
  button.focus();
  rerender(
    page({
      screenKey: 'loanDetails',
      face: 'error',
      children: <button type="button">Repay</button>,
    }),
  );
  expect(document.activeElement).toBe(button);
  rerender(page({ screenKey: 'cardRepayment' }, 'next'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a face that had the focus, such as its Retry, hands it to the heading of what comes in its place', () => {
  const { rerender } = render(
    page(
      { screenKey: 'retried', face: 'error', children: <button type="button">Retry</button> },
      'a',
    ),
  );
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page({ screenKey: 'retried' }, 'b'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
