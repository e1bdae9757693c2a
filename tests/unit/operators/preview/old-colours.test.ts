import { expect, test } from 'vitest';
import {
  isPickedColour,
  withPickedColour,
} from '../../../../operators/preview/studio/old-colours.tsx';

const folder = {
  theme: {
    brand: '#1F4FD8',
    gradient: ['#112233', '#445566'],
    fontColours: { onHero: '#FFFFFF' },
    dark: true,
  },
};

test('design §5: a gradient and text colours of before do not outlive a new colour', () => {
  const text = withPickedColour(JSON.stringify(folder, null, 2), ['theme', 'brand'], '#B00020');
  expect(JSON.parse(text)).toEqual({ theme: { brand: '#B00020', dark: true } });
});

test('a second colour that was not there goes the same way; no other field does', () => {
  const text = withPickedColour(JSON.stringify(folder, null, 2), ['theme', 'brand2'], '#0FA3B1');
  expect(JSON.parse(text).theme).toMatchObject({ brand: '#1F4FD8', brand2: '#0FA3B1' });
  expect(isPickedColour(['theme', 'brand2'])).toBe(true);
  expect(isPickedColour(['theme', 'radius'])).toBe(false);
});
