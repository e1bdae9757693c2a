import { networkInterfaces } from 'node:os';

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
