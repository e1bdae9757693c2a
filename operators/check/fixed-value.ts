import * as v from 'valibot';
import { nearMiss } from './near-miss.ts';
import { branches, type SchemaNode } from './schema-node.ts';

// A node is a schema of Valibot with most of its type forgotten (schema-node.ts).
const takes = (node: SchemaNode, value: unknown) => v.is(node as unknown as v.GenericSchema, value);

function originOf(text: string): string | undefined {
  try {
    const { origin } = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    return origin.startsWith('http://localhost') ? origin : origin.replace(/^http:/, 'https:');
  } catch {
    return undefined;
  }
}

/** What may have been meant by a text; the schema decides which of these it takes. */
function* readingsOfText(text: string, node: SchemaNode): Generator<unknown> {
  const trimmed = text.trim();
  yield trimmed;
  if (/^(?:true|yes|on)$/i.test(trimmed)) yield true;
  if (/^(?:false|no|off)$/i.test(trimmed)) yield false;
  // Groups of three are an amount as people write it; as a decimal it would be a thousandth.
  if (/^\d{1,3}(?:[.,' ]\d{3})+$/.test(trimmed)) yield Number(trimmed.replace(/\D/g, ''));
  else if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) yield Number(trimmed);
  if (/^\d+,\d+$/.test(trimmed)) yield trimmed.replace(',', '.');
  if (/^\d+(?:\.\d+)?\s*%$/.test(trimmed)) yield trimmed.replace(/\s*%$/, '');
  if (/^#?[0-9a-f]{6}$/i.test(trimmed)) yield `#${trimmed.replace('#', '')}`;
  if (/^#?[0-9a-f]{3}$/i.test(trimmed)) yield `#${trimmed.replace('#', '').replace(/./g, '$&$&')}`;
  yield trimmed.toUpperCase();
  if (/^https?:\/\//i.test(trimmed)) yield trimmed.replace(/^https?/i, 'https');
  const option = nearMiss(
    trimmed,
    branches(node).flatMap(({ type, options = [], literal }) =>
      (type === 'picklist' ? options : [literal]).filter((one) => typeof one === 'string'),
    ),
  );
  if (option !== undefined) yield option;
  yield trimmed.replace(/^(?:\.?\/)?(?:assets\/)?/, 'assets/');
  yield originOf(trimmed);
  yield `/${trimmed.replace(/^\/+|[?#].*$/g, '').replace(/\s+/g, '-')}`;
}

function* readings(value: unknown, node: SchemaNode): Generator<unknown> {
  if (typeof value === 'string') yield* readingsOfText(value, node);
  if (typeof value === 'number') {
    yield String(value);
    yield Math.round(value);
    for (const { pipe = [] } of branches(node)) {
      for (const { type, requirement } of pipe)
        if (type === 'min_value' || type === 'max_value') yield requirement;
    }
  }
  if (value === 1) yield true;
  if (value === 0) yield false;
  if (value === null) yield undefined;
  if (typeof value === 'string' || typeof value === 'number') yield [value];
}

const anyText = (node: SchemaNode) =>
  branches(node).every(
    ({ type, pipe = [] }) =>
      type === 'string' && pipe.every((action) => !/regex|check|picklist/.test(action.type)),
  );

/** What to write instead of a value that its schema refuses; undefined when nothing near would do. */
export function fixedValue(value: unknown, node: SchemaNode): unknown {
  for (const reading of readings(value, node)) {
    const isGuess = typeof value === 'string' && anyText(node) && reading !== value.trim();
    if (reading !== undefined && !isGuess && takes(node, reading)) return reading;
  }
  return undefined;
}
