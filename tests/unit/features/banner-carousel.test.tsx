import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BannerCarousel } from '../../../src/features/public-site/banner-carousel.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen } from '../../support/screen-stage.tsx';

const banner = (number: number) => ({
  image: `assets/banner-${number}.svg`,
  text: { en: `Banner ${number}` },
});
const tenant = sampleTenant({ 'marketing.banners': [1, 2, 3].map(banner) });
let lessMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: lessMotion,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList, // all of it that is used
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (banners = 3) =>
  showScreen({
    Screen: BannerCarousel,
    screen: 'home',
    answers: {},
    tenant: banners === 3 ? tenant : sampleTenant({ 'marketing.banners': [banner(1)] }),
  });
const shown = () => screen.getByRole('group').textContent;
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Highlights' });
const hand = () => screen.getByRole('group');

describe('screens §2: the banners', () => {
  test('take turns every three seconds, round and round', () => {
    show();
    expect(region().getAttribute('aria-roledescription')).toBe('carousel');
    expect(shown()).toBe('Banner 1');
    pass(2999);
    expect(shown()).toBe('Banner 1');
    pass(1);
    expect(shown()).toBe('Banner 2');
    pass(6000);
    expect(shown()).toBe('Banner 1');
  });

  test.each([
    [
      'a pointer',
      () => fireEvent.pointerEnter(hand(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(hand()),
    ],
    [
      'a finger',
      () => fireEvent.touchStart(hand(), { touches: [{ clientX: 9 }] }),
      () => fireEvent.touchCancel(hand()),
    ],
    [
      'the focus',
      () => fireEvent.focus(screen.getByRole('button', { name: 'Next' })),
      () => fireEvent.blur(screen.getByRole('button', { name: 'Next' })),
    ],
  ])('stand still while %s is at them', (_what, come, leave) => {
    show();
    come();
    pass(9000);
    expect(shown()).toBe('Banner 1');
    leave();
    pass(3000);
    expect(shown()).toBe('Banner 2');
  });

  test('stand still in a hidden tab', () => {
    show();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(9000);
    expect(shown()).toBe('Banner 1');
  });

  test('do not move by themselves where the device asks for less motion, until they are told to', () => {
    lessMotion = true;
    show();
    pass(9000);
    expect(shown()).toBe('Banner 1');
    press('Play the slides');
    pass(3000);
    expect(shown()).toBe('Banner 2');
  });

  test('can be stopped, gone through, and chosen', () => {
    show();
    press('Stop the slides');
    pass(9000);
    press('Previous');
    expect(shown()).toBe('Banner 3');
    press('Next');
    expect(shown()).toBe('Banner 1');
    press('Show 2 of 3');
    expect(shown()).toBe('Banner 2');
    expect(screen.getByRole('button', { name: 'Show 2 of 3' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  test('follow a finger that goes sideways', () => {
    show();
    fireEvent.touchStart(hand(), { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(hand(), { changedTouches: [{ clientX: 120 }] });
    expect(shown()).toBe('Banner 2');
  });

  test('a single one needs no buttons', () => {
    show(1);
    pass(9000);
    expect(shown()).toBe('Banner 1');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
