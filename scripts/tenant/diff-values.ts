/** One place at which two values differ; a side that has nothing there is absent. */
export interface ValueDifference {
  /** `money.symbol`, `repayment.banks.0.name`; empty for the whole. */
  path: string;
  before?: unknown;
  after?: unknown;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A list of plain values is one thing: nobody reads that its third item became its fourth. */
const isWhole = (value: unknown): boolean =>
  !isGroup(value) || (Array.isArray(value) && value.every((item) => !isGroup(item)));

const isSame = (before: unknown, after: unknown): boolean =>
  before === after || (isWhole(before) && JSON.stringify(before) === JSON.stringify(after));

/** Every place at which two JSON values differ, in the order of the first and then of the second. */
export function diffValues(before: unknown, after: unknown, path = ''): ValueDifference[] {
  if (isSame(before, after)) return [];
  const isComparable =
    isGroup(before) && isGroup(after) && Array.isArray(before) === Array.isArray(after);
  if (!isComparable || (isWhole(before) && isWhole(after))) {
    return [
      { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
    ];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const own = (group: object): unknown =>
      Object.hasOwn(group, key) ? Reflect.get(group, key) : undefined;
    return diffValues(own(before), own(after), path ? `${path}.${key}` : key);
  });
}
