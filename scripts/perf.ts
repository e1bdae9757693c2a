import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { command } from './command.ts';
import { findBrowser } from './find-browser.ts';
import { startAppServer } from './http/app-server.ts';
import { openSandbox } from './http/open-sandbox.ts';
import type { WebHandler } from './http/web-handler.ts';
import { ownCertificate } from './perf/own-certificate.ts';
import { lines, pathOf, visit, type PerfPage, type PerfVisit } from './perf/perf-visit.ts';

/** What borrowers open; the sandbox lender answers. */
const pages: readonly PerfPage[] = [
  {
    name: 'loan',
    path: '/loan-details?tenant=india&lang=en&productId=5005&orderId=90071992547409930174&sessionId={session}',
    ready: 'Repay now',
    tap: { press: 'Repay now', shows: 'Sample Bank' },
  },
  {
    name: 'offer',
    path: '/confirm-loan?tenant=india&lang=en&productId=5001&sessionId={session}',
    ready: 'Loan agreement',
  },
  {
    name: 'cards',
    path: '/repay/card?tenant=india&lang=en&productId=5005&orderId=90071992547409930174&sessionId={session}',
    ready: 'Sample Bank',
  },
  {
    name: 'number',
    path: '/that?tenant=indonesia&lang=en&productId=6005&orderId=80071992547409930174&sessionId={session}',
    ready: 'I have paid',
  },
  { name: 'home', path: '/?tenant=india&lang=en', ready: 'Apply' },
];

/** How long the lender thinks about each call, in milliseconds. */
const lenderThinksMs = 80;

function thinkingLender(): WebHandler {
  const lender = openSandbox('tenants');
  return {
    async handle(request) {
      await wait(lenderThinksMs);
      return lender.handle(request);
    },
  };
}

/** The floor: what a page shows, as a page that holds it already, with the same style and no script at all. */
async function floorOf(browser: Browser, url: string, page: PerfPage): Promise<string> {
  const tab = await browser.newPage({ ignoreHTTPSErrors: true });
  await tab.goto(url + pathOf(page));
  await tab.getByText(page.ready).first().waitFor();
  await tab.waitForLoadState('networkidle');
  const html = await tab.evaluate(() => {
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const style = document.createElement('style');
    style.textContent = sheets.map(({ cssText }) => cssText).join('\n');
    for (const one of document.querySelectorAll('script, link, style, noscript')) one.remove();
    document.head.append(style);
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await tab.close();
  return html;
}

const median = (values: readonly (number | undefined)[]): number | undefined => {
  const all = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)];
};

const columns: readonly (keyof PerfVisit)[] = [
  'firstPaint',
  'largestPaint',
  'ready',
  'works',
  'live',
  'blocking',
  'slowestPress',
  'shift',
  'bytesUntilReady',
  'requestsUntilReady',
  'scripts',
];

const shown = (column: keyof PerfVisit, value: number | undefined): string => {
  if (value === undefined) return '–';
  if (column === 'shift') return value.toFixed(3);
  if (column === 'bytesUntilReady' || column === 'scripts')
    return `${(value / 1000).toFixed(1)} kB`;
  return String(Math.round(value));
};

await command({
  usage: `npm run perf [-- --runs 5 --net slow4g --cpu 4 --only loan,offer --again --beside <folder>]
  measures the build in dist/ as a borrower with a cheap phone meets it, over HTTP/2, and prints medians: of each page,
  and of the same page without any script, which is the floor; and how many times the floor a page takes to be ready.
  The home page is measured as it lies there: after tenant:publish as it was drawn beforehand.
  --runs   visits of each page, each in a fresh profile (5)
  --net    ${Object.keys(lines).join(' or ')} (slow4g)
  --cpu    how many times slower than this one the phone's processor is (4)
  --only   names of pages, with commas between them (${pages.map(({ name }) => name).join(',')})
  --again  the second visit of a page in the same profile; over HTTP/1.1, as a browser keeps nothing that came under a
           certificate of nobody
  --beside another build, measured visit by visit in turn with this one: is this release slower than the last?
  The machine has to be idle: anything else that runs is in the figures. Compare figures of one run only.`,
  options: {
    runs: { type: 'string', default: '5' },
    net: { type: 'string', default: 'slow4g' },
    cpu: { type: 'string', default: '4' },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    beside: { type: 'string' },
  },
  async run({ values }) {
    const { net, again, beside } = values;
    const [runs, cpu] = [Number(values.runs), Number(values.cpu)];
    if (!(net in lines) || !Number.isInteger(runs) || runs < 1 || !(cpu >= 1)) return 'usage';
    const line = net as keyof typeof lines; // looked up just now
    if (!existsSync('dist/index.html'))
      throw new Error('There is no build in dist/: npm run build.');
    const wanted = values.only?.split(',');
    const chosen = pages.filter(({ name }) => !wanted || wanted.includes(name));
    if (chosen.length === 0) return 'usage';
    const [load = 0] = loadavg();
    if (load > cpus().length / 4)
      console.log(`This machine is not idle (load ${load.toFixed(1)}): trust none of these times.`);
    const certificate = again ? undefined : ownCertificate();
    const floors = mkdtempSync(path.join(tmpdir(), 'loanfront-floors-'));
    const common = { tenants: 'tenants', ...(certificate && { certificate }) };
    const app = await startAppServer({ ...common, dist: 'dist', sandbox: thinkingLender() });
    const still = await startAppServer({ ...common, dist: floors });
    const other =
      beside !== undefined &&
      (await startAppServer({ ...common, dist: beside, sandbox: thinkingLender() }));
    const browser = await chromium.launch(await findBrowser());
    try {
      const rows: { page: PerfPage; url: string }[] = [];
      for (const page of chosen) {
        const { name, ready } = page;
        writeFileSync(path.join(floors, `${name}.html`), await floorOf(browser, app.url, page));
        const floor = { name: `${name}, floor`, path: `/${name}.html`, ready };
        rows.push({ page, url: app.url }, { page: floor, url: still.url });
        if (other) rows.push({ page: { ...page, name: `${name}, ${beside}` }, url: other.url });
      }
      const visits = new Map<string, PerfVisit[]>(rows.map(({ page }) => [page.name, []]));
      // There and back, so that a machine that grows slower or faster is in every row alike.
      for (let run = 0; run < runs; run += 1)
        for (const { page, url } of run % 2 ? [...rows].reverse() : rows)
          visits.get(page.name)?.push(await visit(browser, url, page, { line, cpu, again }));
      console.log(
        `${net}, processor ×${cpu}, ${again ? 'second visits' : 'first visits'}, ${runs} each, medians; milliseconds`,
      );
      console.log(['page', ...columns, 'ready / floor'].join(' | '));
      for (const name of visits.keys()) {
        const of = (row: string, column: keyof PerfVisit) =>
          median((visits.get(row) ?? []).map((one) => one[column]));
        const ratio = (of(name, 'ready') ?? NaN) / (of(`${name}, floor`, 'ready') ?? NaN);
        const cells = columns.map((column) => shown(column, of(name, column)));
        console.log([name, ...cells, Number.isNaN(ratio) ? '' : ratio.toFixed(2)].join(' | '));
      }
      return undefined;
    } finally {
      await browser.close();
      await Promise.all([app.close(), still.close(), other && other.close()]);
      rmSync(floors, { recursive: true });
    }
  },
});
