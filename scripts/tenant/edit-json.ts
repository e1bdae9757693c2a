import type { Fix } from '../../operators/check/finding.ts';
import { fixIn, type PlaceOf } from '../../operators/check/json-edit.ts';
import { tenantNode } from '../../operators/check/schema-node.ts';

const schemaOrder = Object.keys(tenantNode.entries ?? {});

/** A new top-level key goes behind the last one that the schema names before it, any other behind them all. */
const bySchema: PlaceOf = (keys, path) => {
  const rank = path.length === 1 ? schemaOrder.indexOf(String(path[0])) : -1;
  if (rank < 0) return keys.length;
  const before = keys.map((key) => {
    const other = schemaOrder.indexOf(String(key));
    return other >= 0 && other < rank;
  });
  return before.lastIndexOf(true) + 1;
};

/**
 * The JSON text with some changes in it, one after the other; everything else stays as it was written, spaces and
 * order included. A change of something that is not there changes nothing, but a value that is written is added.
 */
export const editJson = (text: string, changes: readonly Fix[]): string =>
  changes.reduce((now, change) => fixIn(now, change, bySchema), text);
