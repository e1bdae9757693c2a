import type { Browser, Page } from 'playwright-core';
import type { SandboxTenant } from '../../sandbox/sandbox-tenant.ts';
import type { FaceFault, FaceVisitor, ScreenFace } from './screen-face.ts';

/** The phone that is looked at. */
export interface Phone {
  width: number;
  isDark: boolean;
  /** The day and hour that it is; without it, now. */
  moment?: Date | undefined;
  /** Points of the screen for one of the page; 1 without it. */
  scale?: number;
}

const height = 740;

/** A page of its own on a phone: no other visit has left anything there. */
export async function withPhone<Result>(
  browser: Browser,
  { width, isDark, moment, scale = 1 }: Phone,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (moment) await page.clock.setFixedTime(moment);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** A picture of the whole page, without anything that blinks. */
export const pictureOf = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/** Where and for whom a face is opened. */
export interface FaceVisit {
  /** Origin of the running app. */
  url: string;
  lender: SandboxTenant;
  language: string;
  /** Tells visits apart: no two share a session. */
  name: string;
}

/** How the session of a visitor begins (`scripts/http/empty-handed.ts`). */
const sessionStart: Readonly<Record<FaceVisitor, string>> = {
  borrower: 'seen-',
  emptyHanded: 'empty-',
  loanless: 'loanless-',
  nobody: '',
};

const sessionOf = ({ screen, face, visitor }: ScreenFace, { name }: FaceVisit): string =>
  `${sessionStart[visitor]}${screen}-${face}-${name}`;

/** The address of a face, as a lender's app or a person would open it. */
export function faceAddress(face: ScreenFace, visit: FaceVisit): string {
  const { url, lender, language } = visit;
  const session =
    face.visitor === 'nobody'
      ? {}
      : { ...lender.scenario.session, sessionId: sessionOf(face, visit) };
  const launch = { tenant: lender.tenant.id, lang: language, ...face.query, ...session };
  return `${url}${face.path}?${new URLSearchParams(launch)}`;
}

/** Tells the sandbox lender what is to go wrong for this visit. Throws when it refuses. */
export async function prepareLender(face: ScreenFace, visit: FaceVisit): Promise<void> {
  const sessionId = sessionOf(face, visit);
  const control = `${visit.url}/gateway/${visit.lender.tenant.id}/_sandbox`;
  const send = async (what: string, body: object) => {
    const query = new URLSearchParams({ sessionId });
    const answer = await fetch(`${control}/${what}?${query}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the sandbox refused ${what}: ${await answer.text()}`);
  };
  await send('reset', { sessionId });
  for (const fault of face.faults) {
    if (fault.at === 'lender') {
      const { call, kind, times } = fault;
      await send('faults', { sessionId, call, kind, times });
    }
  }
}

/** Whether an address alone brings the face up; else it needs a browser that these tools hold. */
export const isByAddress = ({ faults, act }: ScreenFace): boolean =>
  !act && faults.every(({ at }) => at === 'lender');

async function breakFile(page: Page, fault: FaceFault): Promise<void> {
  if (fault.at !== 'files') return;
  const { pattern, kind } = fault;
  await page.route(pattern, async (route) => {
    if (kind !== 'hang') await route.fulfill({ status: Number(kind), body: 'not here\n' });
  });
}

const patience = 25_000;
/** How long a settled page may still become another: a first face gives way to a second one at once. */
const grace = 1500;

/** Waits until the page says that it shows the face; false when it settles on another. */
async function isShown(page: Page, { marks, face }: ScreenFace): Promise<boolean> {
  // A link of the scenario may lead to a place where there is nothing: that is what it shows.
  const wanted = marks.face === 'ready' && face !== 'ready' ? ['ready', 'empty'] : [marks.face];
  const mains = (faces: readonly string[], screen = '') =>
    page.locator(faces.map((one) => `main${screen}[data-face="${one}"]`).join(', ')).first();
  const own = mains(wanted, `[data-screen="${marks.screen}"]`);
  const settled = mains(['ready', 'empty', 'error']);
  try {
    await own.or(settled).first().waitFor({ timeout: patience });
    await own.waitFor({ timeout: grace });
    return true;
  } catch {
    return false;
  }
}

/** Opens a face in a page; false when the screen does not have it. */
export async function openFace(page: Page, face: ScreenFace, visit: FaceVisit): Promise<boolean> {
  await prepareLender(face, visit);
  for (const fault of face.faults) await breakFile(page, fault);
  await page.goto(faceAddress(face, visit), { waitUntil: 'commit' });
  if (!(await isShown(page, face))) return false;
  const isSilent = face.faults.some(({ kind }) => kind === 'hang');
  if (isSilent) await page.waitForTimeout(500);
  else await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  if (!face.act) return true;
  page.setDefaultTimeout(patience);
  return face.act(page).then(
    () => true,
    () => false,
  );
}
