import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import type { SandboxTenant } from '../../sandbox/sandbox-tenant.ts';
import { openFace, type Phone, pictureOf, withPhone } from '../screens/open-face.ts';
import type { ScreenFace } from '../screens/screen-face.ts';
import type { SheetShot } from './sheet-page.ts';

/** A folder of tenants made of one older version, so that it can be served like any. */
export function folderWith(id: string, olderVersion: string, tenants: string): string {
  const file = path.join(olderVersion, 'tenant.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isSame =
    typeof config === 'object' && config !== null && 'id' in config && config.id === id;
  if (!isSame)
    throw new Error(
      `${file} is no version of "${id}": its id differs. tenant:diff compares lenders.`,
    );
  const root = mkdtempSync(path.join(tmpdir(), 'loanfront-before-'));
  cpSync(olderVersion, path.join(root, id), { recursive: true });
  cpSync(path.join(tenants, 'index.json'), path.join(root, 'index.json'));
  return root;
}

/**
 * How much two PNG pictures differ: the share of points that are not the same, where the taller one counts. 0 for
 * the same picture, 1 when their widths differ.
 */
export function pictureDifference(before: Buffer, after: Buffer): number {
  if (before.equals(after)) return 0;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width } = one;
  if (width !== other.width) return 1;
  const height = Math.min(one.height, other.height);
  const bytes = width * height * 4;
  const different = pixelmatch(
    one.data.subarray(0, bytes),
    other.data.subarray(0, bytes),
    undefined,
    width,
    height,
    { threshold: 0, includeAA: true }, // every point that is not the same, however little
  );
  const tallest = Math.max(one.height, other.height);
  return (different + width * (tallest - height)) / (width * tallest);
}

/** One version of a lender, served somewhere. */
export interface ServedLender {
  url: string;
  lender: SandboxTenant;
  faces: readonly ScreenFace[];
}

/** What is to be taken, and where the pictures go. */
export interface ShotOrder {
  browser: Browser;
  phone: Phone;
  folder: string;
  languages: readonly string[];
  after: ServedLender;
  before?: ServedLender | undefined;
  /** Called after each picture. */
  onShot?: (shot: SheetShot) => void;
}

const pagesAtOnce = 2;

/** The picture of a face in one version; undefined when that version does not have it. */
async function look(
  { browser, phone }: ShotOrder,
  { url, lender, faces }: ServedLender,
  wanted: ScreenFace,
  language: string,
): Promise<Buffer | undefined> {
  const face = faces.find(
    ({ screen, face: name }) => screen === wanted.screen && name === wanted.face,
  );
  if (!face || !lender.tenant.locale.languages.includes(language)) return undefined;
  return withPhone(browser, phone, async (page) => {
    const isThere = await openFace(page, face, { url, lender, language, name: language });
    return isThere ? pictureOf(page) : undefined;
  });
}

function keep(
  { folder }: ShotOrder,
  name: string,
  picture: Buffer | undefined,
): string | undefined {
  if (!picture) return undefined;
  writeFileSync(path.join(folder, 'pictures', name), picture);
  return `pictures/${name}`;
}

async function takeShot(order: ShotOrder, face: ScreenFace, language: string): Promise<SheetShot> {
  const { screen, face: name, title } = face;
  const after = await look(order, order.after, face, language);
  const before = order.before && (await look(order, order.before, face, language));
  const isPair = before !== undefined && after !== undefined;
  const difference = isPair ? pictureDifference(before, after) : before === after ? 0 : 1;
  const base = `${screen}-${name}-${language}`;
  const files = {
    after: keep(order, `${base}.png`, after),
    before: keep(order, `${base}-before.png`, before),
  };
  return {
    screen,
    face: name,
    title,
    language,
    ...(files.after && { after: files.after }),
    ...(files.before && { before: files.before }),
    ...(order.before && { difference }),
    ...(!after && !face.isOptional && { isMissing: true }),
  };
}

/** Faces of both versions, each once. */
function allFaces({ after, before }: ShotOrder): ScreenFace[] {
  const names = new Set(after.faces.map(({ screen, face }) => `${screen} ${face}`));
  const gone = (before?.faces ?? []).filter(({ screen, face }) => !names.has(`${screen} ${face}`));
  return [...after.faces, ...gone];
}

/** Takes every picture, a few at a time. A face that must be there and is not is marked as missing. */
export async function takeShots(order: ShotOrder): Promise<SheetShot[]> {
  mkdirSync(path.join(order.folder, 'pictures'), { recursive: true });
  const jobs = order.languages.flatMap((language) =>
    allFaces(order).map((face) => ({ face, language })),
  );
  const shots: SheetShot[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < jobs.length; at = next++) {
      const job = jobs[at];
      if (!job) return;
      const shot = await takeShot(order, job.face, job.language);
      shots[at] = shot;
      order.onShot?.(shot);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  return shots;
}
