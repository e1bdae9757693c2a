/** A colour with how many pixels have it. */
interface Counted {
  colour: number;
  count: number;
}

/** Few colours that stand for many. */
export interface Palette {
  /** At most as many as were asked for. */
  colours: readonly number[];
  /** The place in `colours` of the one that stands for a colour of the picture. */
  placeOf: ReadonlyMap<number, number>;
}

/** How far each channel's bits are shifted: red, green, blue. */
const shifts = [16, 8, 0] as const;

const channel = (colour: number, shift: number) => (colour >> shift) & 255;

/** The channel in which the colours of a group lie furthest apart, and how far. */
function widest(group: readonly Counted[]): { shift: number; range: number } {
  const ranges = shifts.map((shift) => {
    let [low, high] = [255, 0];
    for (const { colour } of group) {
      const value = channel(colour, shift);
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return { shift, range: high - low };
  });
  return ranges.reduce((best, next) => (next.range > best.range ? next : best));
}

const pixelsIn = (group: readonly Counted[]) => group.reduce((sum, { count }) => sum + count, 0);

/** Parts a group where half of its pixels lie on either side, along its widest channel. */
function halves(group: readonly Counted[]): [Counted[], Counted[]] {
  const { shift } = widest(group);
  const sorted = [...group].sort((a, b) => channel(a.colour, shift) - channel(b.colour, shift));
  const half = pixelsIn(sorted) / 2;
  let seen = 0;
  const middle = sorted.findIndex(({ count }) => (seen += count) >= half) + 1;
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

function mean(group: readonly Counted[]): number {
  const all = pixelsIn(group);
  return shifts.reduce<number>((made, shift) => {
    const sum = group.reduce((total, one) => total + channel(one.colour, shift) * one.count, 0);
    return made | (Math.round(sum / all) << shift);
  }, 0);
}

/**
 * Chooses the colours of a picture with few of them: as it is when there are few already, else by cutting the
 * group that would look worst in two until there are enough (median cut).
 */
export function reduceColours(picture: Uint32Array, most: number): Palette {
  const counts = new Map<number, number>();
  for (const colour of picture) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const all = [...counts].map(([colour, count]) => ({ colour, count }));
  const groups: Counted[][] = all.length <= most ? all.map((one) => [one]) : [all];
  // A wide group hurts more the more pixels it has, but a large flat area must not take every colour.
  const harm = (group: Counted[]) => widest(group).range * pixelsIn(group) ** 0.3;
  const harms = groups.map(harm);
  while (all.length > most && groups.length < most) {
    const at = harms.indexOf(Math.max(...harms));
    const parts = halves(groups[at] ?? []);
    groups.splice(at, 1, ...parts);
    harms.splice(at, 1, ...parts.map(harm));
  }
  const placeOf = new Map<number, number>();
  groups.forEach((group, place) => group.forEach(({ colour }) => placeOf.set(colour, place)));
  return { colours: groups.map(mean), placeOf };
}
