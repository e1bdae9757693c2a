import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComplaintListScreen } from '../../../../src/features/complaints/complaint-list-screen.tsx';
import { lenderApi } from '../../../../src/lender-api/lender-api.ts';
import { showComplaint } from '../../../support/complaint-stage.tsx';
import { answersOf } from '../../../support/contract-answers.ts';
import { answerWith } from '../../../support/network.ts';
import type { ScreenStage, StageAnswer } from '../../../support/screen-stage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const item = (id: string, changes: object = {}) => ({
  id,
  time: '2026-11-27 14:00:00',
  type: 'Collection',
  content: 'I was called at six in the morning.',
  ...changes,
});
const listOf = (...tabs: object[]) => ({ code: 0, data: { tabs } });
/** An answer of the contract, as its file spells it. */
const contractAnswer = (name: string) => () => {
  const found = answersOf('problemList').find((answer) => answer.name === `problemList/${name}`);
  return answerWith(found?.bodyText ?? '');
};
const show = (problemList: StageAnswer, changes: Partial<ScreenStage> = {}) =>
  showComplaint(ComplaintListScreen, {
    screen: 'complaintList',
    query: '',
    ...changes,
    answers: { problemList },
  });
const twoTabs = listOf(
  { title: 'Open', list: [item('91001')] },
  { title: 'Answered', list: [item('91003', { content: 'Another matter' })] },
);

describe('screens §5, complaintList', () => {
  test('shows the tabs as the lender sends them, each complaint with type, time in words and text', async () => {
    const page = show(twoTabs);
    expect(page.face()).toBe('loading');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Open', 'Answered']);
    expect(page.face()).toBe('ready');
    const row = screen.getByRole('link', { name: /Collection/ });
    expect(row.textContent).toContain('27\u00a0November 2026 at 14:00\u00a0IST');
    expect(row.textContent).toContain('I was called at six in the morning.');
    expect(row.getAttribute('href')).toBe('/complainDetails?problemId=91001');
  });

  test('the whole row opens the complaint and hands over when it was sent', async () => {
    const page = show(twoTabs);
    await userEvent.click(await screen.findByText('I was called at six in the morning.'));
    expect(page.place()).toBe('/complainDetails?problemId=91001');
    expect(page.handedOver()).toEqual({ sentTime: '2026-11-27 14:00:00' });
  });

  test('one tab alone is a list under its name', async () => {
    show(listOf({ title: 'Open', list: [item('91001')] }));
    expect(await screen.findByRole('heading', { name: 'Open' })).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('HD-10: ids beyond 2^53 and epoch times are shown in the tenant’s zone', async () => {
    show(contractAnswer('numbers-as-strings'));
    const row = await screen.findByRole('link', { name: /Collection/ });
    expect(row.getAttribute('href')).toBe('/complainDetails?problemId=9007199254740993999');
    expect(row.textContent).toContain('27\u00a0November 2026 at 14:00\u00a0IST');
  });
});

describe('screens §8: content (max 200 shown)', () => {
  const textOf = async (content: string) => {
    show(listOf({ title: 'Open', list: [item('1', { content })] }));
    return (await screen.findByRole('link', { name: /Collection/ })).textContent;
  };

  test('200 characters are shown whole', async () => {
    const text = await textOf('a'.repeat(200));
    expect(text).toContain('a'.repeat(200));
    expect(text).not.toContain('more');
  });

  test('HD-40: what is longer is cut between characters, with a "more"', async () => {
    const text = await textOf(`${'a'.repeat(199)}👨‍👩‍👧b`);
    expect(text).toMatch(/a{199}… More$/);
  });

  test('HD-14: markup in it stays text', async () => {
    expect(await textOf('<img src=x onerror=alert(1)>')).toContain('<img src=x onerror=alert(1)>');
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('the place in the list', () => {
  test('a complaint that is come back from finds the tab and the scroll where they were', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    const marks = new Set<string>();
    const first = show(twoTabs, { marks });
    await userEvent.click(await screen.findByRole('tab', { name: 'Answered' }));
    vi.stubGlobal('scrollY', 640);
    await userEvent.click(screen.getByText('Another matter'));
    first.unmount();
    show(twoTabs, { marks });
    expect(await screen.findByText('Another matter')).toBeDefined();
    expect(scrollTo).toHaveBeenCalledWith(0, 640);
  });

  test('a new visit begins with the first tab', async () => {
    const first = show(twoTabs);
    await userEvent.click(await screen.findByRole('tab', { name: 'Answered' }));
    first.unmount();
    show(twoTabs);
    expect(await screen.findByText('I was called at six in the morning.')).toBeDefined();
  });

  test('choosing a tab is no step in the history', async () => {
    const page = show(twoTabs);
    await userEvent.click(await screen.findByRole('tab', { name: 'Answered' }));
    expect(page.place()).toBe('/complaintList');
    expect(page.forms('problemList')).toHaveLength(1);
  });
});

describe('a list of 10,000 complaints', () => {
  const many = Array.from({ length: 10_000 }, (_item, at) => item(String(at)));
  const long = listOf({ title: 'Open', list: many }, { title: 'Answered', list: [item('x')] });
  const rows = () => screen.getAllByRole('link', { name: /Collection/ });

  test('is drawn in at most 1,500 elements, and comes in pages of 50', async () => {
    const page = show(long);
    await screen.findAllByRole('tab');
    expect(page.container.querySelectorAll('*').length).toBeLessThan(1500);
    expect(rows()).toHaveLength(50);
    expect(screen.getByText('50 of 10000 shown')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toHaveLength(100);
  });

  test('is where it was for whoever comes back from a complaint, however far it was opened', async () => {
    const marks = new Set<string>();
    const first = show(long, { marks });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await userEvent.click(rows()[99] ?? document.body);
    expect(first.place()).toBe('/complainDetails?problemId=99');
    first.unmount();
    show(long, { marks });
    await screen.findAllByRole('tab');
    expect(rows()).toHaveLength(100);
    await userEvent.click(screen.getByRole('tab', { name: 'Answered' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Open' }));
    expect(rows()).toHaveLength(50);
  });
});

test('a later asking that fails leaves the list, and says that it may be old', async () => {
  let isDown = false;
  const page = show(() =>
    answerWith(JSON.stringify(isDown ? { code: 1, message: 'Later, please.' } : twoTabs)),
  );
  await screen.findAllByRole('tab');
  isDown = true;
  act(() => void page.store.dispatch(lenderApi.util.invalidateTags(['shown'])));
  expect(await screen.findByText('Later, please.')).toBeDefined();
  expect(screen.getByText('This may be out of date')).toBeDefined();
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});

describe('screens §0: the other faces', () => {
  test.each(['minimal', 'null-tabs', 'null-lists'])(
    'a list without complaints (%s) is the empty face, with the way to make one',
    async (name) => {
      const page = show(contractAnswer(name));
      await waitFor(() => expect(page.face()).toBe('empty'));
      const link = screen.getByRole('link', { name: 'Make a complaint' });
      await userEvent.click(link);
      expect(page.place()).toBe('/complaints');
    },
  );

  test('an empty tab says so', async () => {
    show(listOf({ title: 'Open', list: [item('1')] }, { title: 'Answered', list: [] }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Answered' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('No complaint here')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Make a complaint' })).toBeDefined();
  });

  test('without a screen for it there is no way to make one', async () => {
    const page = show(listOf(), { builtScreens: ['complaintList'] });
    await waitFor(() => expect(page.face()).toBe('empty'));
    expect(screen.queryByRole('link', { name: 'Make a complaint' })).toBeNull();
  });

  test('an error says why, whom to call, and can be tried again', async () => {
    let isDown = true;
    const page = show(() =>
      answerWith(JSON.stringify(isDown ? { code: '1001', message: 'Later, please.' } : twoTabs)),
    );
    await waitFor(() => expect(page.face()).toBe('error'));
    expect(screen.getByText('Later, please.')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Call/ })).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('tab')).toHaveLength(2);
  });
});
