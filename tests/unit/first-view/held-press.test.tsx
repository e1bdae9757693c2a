import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answersOf } from '../../support/contract-answers.ts';
import {
  answerOnly,
  firstCallsOf,
  firstScreensOf,
  freshBrowser,
  openFirstView,
  yesTo,
  type FirstKey,
} from '../../support/first-view-stage.ts';
import { shippedIds } from '../tenant/shipped-folder.ts';

beforeEach(freshBrowser);

/** What can be pressed in the page, in its order. */
const pressables = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>('button, [role="button"], a[href]'),
];

/** Presses; true where the browser would then go its own way. */
function clickAsBrowser(pressed: HTMLElement | null | undefined): boolean {
  let isLeft = false;
  const browser = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', browser, { once: true });
  pressed?.click();
  return isLeft;
}

/** A screen as it stands before React, from good answers. */
async function openDrawn(id: string, screen: FirstKey) {
  answerOnly(Object.fromEntries(firstCallsOf[screen].map((key) => [key, yesTo(key)])));
  const { place, firstView } = openFirstView(id, screen, 'en');
  await firstView.settled;
  return { place, firstView };
}

const screens = shippedIds.flatMap((id) => firstScreensOf(id).map((screen) => ({ id, screen })));

describe.each(screens)('a press before React, $screen of $id', ({ id, screen }) => {
  test('is never lost: the browser follows it, the first view goes on, or it is held', async () => {
    const count = pressables((await openDrawn(id, screen)).place).length;
    expect(count).toBeGreaterThan(2);
    for (let at = 0; at < count; at += 1) {
      freshBrowser();
      const { place, firstView } = await openDrawn(id, screen);
      const pressed = pressables(place)[at];
      const isLeftToBrowser = clickAsBrowser(pressed);
      const becomes = {
        isFollowed: pressed?.matches('a[href]') && isLeftToBrowser,
        hasGoneOn: firstView.screen !== screen,
        isHeld: pressed?.matches('[data-held][aria-busy="true"]'),
      };
      expect(Object.values(becomes), pressed?.outerHTML).toContain(true);
    }
  });

  test('a language chosen then is held with its value', async () => {
    const { place } = await openDrawn(id, screen);
    const languages = place.querySelector<HTMLSelectElement>('[data-control="language"]');
    const other = [...(languages?.options ?? [])].find(({ selected }) => !selected);
    if (!languages || !other) throw new Error('there is no other language');
    languages.value = other.value;
    languages.dispatchEvent(new Event('change', { bubbles: true }));
    expect(languages.hasAttribute('data-held')).toBe(true);
    expect(languages.value).toBe(other.value);
  });
});

test('of two presses the last is made, once, and shows no more that it waits', async () => {
  const { place, firstView } = await openDrawn('india', 'loanDetails');
  const buttons = [...place.querySelectorAll('button')];
  const [one, other] = buttons.filter(({ className }) => className.includes('row'));
  one?.click();
  other?.click();
  expect(one?.hasAttribute('data-held')).toBe(false);
  const made: unknown[] = [];
  const handed = firstView.handOver();
  for (const button of buttons) button.addEventListener('click', () => made.push(button));
  handed?.pressAgain();
  handed?.pressAgain();
  expect(made).toEqual([other]);
  expect(place.querySelector('[data-held], [aria-busy="true"]')).toBeNull();
});

test('a press while React takes the page over is held as well, whoever would hear it; afterwards React hears it', async () => {
  const { place, firstView } = await openDrawn('india', 'loanDetails');
  const [, button] = place.querySelectorAll<HTMLElement>('button');
  const handed = firstView.handOver();
  const heard: unknown[] = [];
  place.addEventListener('click', ({ target }) => heard.push(target), { capture: true });
  expect(clickAsBrowser(button)).toBe(false);
  expect(heard).toEqual([]);
  expect(button?.hasAttribute('data-held')).toBe(true);
  handed?.pressAgain();
  expect(heard).toEqual([button]);
  button?.click();
  expect(heard).toEqual([button, button]);
});

test.each(['Enter', ' '])(
  'the key "%s" presses a document of the consent once, however long it is held, also while React takes over',
  async (key) => {
    const named = answersOf('contracts').find(({ bodyText }) => bodyText.includes('title'));
    if (!named) throw new Error('no answer names an agreement');
    for (const isTakenOver of [false, true]) {
      freshBrowser();
      answerOnly({ loanConfirm: yesTo('loanConfirm'), contracts: named });
      const { place, firstView } = openFirstView('india', 'loanConfirm', 'en');
      await firstView.settled;
      const agreement = place.querySelector<HTMLElement>('[role="button"]');
      const handed = isTakenOver ? firstView.handOver() : undefined;
      const press = (repeat: boolean) =>
        agreement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }),
        );
      expect([press(false), press(true)], 'neither scrolls the page').toEqual([false, false]);
      expect(agreement?.hasAttribute('data-held')).toBe(true);
      const last = handed ?? firstView.handOver();
      let made = 0;
      agreement?.addEventListener('click', () => (made += 1));
      last?.pressAgain();
      expect(made).toBe(1);
    }
  },
);

test('in the app a number is held for the app to dial; a browser dials it at once', async () => {
  for (const isInApp of [true, false]) {
    freshBrowser();
    if (isInApp) vi.stubGlobal('LoanApp', { dialNumber: () => undefined });
    const { place, firstView } = await openDrawn('india', 'loanDetails');
    const phone = place.querySelector<HTMLElement>('a[href^="tel:"]');
    const isLeftToBrowser = clickAsBrowser(phone);
    expect([isLeftToBrowser, phone?.hasAttribute('data-held')]).toEqual([!isInApp, isInApp]);
    firstView.handOver();
    vi.unstubAllGlobals();
  }
});

test('once the first view has stepped back, no press is its own any more', async () => {
  const { place, firstView } = await openDrawn('india', 'loanDetails');
  firstView.stepBack();
  const heard: unknown[] = [];
  const [, button] = place.querySelectorAll<HTMLElement>('button');
  button?.addEventListener('click', () => heard.push(button));
  button?.click();
  expect(heard).toEqual([button]);
  expect(button?.hasAttribute('data-held')).toBe(false);
  expect(firstView.handOver()).toBeUndefined();
});
