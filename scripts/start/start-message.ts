import { networkInterfaces } from 'node:os';
import type { DemoLink, DemoTenant } from './demo-links.ts';

/** This machine's IPv4 addresses in its networks: where a phone on the same network reaches it. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => {
      const isReachable = !internal && !address.startsWith('169.254.');
      return family === 'IPv4' && isReachable;
    })
    .map(({ address }) => address);
}

/** Which links are shown: one of each screen, unless somebody wants them all. */
export interface LinkChoice {
  showsAll: boolean;
}

/** Everything that somebody who just started the app wants to know, as one block of text. */
export function startMessage(
  port: number,
  tenants: readonly DemoTenant[],
  { showsAll }: LinkChoice,
): string {
  const hosts = [
    { title: 'On this machine', origin: `http://localhost:${port}` },
    ...networkAddresses().map((address) => ({
      title: 'From a phone on the same network',
      origin: `http://${address}:${port}`,
    })),
  ];
  const chosen = tenants.map((tenant) => {
    if ('problem' in tenant || showsAll) return tenant;
    return { ...tenant, links: firstOfEachScreen(tenant.links) };
  });
  return [
    ...hosts.map(({ title, origin }) => hostBlock(title, origin, chosen)),
    [
      ...(showsAll ? [] : ['More links:     add -- --all (a loan in every state)']),
      'Edit a tenant:  change tenants/<id>/tenant.json and reload the page; no build is needed',
      'Edit the data:  tenants/<id>/sandbox.json holds the loans, the cards, the SMS code and the links',
      'Stop:           Ctrl+C',
    ].join('\n'),
  ].join('\n\n');
}

function firstOfEachScreen(links: readonly DemoLink[]): DemoLink[] {
  return links.filter(
    (link, place) => links.findIndex(({ screen }) => screen === link.screen) === place,
  );
}

function hostBlock(title: string, origin: string, tenants: readonly DemoTenant[]): string {
  const blocks = tenants.map((tenant) => {
    if ('problem' in tenant) return `  ${tenant.id}: no links, because\n    ${tenant.problem}`;
    const rows = tenant.links.map((link) => `    ${link.title}\n      ${origin}${link.path}`);
    return [`  ${tenant.name} (${tenant.id}), SMS code ${tenant.smsCode}`, ...rows].join('\n');
  });
  return [`${title}: ${origin}/`, ...blocks].join('\n\n');
}
