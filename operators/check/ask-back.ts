import { asset } from '../../src/tenant/schema/pieces.ts';
import type { JsonPath } from './json-tree.ts';
import { branches, isPiece, type SchemaNode } from './schema-node.ts';

/** A remedy that only a person can choose: there is no fix, because a guess could cost money or lose something. */
export interface Question {
  message: string;
  remedy: string;
}

/** A decimal text moved by some places, without needless zeros: "3" by -2 is "0.03". */
function shifted(text: string, places: number): string {
  const [whole = '', part = ''] = text.split('.');
  const digits = `${'0'.repeat(Math.max(0, -places))}${whole}${part}${'0'.repeat(Math.max(0, places))}`;
  const point = digits.length - part.length - Math.max(0, places) + places;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0';
  const right = digits.slice(point).replace(/0+$/, '');
  return right ? `${left}.${right}` : left;
}

/** A daily rate that is no decimal: whether a share or percent was meant, nobody but the lender can tell. */
function rateQuestion(text: string): Question | undefined {
  const [, number = '', percent] = /^\s*(\d+(?:[.,]\d+)?)\s*(%?)\s*$/.exec(text) ?? [];
  if (!number) return undefined;
  const plain = number.replace(',', '.');
  const asPercent = `"${shifted(plain, -2)}" for ${plain}% a day`;
  return {
    message: 'is no share of the amount, and it could be read in two ways',
    remedy: percent
      ? `write ${asPercent}`
      : `write ${asPercent}, or "${shifted(plain, 0)}" for ${shifted(plain, 2)}% a day`,
  };
}

/** What to ask about a value that the schema refuses; undefined where a fix can be told. */
export function questionOf(path: JsonPath, value: unknown, node: SchemaNode): Question | undefined {
  if (typeof value !== 'string') return undefined;
  const field = path.join('.');
  if (field === 'calculator.dailyRate') return rateQuestion(value);
  const [, origin, behind] = /^https?:(\/\/[^/?#]+)\/+([^/?#].*?)\/*$/i.exec(value.trim()) ?? [];
  if (field === 'api.baseUrl' && origin && behind)
    return {
      message: 'must be scheme and host alone, and https',
      remedy: `write "https:${origin.toLowerCase()}", and put "/${behind}" into api.prefix`,
    };
  if (branches(node).some((one) => isPiece(one, asset)) && /^assets\/.*\s/.test(value))
    return {
      message: 'has a space in the name of its file',
      remedy: `rename the file without spaces, and write "${value.trim().replace(/\s+/g, '-')}"`,
    };
  return undefined;
}
