import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readyPhoto, refusalOf } from '../../../../src/features/complaints/choose-photos.ts';
import { shrinkPicture } from '../../../../src/platform/shrink-picture.ts';

vi.mock('../../../../src/platform/shrink-picture.ts');
afterEach(() => vi.resetAllMocks());

const fixture = (name: string, type: string) =>
  new File([Uint8Array.from(readFileSync(`tests/cases/${name}`))], name, { type });

describe('HD-53: what may be a photo', () => {
  test.each([
    ['zero-bytes.png', 'image/png', 0, 'empty'],
    ['letter.pdf', 'application/pdf', 9, 'noPicture'],
    ['clip.mp4', 'video/mp4', 9, 'noPicture'],
    ['drawing.svg', 'image/svg+xml', 9, 'noPicture'],
    ['no-name', '', 9, 'noPicture'],
    ['UPPER.JPEG', '', 9, undefined],
    ['IMG_1.HEIC', '', 9, undefined],
    ['IMG_2.HEIC', 'application/octet-stream', 9, undefined],
    ['setup.bin', 'application/octet-stream', 9, 'noPicture'],
    ['slip.jpg', 'image/jpeg', 9, undefined],
    ['not-an-image.png', 'image/png', 64, undefined],
  ])('%s of kind "%s" with %i bytes: %s', (name, type, size, refusal) => {
    expect(refusalOf({ name, type, size })).toBe(refusal);
  });
});

describe('domain §8: what goes along with a photo', () => {
  test('a photo that can be drawn anew is sent as its pixels alone, under a name that says nothing', async () => {
    vi.mocked(shrinkPicture).mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }));
    const { file, isUnread } = await readyPhoto(fixture('exif-orientation-6.jpg', 'image/jpeg'), 3);
    expect(isUnread).toBe(false);
    expect(await file.text()).toBe('small');
    expect(file).toMatchObject({ name: 'photo-3.jpg', type: 'image/jpeg' });
  });

  test('a JPEG that cannot be read here still loses its EXIF part', async () => {
    vi.mocked(shrinkPicture).mockResolvedValue(undefined);
    const { file, isUnread } = await readyPhoto(fixture('exif-orientation-6.jpg', 'image/jpeg'), 1);
    expect(isUnread).toBe(true);
    expect(await file.text()).not.toContain('Exif');
    expect(file.size).toBeGreaterThan(1000);
  });

  test('anything else that cannot be read here is sent as it is, but for its name', async () => {
    vi.mocked(shrinkPicture).mockResolvedValue(undefined);
    const heic = new File(['ftypheic'], 'Meera at home.HEIC', { type: 'image/heic' });
    const { file, isUnread } = await readyPhoto(heic, 1);
    expect(isUnread).toBe(true);
    expect(file).toMatchObject({ name: 'photo-1.heic', type: 'image/heic' });
    expect(await file.text()).toBe('ftypheic');
  });

  test('whatever a file is called and says it is, it is refused or goes under a plain name', async () => {
    vi.mocked(shrinkPicture).mockResolvedValue(undefined);
    const part = fc.string({ unit: 'binary', maxLength: 30 });
    const ending = fc.constantFrom(
      '',
      '.jpg',
      '.HEIC',
      '.png.exe',
      '.svg',
      '.jpg\u202egnp',
      '/../x.gif',
    );
    const name = fc.tuple(part, ending).map((parts) => parts.join(''));
    const type = fc.oneof(part, fc.constantFrom('', 'image/heic', 'image/svg+xml', 'IMAGE/PNG'));
    await fc.assert(
      fc.asyncProperty(
        name,
        type,
        fc.uint8Array({ maxLength: 40 }),
        async (called, kind, bytes) => {
          const chosen = new File([Uint8Array.from(bytes)], called, { type: kind });
          if (refusalOf(chosen) !== undefined) return;
          const { file } = await readyPhoto(chosen, 4);
          expect(file).toHaveProperty(
            'name',
            expect.stringMatching(/^photo-4\.(?:jpe?g|png|gif|webp|bmp|hei[cf]|avif)$/),
          );
        },
      ),
    );
  });

  test('a small picture is not made larger: it goes as it came, but for its details', async () => {
    vi.mocked(shrinkPicture).mockResolvedValue(
      new Blob(['x'.repeat(500_000)], { type: 'image/jpeg' }),
    );
    const chunk = (name: string, text: string) =>
      Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from(`${name}${text}crc!`)]);
    const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const png = [start, chunk('IHDR', 'i'), chunk('tEXt', 'at home'), chunk('IEND', '')];
    const chosen = new File(
      png.map((part) => Uint8Array.from(part)),
      'Salary.png',
    );
    const { file, isUnread } = await readyPhoto(chosen, 2);
    expect(isUnread).toBe(false);
    expect(file).toMatchObject({ name: 'photo-2.png', type: 'image/png' });
    expect(file.size).toBeLessThan(chosen.size);
    expect(await file.text()).not.toContain('at home');
  });

  test('HD-54: one that would be turned the wrong way goes as it was drawn, though that is larger', async () => {
    const drawn = new Blob(['x'.repeat(500_000)], { type: 'image/jpeg' });
    vi.mocked(shrinkPicture).mockResolvedValue(drawn);
    const { file } = await readyPhoto(fixture('exif-orientation-6.jpg', 'image/jpeg'), 1);
    expect(file.size).toBe(drawn.size);
  });
});
