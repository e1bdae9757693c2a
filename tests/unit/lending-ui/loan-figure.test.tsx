import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FigurePart } from '../../../src/domain/instalment-plan.ts';
import { LoanFigure } from '../../../src/lending-ui/loan-figure.tsx';
import { tempers, type Temper } from '../../../src/tenant/temper.ts';

const parts: FigurePart[] = ['paid', 'paid', 'next', 'later', 'later', 'later'];

const show = (temper: Temper, shown: readonly FigurePart[] | undefined = parts, picture?: string) =>
  render(
    <LoanFigure temper={temper} parts={shown} picture={picture}>
      <p>4,292.80</p>
    </LoanFigure>,
  ).container;

const partsIn = (container: Element) =>
  [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));

describe('the figure of a loan', () => {
  test('a calm house draws a ring with a part for each payment', () => {
    expect(partsIn(show('calm'))).toEqual(parts);
    const starts = [...show('calm').querySelectorAll('circle')].map((part) =>
      part.getAttribute('transform'),
    );
    expect(new Set(starts).size).toBe(6);
  });

  test('a bold house draws a block for each payment, under the number', () => {
    const container = show('bold');
    expect(partsIn(container)).toEqual(parts);
    expect(container.querySelector('svg')).toBeNull();
  });

  test('a friendly house puts the sun where the next payment is, and a stop for each other', () => {
    const container = show('friendly');
    expect(partsIn(container)).toEqual(['paid', 'paid', 'later', 'later', 'later', 'next']);
  });

  test('each payment lifts the sun: it stands further along its way, and reaches the end with the last', () => {
    const placeOf = (paid: number) => {
      const shown = parts.map((_, at) => (at < paid ? 'paid' : at === paid ? 'next' : 'later'));
      const sun = show('friendly', shown).querySelector('[data-part="next"]');
      return Number(sun?.getAttribute('cx'));
    };
    const places = [0, 1, 2, 3, 4, 5].map(placeOf);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(6);
  });

  test('a picture of the lender’s own lies behind the sun', () => {
    const container = show('friendly', parts, '/tenants/sample/assets/hero.webp');
    expect(container.querySelector('img')?.getAttribute('src')).toBe(
      '/tenants/sample/assets/hero.webp',
    );
    expect(container.querySelector('[data-part="next"]')).not.toBeNull();
  });

  test('more stops than can be told apart are not drawn; the sun is', () => {
    const many = Array.from({ length: 24 }, (_, at): FigurePart =>
      at < 3 ? 'paid' : at === 3 ? 'next' : 'later',
    );
    expect(partsIn(show('friendly', many))).toEqual(['next']);
  });

  test.each(tempers)(
    '%s: without a plan a plain figure stands there, and only words are heard',
    (temper) => {
      const container = show(temper, undefined);
      expect(container.textContent).toBe('4,292.80');
      for (const drawing of container.querySelectorAll('svg, i, img'))
        expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    },
  );
});
