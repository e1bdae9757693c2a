import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { sheetPage, type SheetShot } from '../../../scripts/sheet/sheet-page.ts';
import { pictureDifference } from '../../../scripts/sheet/take-shots.ts';

const shot = (change: Partial<SheetShot>): SheetShot => ({
  screen: 'loanDetails',
  face: 'ready',
  title: 'A loan <that> is due',
  language: 'en',
  after: 'pictures/a.png',
  ...change,
});
const sheet = (shots: readonly SheetShot[], isCompared = false) =>
  sheetPage({ title: 'Sikkora & Co', takenAt: 'today', shots, isCompared });

describe('design §9: the sheet of all screens', () => {
  test('each picture stands with its screen, face, language and file, and waits until it is seen', () => {
    const html = sheet([shot({})]);
    expect(html).toContain('data-screen="loanDetails" data-face="ready" data-language="en"');
    expect(html).toContain('src="pictures/a.png"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('<code>pictures/a.png</code>');
  });

  test('no text of a tenant becomes markup', () => {
    const html = sheet([shot({})]);
    expect(html).toContain('A loan &lt;that&gt; is due');
    expect(html).toContain('Sikkora &amp; Co');
  });

  test('pairs stand side by side, and those that differ are marked', () => {
    const html = sheet(
      [
        shot({ before: 'pictures/b.png', difference: 0.25 }),
        shot({ face: 'error', before: 'c', difference: 0 }),
      ],
      true,
    );
    expect(html.match(/data-changed="true"/g)).toHaveLength(1);
    expect(html).toContain('differs by 25 %');
    expect(html).toContain('1 differ');
    expect(html).toContain('only what differs');
  });

  test('faces that a screen does not have are named apart from those that it must have', () => {
    const { after: _none, ...absent } = shot({ face: 'empty' });
    const html = sheet([
      shot({}),
      absent,
      { ...absent, face: 'ready', screen: 'home', isMissing: true },
    ]);
    expect(html).toContain('has no such face: loanDetails empty.');
    expect(html).toContain('Must be there, and is not: home ready.');
  });
});

describe('how much two pictures differ', () => {
  /** A PNG with a grey for each point. */
  const picture = (width: number, greys: readonly number[]) => {
    const png = new PNG({ width, height: greys.length / width });
    png.data = Buffer.from(greys.flatMap((grey) => [grey, grey, grey, 255]));
    return PNG.sync.write(png);
  };

  test('not at all, by a point, by rows that only one has, by their width', () => {
    const two = picture(2, [1, 2, 3, 4]);
    expect(pictureDifference(two, picture(2, [1, 2, 3, 4]))).toBe(0);
    expect(pictureDifference(two, picture(2, [1, 2, 3, 5]))).toBe(0.25);
    expect(pictureDifference(two, picture(2, [1, 2]))).toBe(0.5);
    expect(pictureDifference(two, picture(4, [1, 2, 3, 4]))).toBe(1);
  });
});
