import { systemClock } from '../platform/clock.ts';
import { changesInForce, dayInZoneOf, mergePatch, scheduledFile } from './merge-patch.ts';

/** Where an unchecked config comes from: the `Date` of its answer, and how another file of its folder is asked for. */
export interface PlannedSource {
  date: string | null;
  fetchFile: (file: string) => Promise<Response>;
}

/** The config of a day, or why it cannot be known. */
export type PlannedConfig =
  | { config: unknown }
  | { kind: 'unreachable' }
  | { kind: 'broken'; faults: readonly { where: string; what: string }[] };

/**
 * The config with its planned changes that hold today, by the date of its own answer, so that no wrong clock of a
 * device brings a rate too early. A change that cannot be had is a fault: the old figures would be wrong.
 */
export async function withChangesInForce(
  raw: unknown,
  { date, fetchFile }: PlannedSource,
): Promise<PlannedConfig> {
  const answered = Date.parse(date ?? '');
  const now = Number.isNaN(answered) ? systemClock.now() : answered;
  let config = raw;
  for (const day of changesInForce(raw, dayInZoneOf(raw, now))) {
    const file = scheduledFile(day);
    let text: string;
    try {
      const response = await fetchFile(file);
      if (!response.ok && response.status !== 404) return { kind: 'unreachable' };
      text = await response.text();
    } catch {
      return { kind: 'unreachable' };
    }
    try {
      config = mergePatch(config, JSON.parse(text));
    } catch {
      const faults = [{ where: file, what: 'is not there, or is not JSON' }];
      return { kind: 'broken', faults };
    }
  }
  return { config };
}
