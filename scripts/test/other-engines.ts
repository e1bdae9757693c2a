import { findProgram } from '../find-program.ts';

/** The engines of the phones beside Chromium's. */
export const engines = ['webkit', 'firefox'] as const;

/** One of them. */
export type Engine = (typeof engines)[number];

/** What each needs of the machine, and how Debian calls the package. */
const needed: Readonly<Record<Engine, readonly (readonly [program: string, from: string])[]>> = {
  webkit: [
    ['WebKitWebDriver', 'webkit2gtk-driver'],
    ['Xvfb', 'xvfb'],
  ],
  firefox: [['firefox', 'firefox-esr']],
};

/** Why an engine cannot be run here; undefined where it can. */
export function missingFor(engine: Engine): string | undefined {
  const missing = needed[engine].filter(([program]) => findProgram(program) === undefined);
  if (missing.length === 0) return undefined;
  const names = missing.map(([program]) => program).join(' and ');
  return `no ${names} is installed; on Debian: apt-get install ${missing.map(([, from]) => from).join(' ')}`;
}
