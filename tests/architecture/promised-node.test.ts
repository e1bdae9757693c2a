import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('README, .nvmrc and package.json promise the same Node, and every package runs on it', () => {
  const { engines } = read('package.json');
  const least = minVersion(engines.node)?.version ?? '';
  const short = least.replace(/\.0$/, '');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(short);
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${short} or newer`);
  const packages: Record<string, { engines?: { node?: string } }> =
    read('package-lock.json').packages;
  const refusing = Object.entries(packages).flatMap(([name, { engines: wanted }]) =>
    wanted?.node === undefined || satisfies(least, wanted.node) ? [] : [`${name}: ${wanted.node}`],
  );
  expect(refusing).toEqual([]);
});
