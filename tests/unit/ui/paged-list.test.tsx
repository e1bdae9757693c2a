import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import { PagedList, type PagedListProps } from '../../../src/ui/paged-list.tsx';
import { wordsOf } from '../i18n/wording-on-disk.ts';

const show = (count: number, props: Partial<PagedListProps<number>> = {}) =>
  render(
    <I18nextProvider i18n={createI18n('en', { app: wordsOf('en', 'app') ?? {} })}>
      <PagedList items={Array.from({ length: count }, (_item, at) => at)} {...props}>
        {(shown) => (
          <ul>
            {shown.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </I18nextProvider>,
  );
const drawn = () => screen.getAllByRole('listitem').length;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a list of one page is drawn as it is', () => {
  show(50);
  expect(drawn()).toBe(50);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a longer one shows 50, then 50 more by each press, and says how many', async () => {
  const onLength = vi.fn();
  show(120, { onLength });
  expect(drawn()).toBe(50);
  await press('Show more');
  expect(screen.getByRole('status').textContent).toBe('100 of 120 shown');
  await press('Show more');
  expect(drawn()).toBe(120);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement, 'the focus does not go with the button').toBe(
    screen.getByRole('status'),
  );
  expect(onLength.mock.calls).toEqual([[100], [150]]);
});

test('"show all" brings the whole, and so does a list that was left so far', async () => {
  show(2000);
  await press('Show all');
  expect(drawn()).toBe(2000);
});

test('paper gets the whole, and the screen goes on with its part', () => {
  show(300, { startLength: 100 });
  expect(drawn()).toBe(100);
  // No act: the browser takes its picture as soon as the event was handled.
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(300);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn()).toBe(100);
});
