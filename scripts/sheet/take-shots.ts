import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { SandboxTenant } from '../../src/sandbox/sandbox-tenant.ts';
import { openFace } from '../screens/open-face.ts';
import { pictureOf, withPhone, type Phone } from '../screens/phone-page.ts';
import type { ScreenFace } from '../screens/screen-face.ts';
import { pictureDifference } from './picture-difference.ts';
import type { SheetShot } from './sheet-shot.ts';

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
  const known = new Set(after.faces.map(({ screen, face }) => `${screen} ${face}`));
  const gone = (before?.faces ?? []).filter(({ screen, face }) => !known.has(`${screen} ${face}`));
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
