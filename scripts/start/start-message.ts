import { networkInterfaces } from 'node:os';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { DemoLink, DemoTenant } from './demo-links.ts';

/** This machine's IPv4 addresses in its networks: where a phone on the same network reaches it. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => {
      const isReachable = !internal && !address.startsWith('169.254.');
      return family === 'IPv4' && isReachable;
    })
    .map(({ address }) => address);
}

/** Which links are shown: three of each lender, unless somebody wants them all. */
export interface LinkChoice {
  showsAll: boolean;
}

/** What somebody opens first: the offer, the loan, and the page that leads to every screen. */
const firstScreens: readonly ScreenKey[] = ['loanConfirm', 'loanDetails', 'preview'];
const linksPerLender = 3;
const mostLenders = 3;
const mostProblems = 2;

type Startable = Exclude<DemoTenant, { problem: string }>;

/** Everything that somebody who just started the app wants to know; without `showsAll` in 25 lines at most. */
export function startMessage(
  port: number,
  tenants: readonly DemoTenant[],
  { showsAll }: LinkChoice,
): string {
  const origin = `http://localhost:${port}`;
  const startable = tenants.filter((one): one is Startable => !('problem' in one));
  const shown = showsAll ? startable : startable.slice(0, mostLenders);
  const problems = tenants.flatMap((one) =>
    'problem' in one ? [`${one.id} has no links: ${one.problem.replace(/\s*\n\s*/g, ' ')}`] : [],
  );
  const [address] = networkAddresses();
  const hidden = startable.length - shown.length;
  return [
    ...shown.map((tenant) => lenderBlock(tenant, origin, showsAll)),
    [
      ...(hidden > 0 ? [`${hidden} more lenders: npm start -- --all`] : []),
      ...(address
        ? [`From a phone on the same network: http://${address}:${port} in place of ${origin}`]
        : []),
      'Change tenants/<id>/tenant.json (the lender) or sandbox.json (its loans), then reload the page.',
      `${showsAll ? '' : 'A loan in every state: npm start -- --all.   '}Stop: Ctrl+C.`,
    ].join('\n'),
    ...(problems.length > 0 ? [listed(problems, showsAll)] : []),
  ].join('\n\n');
}

/** The first problems, and how many more there are; the check tells them all. */
function listed(problems: readonly string[], showsAll: boolean): string {
  const most = showsAll || problems.length <= mostProblems ? problems.length : mostProblems - 1;
  const more = problems.length - most;
  return [
    ...problems.slice(0, most),
    ...(more > 0 ? [`and ${more} more: npm run tenant:check`] : []),
  ].join('\n');
}

function lenderBlock({ id, name, smsCode, links }: Startable, origin: string, showsAll: boolean) {
  const chosen = showsAll ? links : firstLinks(links);
  const width = Math.max(0, ...chosen.map(({ title }) => title.length));
  const rows = chosen.map(({ title, path }) => `  ${title.padEnd(width)}  ${origin}${path}`);
  return [`${name} (${id}), SMS code ${smsCode}`, ...rows].join('\n');
}

function firstLinks(links: readonly DemoLink[]): DemoLink[] {
  const firsts = links.filter(
    (link, place) => links.findIndex(({ screen }) => screen === link.screen) === place,
  );
  const wanted = firsts.filter(({ screen }) => firstScreens.includes(screen));
  const others = firsts.filter(({ screen }) => !firstScreens.includes(screen));
  return links.filter((link) => [...wanted, ...others].slice(0, linksPerLender).includes(link));
}
