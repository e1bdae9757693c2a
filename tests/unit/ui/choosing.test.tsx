// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChoiceList } from '../../../src/ui/choice-list.tsx';
import { Field, SelectField } from '../../../src/ui/field.tsx';
import { Tabs } from '../../../src/ui/tabs.tsx';

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('screens §0: in a choice list the whole row is the target, and the detail belongs to it', async () => {
  const onChoose = vi.fn<(value: string) => void>();
  render(
    <ChoiceList
      legend="Your cards"
      name="card"
      value={undefined}
      onChoose={onChoose}
      choices={[
        { value: 'a', title: 'Bank of Example', detail: 'debit card ··4821' },
        { value: 'b', title: 'Sample Bank', isOff: true, whyOff: 'Not before 6:00' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Your cards' })).toBeDefined();
  await userEvent.click(screen.getByText('debit card ··4821'));
  expect(onChoose).toHaveBeenCalledWith('a');
  expect(description(screen.getByRole('radio', { name: 'Bank of Example' }))).toBe(
    'debit card ··4821',
  );

  await userEvent.click(screen.getByText('Sample Bank'));
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(description(screen.getByRole('radio', { name: 'Sample Bank' }))).toBe('Not before 6:00');
});

test("a field's error and hint are tied to it, and the error's place is live before there is one", () => {
  const field = (error?: string) => (
    <Field
      label="E-mail"
      name="email"
      value=""
      onChange={() => {}}
      hint="For the receipt"
      error={error}
    />
  );
  const { container, rerender } = render(field());
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(description(input)).toBe('For the receipt');
  const live = container.querySelector('[aria-live]');
  expect(live?.textContent).toBe('');
  rerender(field('Please enter a valid e-mail address'));
  expect(live?.textContent).toBe('Please enter a valid e-mail address');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(description(input)).toBe('For the receipt Please enter a valid e-mail address');
});

test('a select starts at its placeholder and says what was chosen', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(
    <SelectField
      label="Bank"
      name="bank"
      value=""
      onChange={onChange}
      placeholder="Please choose"
      options={[{ value: 'x', label: 'Bank of Example' }]}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'Bank of Example');
  expect(onChange).toHaveBeenCalledWith('x');
});

test('tabs move by arrows, Home and End, and only the open view is drawn', async () => {
  render(
    <Tabs
      label="Complaints"
      tabs={[
        { id: 'open', title: 'Open', children: 'first' },
        { id: 'busy', title: 'In progress', children: 'second' },
        { id: 'done', title: 'Done', children: 'third' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'In progress' }).textContent).toBe('second');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'In progress' }));
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Done');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel').textContent).toBe('first');
});
