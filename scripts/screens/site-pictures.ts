import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createSandboxLender } from '../../sandbox/sandbox-lender.ts';
import { assetAddress } from '../../src/tenant/asset-address.ts';
import {
  type ScreenPicture,
  screenPictures,
  screenPictureSize,
} from '../../src/tenant/screen-picture.ts';
import { ownFace } from '../../src/tenant/temper.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { findBrowser } from '../find-browser.ts';
import { startAppServer } from '../http/app-server.ts';
import { sandboxTenantsOf } from '../http/open-sandbox.ts';
import { freshBuild } from '../start/running-app.ts';
import { editJson } from '../tenant/edit-json.ts';
import { screenFaces } from './face-table.ts';
import { type FaceVisit, openFace, withPhone } from './open-face.ts';
import { loanOf, type ScreenFace, usualLoan } from './screen-face.ts';

/** Points of the picture for one of the page, and how good they are: some 10 kB, and sharp on a phone. */
const sharpness = { scale: 1.25, quality: 46 };
/** So long until a payment has arrived; where it does not, that picture is left out. */
const patience = 40_000;

/** Whose pictures, out of which build, as on which day. */
export interface SitePictureOrder {
  ids: readonly string[];
  /** All of a lender's without it. */
  languages?: readonly string[] | undefined;
  dist: string;
  tenants: string;
  moment: Date;
}

/** Draws the screen with the lender's own face at once, which a first visit meets a moment later. */
async function wearFace(page: Page, { id, theme }: Tenant): Promise<void> {
  if (theme.font === undefined) return;
  await page.evaluate(
    async ([name, address]) => {
      const bytes = await (await fetch(address)).arrayBuffer();
      document.fonts.add(new FontFace(name, bytes, { weight: '100 900' }));
    },
    [ownFace, assetAddress(id, theme.font)] as const,
  );
}

/** The head of the screen as WebP, which only the browser's own protocol takes. */
async function headOf(page: Page, tenant: Tenant): Promise<Buffer> {
  await wearFace(page, tenant);
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...screenPictureSize, scale: sharpness.scale };
  const shot = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: sharpness.quality,
    clip,
  });
  return Buffer.from(shot.data, 'base64');
}

/** Pays the loan that is shown with the last card, one without a code, until the paid moment. */
async function payByCard(page: Page, later: () => void): Promise<void> {
  const act = page.locator('[data-kind="primary"]').last();
  const cards = page.locator('main[data-screen="cardRepayment"]').getByRole('radio');
  await act.click();
  await cards.last().check({ timeout: patience });
  await act.click();
  const loan = page.locator('main[data-screen="loanDetails"][data-face="ready"]');
  await loan.waitFor({ timeout: patience });
  later();
  await page.locator('main[data-look="moment"]').waitFor({ timeout: patience });
  await page.waitForLoadState('networkidle');
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
    if (loan && visit.lender.tenant.repayment.route === 'cardRepayment') {
      if (!(await openFace(page, loan, visit))) return false;
      await payByCard(page, later);
      return true;
    }
    // Who pays elsewhere than here meets the loan that is repaid.
    const repaid = faceOf(visit, 'loanDetails', loanOf(visit.lender, '200'));
    return repaid !== undefined && (await openFace(page, repaid, visit));
  },
};

interface OneLender {
  order: SitePictureOrder;
  browser: Browser;
  visit: Omit<FaceVisit, 'name' | 'language'>;
  clock: { now: number };
}

/** All pictures of one lender; the names of their files, by picture and language. */
async function picturesOf({ order, browser, visit, clock }: OneLender) {
  const { tenants, moment } = order;
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
        const isThere = await screens[name](page, one, later).catch((error: Error) => {
          console.error(error.message);
          return false;
        });
        return isThere ? headOf(page, visit.lender.tenant) : undefined;
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
  await freshBuild(dist);
  const clock = { now: moment.getTime() };
  const now = () => clock.now;
  const lenderOf = sandboxTenantsOf(tenants, now);
  const sandbox = createSandboxLender({ tenants: lenderOf, now, wait });
  const server = await startAppServer({ dist, tenants, sandbox, hasPreview: true });
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const id of ids) {
      const lender = await lenderOf(id);
      if (!lender) throw new Error(`There is no ${tenants}/${id}/tenant.json.`);
      mkdirSync(path.join(tenants, id, 'assets'), { recursive: true });
      const value = await picturesOf({ order, browser, visit: { url: server.url, lender }, clock });
      const config = path.join(tenants, id, 'tenant.json');
      const text = readFileSync(config, 'utf8');
      const changes = [{ op: 'write', path: ['marketing', 'screens'], value } as const];
      writeFileSync(config, editJson(text, changes));
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
