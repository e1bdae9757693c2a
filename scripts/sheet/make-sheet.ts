import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { type AppServer, startAppServer } from '../http/app-server.ts';
import { openSandbox, sandboxTenantsOf } from '../http/open-sandbox.ts';
import { screenFaces } from '../screens/face-table.ts';
import { freshBuild } from '../start/running-app.ts';
import { buildOfRef } from './build-of-ref.ts';
import { isChanged, sheetPage, type SheetShot } from './sheet-page.ts';
import { folderWith, type ServedLender, takeShots } from './take-shots.ts';

/** Page and lender live at one moment, so that a picture changes only when something does. */
const moment = new Date('2026-11-28T04:30:00Z');

/** What a sheet shows, and where it goes. */
export interface SheetOrder {
  id: string;
  browser: Browser;
  /** The sheet's own folder; what is in it is taken away. */
  folder: string;
  dist: string;
  tenants: string;
  languages?: readonly string[] | undefined;
  screens?: readonly string[] | undefined;
  /** Only these faces, each as `<screen> <face>`. */
  faces?: readonly string[] | undefined;
  /** An older version of the lender's folder, to be shown beside. */
  before?: string | undefined;
  /** An older version of the whole app, as git calls it: its build and its folders are shown beside. */
  beforeRef?: string | undefined;
  /** Keeps only what differs from it. */
  onlyChanged?: boolean;
  isDark?: boolean;
  width?: number;
  /** Told after each picture: how many there are, of how many, and in how many milliseconds so far. */
  onShot?: (shot: SheetShot, count: { done: number; all: number; elapsed: number }) => void;
}

/** A sheet that was made. */
export interface MadeSheet {
  page: string;
  lender: ServedLender;
  shots: readonly SheetShot[];
  /** In milliseconds. */
  elapsed: number;
}

/**
 * Takes a picture of every face of a lender's screens and makes one page of them; `look` may open more of the lender
 * while it is served. Throws when there is no such folder.
 */
export async function makeSheet(
  order: SheetOrder,
  look?: (lender: ServedLender) => Promise<void>,
): Promise<MadeSheet> {
  const { id, browser, folder, dist, tenants, screens } = order;
  await freshBuild(dist);
  const started = Date.now();
  const servers: AppServer[] = [];
  const olderApp = order.beforeRef === undefined ? undefined : buildOfRef(order.beforeRef);
  const olderFolder = order.before && folderWith(id, order.before, tenants);
  const older = olderApp?.tenants ?? olderFolder;
  const serve = async (place: string, dist = order.dist): Promise<ServedLender> => {
    const lender = await sandboxTenantsOf(place)(id);
    if (!lender) throw new Error(`There is no ${place}/${id}/tenant.json.`);
    const sandbox = openSandbox(place, () => moment.getTime());
    const options = { dist, tenants: place, sandbox, hasPreview: true, warmsUp: false };
    const server = await startAppServer(options);
    servers.push(server);
    const faces = screenFaces(lender).filter(
      ({ screen, face }) =>
        (screens?.includes(screen) ?? true) && (order.faces?.includes(`${screen} ${face}`) ?? true),
    );
    return { url: server.url, lender, faces };
  };
  try {
    const after = await serve(tenants);
    const before = older ? await serve(older, olderApp?.dist) : undefined;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const languages = order.languages ?? after.lender.tenant.locale.languages;
    const all = after.faces.length * languages.length;
    let done = 0;
    const taken = await takeShots({
      browser,
      phone: { width: order.width ?? 360, isDark: order.isDark ?? false, moment },
      folder,
      languages,
      after,
      before,
      onShot(shot) {
        done += 1;
        order.onShot?.(shot, { done, all, elapsed: Date.now() - started });
      },
    });
    const shots = order.onlyChanged
      ? taken.filter((one) => isChanged(one) || one.isMissing)
      : taken;
    const kept = new Set(shots);
    for (const { after: now, before: then } of taken.filter((one) => !kept.has(one)))
      for (const file of [now, then]) if (file) rmSync(path.join(folder, file), { force: true });
    await look?.(after);
    const elapsed = Date.now() - started;
    const title = `${after.lender.tenant.brand.name} (${id})`;
    const takenAt = `as on ${moment.toISOString().slice(0, 10)}, in ${Math.round(elapsed / 1000)} s`;
    const page = path.join(folder, 'index.html');
    writeFileSync(page, sheetPage({ title, takenAt, shots, isCompared: before !== undefined }));
    return { page, lender: after, shots, elapsed };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    if (olderFolder) rmSync(olderFolder, { recursive: true, force: true });
    olderApp?.close();
  }
}
