import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { createSandboxLender } from '../../sandbox/sandbox-lender.ts';
import {
  type ScreenPicture,
  screenPictures,
  screenPictureSize,
} from '../../src/tenant/screen-picture.ts';
import { startAppServer } from '../http/app-server.ts';
import { sandboxTenantsOf } from '../http/open-sandbox.ts';
import { editJson } from '../tenant/edit-json.ts';
import { screenFaces } from './face-table.ts';
import { faceAddress, type FaceVisit, openFace, withPhone } from './open-face.ts';
import { loanOf, type ScreenFace, usualLoan } from './screen-face.ts';

/** Points of the picture for one of the page, and how good they are: some 10 kB, and sharp on a phone. */
const sharpness = { scale: 1.5, quality: 62 };
/** So long until a payment has arrived; where it does not, that picture is left out. */
const patience = 40_000;

/** Whose pictures, out of which build, as on which day. */
export interface SitePictureOrder {
  ids: readonly string[];
  /** All of a lender's without it. */
  languages?: readonly string[] | undefined;
  browser: Browser;
  dist: string;
  tenants: string;
  moment: Date;
}

/** The head of the screen as WebP, which only the browser's own protocol takes. */
async function headOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...screenPictureSize, scale: 1 };
  const shot = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: sharpness.quality,
    clip,
  });
  return Buffer.from(shot.data, 'base64');
}

/** A payment of the usual loan, in the way that this lender wants it. */
interface Payment {
  page: Page;
  visit: FaceVisit;
  loan: ScreenFace;
  /** The lender's clock goes on until it has the money. */
  later: () => void;
}

const numberScreens = ['virtualAccount', 'paymentGuide']
  .map((screen) => `main[data-screen="${screen}"][data-face="ready"]`)
  .join(', ');

/** Pays by card, or by a number that somebody at the counter pays; then the loan is shown again. */
async function pay({ page, visit, loan, later }: Payment): Promise<void> {
  const { lender, url } = visit;
  const { route } = lender.tenant.repayment;
  const act = page.locator('[data-kind="primary"]').last();
  const methods = page.locator('main[data-face="ready"]').getByRole('radio');
  const number = page.locator(numberScreens);
  await act.click();
  await methods.or(number).first().waitFor({ timeout: patience });
  if (!(await number.isVisible())) {
    // The last card of the practice lender is the one without a code.
    await (route === 'cardRepayment' ? methods.last() : methods.first()).check();
    await act.click();
  }
  if (route === 'cardRepayment') {
    await page.locator('main[data-screen="loanDetails"]').waitFor({ timeout: patience });
    return later();
  }
  await number.waitFor({ timeout: patience });
  await page.waitForLoadState('networkidle');
  const address = faceAddress(loan, visit);
  const sessionId = new URL(address).searchParams.get('sessionId');
  const answer = await fetch(`${url}/gateway/${lender.tenant.id}/_sandbox/pay`, {
    method: 'POST',
    body: JSON.stringify({ sessionId, orderId: loan.query['orderId'] }),
  });
  if (!answer.ok) throw new Error(`nobody could pay: ${await answer.text()}`);
  later();
  await page.goto(address);
}

/** Opens the screen of a picture; false when the lender, or its practice scenario, has none like it. */
type Open = (page: Page, visit: FaceVisit, later: () => void) => Promise<boolean>;

const faceOf = ({ lender }: FaceVisit, screen: string, query?: ScreenFace['query']) => {
  const face = screenFaces(lender).find((one) => one.screen === screen && one.face === 'ready');
  return face && { ...face, query: query ?? face.query };
};

const screens: Readonly<Record<ScreenPicture, Open>> = {
  async offer(page, visit) {
    const face = faceOf(visit, 'loanConfirm');
    return face !== undefined && (await openFace(page, face, visit));
  },
  async loan(page, visit) {
    const face = faceOf(visit, 'loanDetails', loanOf(visit.lender, '3'));
    return face !== undefined && (await openFace(page, face, visit));
  },
  async paid(page, visit, later) {
    const loan = faceOf(visit, 'loanDetails', usualLoan(visit.lender));
    if (!loan || !(await openFace(page, loan, visit))) return false;
    try {
      await pay({ page, visit, loan, later });
      await page.locator('main[data-look="moment"]').waitFor({ timeout: patience });
      await page.waitForLoadState('networkidle');
      return true;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  },
};

interface OneLender {
  order: SitePictureOrder;
  visit: Omit<FaceVisit, 'name' | 'language'>;
  clock: { now: number };
}

/** All pictures of one lender; the names of their files, by picture and language. */
async function picturesOf({ order, visit, clock }: OneLender) {
  const { browser, tenants, moment } = order;
  const { id, locale } = visit.lender.tenant;
  const phone = { width: screenPictureSize.width, isDark: false, moment, scale: sharpness.scale };
  const later = () => {
    clock.now += 60_000;
  };
  const made: Partial<Record<ScreenPicture, Record<string, string>>> = {};
  const languages = order.languages ?? locale.languages;
  for (const language of locale.languages.filter((one) => languages.includes(one))) {
    for (const name of screenPictures) {
      clock.now = moment.getTime();
      const picture = await withPhone(browser, phone, async (page) => {
        const one = { ...visit, language, name: `site-${name}-${language}` };
        return (await screens[name](page, one, later)) ? headOf(page) : undefined;
      });
      const file = `assets/screen-${name}-${language}.webp`;
      if (picture) {
        writeFileSync(path.join(tenants, id, file), picture);
        made[name] = { ...made[name], [language]: file };
      }
      const size = picture ? `${(picture.length / 1000).toFixed(1)} kB` : 'cannot be had: left out';
      console.log(`${tenants}/${id}/${file}  ${size}`);
    }
  }
  return made;
}

/**
 * Makes the pictures of lenders' own screens for their home pages, in each of their languages, puts them into their folders
 * and names them in `tenant.json`. What the practice lender cannot show is left out, and said.
 */
export async function makeSitePictures(order: SitePictureOrder): Promise<void> {
  const { ids, dist, tenants, moment } = order;
  const clock = { now: moment.getTime() };
  const now = () => clock.now;
  const lenderOf = sandboxTenantsOf(tenants, now);
  const sandbox = createSandboxLender({ tenants: lenderOf, now, wait });
  const server = await startAppServer({ dist, tenants, sandbox, hasPreview: true });
  try {
    for (const id of ids) {
      const lender = await lenderOf(id);
      if (!lender) throw new Error(`There is no ${tenants}/${id}/tenant.json.`);
      mkdirSync(path.join(tenants, id, 'assets'), { recursive: true });
      const value = await picturesOf({ order, visit: { url: server.url, lender }, clock });
      const config = path.join(tenants, id, 'tenant.json');
      const text = readFileSync(config, 'utf8');
      const changes = [{ op: 'write', path: ['marketing', 'screens'], value } as const];
      writeFileSync(config, editJson(text, changes));
    }
  } finally {
    await server.close();
  }
}
