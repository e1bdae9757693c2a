import type { APIRequestContext, Page } from '@playwright/test';
import type { SeenCall } from './lender.ts';

/** A file as a picker hands it over. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a phone writes into a photo: where it was taken, 19° 4′ 34″ north, and the name of the device. */
function placeAndDevice(): Buffer {
  const device = Buffer.from('Telltale Phone 7\0', 'latin1');
  const ifd = (
    entries: readonly (readonly [tag: number, type: number, count: number, at: number])[],
  ) => {
    const block = Buffer.alloc(2 + entries.length * 12 + 4);
    block.writeUInt16BE(entries.length, 0);
    for (const [at, [tag, type, count, value]] of entries.entries()) {
      block.writeUInt16BE(tag, 2 + at * 12);
      block.writeUInt16BE(type, 4 + at * 12);
      block.writeUInt32BE(count, 6 + at * 12);
      block.writeUInt32BE(value, 10 + at * 12);
    }
    return block;
  };
  const gps = 8 + 30;
  const [deviceAt, degreesAt] = [gps + 30, gps + 30 + device.length];
  const degrees = Buffer.alloc(24);
  for (const [at, number] of [19, 1, 4, 1, 34, 1].entries()) degrees.writeUInt32BE(number, at * 4);
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\u0008', 'latin1'),
    ifd([
      [0x0110, 2, device.length, deviceAt],
      [0x8825, 4, 1, gps],
    ]),
    ifd([
      [0x0001, 2, 2, 0x4e000000],
      [0x0002, 5, 3, degreesAt],
    ]),
    device,
    degrees,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Whether a file says where or by what it was taken. */
export const tells = (bytes: Buffer): boolean =>
  bytes.includes('Exif') || bytes.includes('Telltale') || bytes.includes('http://ns.adobe.com');

/** A photo of a phone's camera: large, and with what a camera writes into it. */
export async function cameraPhoto(page: Page, name: string): Promise<ChosenFile> {
  const plain = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1800;
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    for (let at = 0; at < 900; at += 1) {
      pen.fillStyle = `hsl(${(at * 47) % 360} 60% ${20 + ((at * 13) % 70)}%)`;
      pen.fillRect((at * 613) % 2400, (at * 389) % 1800, 160, 120);
    }
    return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? '';
  });
  const bytes = Buffer.from(plain, 'base64');
  const buffer = Buffer.concat([bytes.subarray(0, 2), placeAndDevice(), bytes.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The address that the lender gave to an uploaded photo; '' when it gave none. */
export async function photoAddress(call: SeenCall | undefined): Promise<string> {
  return /"url":\s*"([^"]+)"/.exec((await call?.answer) ?? '')?.[1] ?? '';
}

/** What the lender keeps of a photo. */
export async function keptPhoto(request: APIRequestContext, address: string): Promise<Buffer> {
  return (await request.get(address)).body();
}

/** How large a picture is and the colours near its corners, from the left above; each channel rounded to 0 to 4. */
export const lookAt = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const colour = (x: number, y: number) =>
      [...(pen?.getImageData(x * width, y * height, 1, 1).data ?? [])]
        .slice(0, 3)
        .map((channel) => Math.round(channel / 64))
        .join('');
    const corners = [colour(0.1, 0.1), colour(0.9, 0.1), colour(0.1, 0.9), colour(0.9, 0.9)];
    return { width, height, corners };
  }, address);
