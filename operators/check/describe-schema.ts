import * as pieces from '../../src/tenant/schema/pieces.ts';
import { branches, unwrapped, type SchemaNode } from './schema-node.ts';

/** What the building blocks of the schema want, in a few words. */
const pieceWords = new Map<unknown, string>([
  [pieces.localText, 'a text in every language: { "en": "…" }'],
  [pieces.colour, 'a colour like #0B5FFF'],
  [pieces.path, 'a path like /loan-details'],
  [pieces.origin, 'scheme and host like https://pay.lender.example'],
  [pieces.appObject, 'the name of the object that the app brings, and none of the browser’s own'],
  [pieces.appMethod, 'the name of a method that the app brings, and none that every object has'],
  [pieces.appScheme, 'the scheme of an app’s links like lenderapp, and none that a browser reads'],
  [pieces.httpsAddress, 'an address like https://reports.lender.example/csp'],
  [pieces.asset, 'assets/… in this folder, or an https address'],
  [pieces.sitePath, 'a path of the site like /documents/privacy.html'],
  [pieces.decimal, 'a decimal number in quotation marks like "0.0003"'],
  [pieces.dayText, 'a day like 2026-12-31'],
  [pieces.fieldPattern, 'a regular expression without nested repeats'],
  [pieces.timeZone, 'a time zone like Asia/Kolkata'],
  [pieces.numberLocale, 'a language tag like en-IN'],
  [pieces.currency, 'a currency code like INR'],
  [pieces.fieldName, 'a name like accountNo'],
  [pieces.apiPrefix, 'a path like /gateway/my-lender'],
]);

const ruleOf = (node: SchemaNode, type: string): unknown =>
  node.pipe?.find((action) => action.type === type)?.requirement;

/** A limit of a number or of a length. */
function limitOf(node: SchemaNode, type: string): number | undefined {
  const limit = ruleOf(node, type);
  return typeof limit === 'number' ? limit : undefined;
}

function numberWords(node: SchemaNode): string {
  const kind = ruleOf(node, 'integer') === undefined ? 'a number' : 'a whole number';
  const [least, most] = [limitOf(node, 'min_value'), limitOf(node, 'max_value')];
  if (least !== undefined && most !== undefined) return `${kind} from ${least} to ${most}`;
  if (least !== undefined) return least === 0 ? `${kind}, 0 or more` : `${kind}, ${least} or more`;
  return most === undefined ? kind : `${kind}, ${most} at most`;
}

function textWords(node: SchemaNode): string {
  const start = ruleOf(node, 'starts_with');
  return typeof start === 'string' ? `a text that starts with ${start}` : 'a text';
}

function listWords(node: SchemaNode): string {
  const least = limitOf(node, 'min_length');
  const most = limitOf(node, 'max_length');
  const many =
    least === undefined ? '' : most === undefined ? `, ${least} at least` : `, ${least} to ${most}`;
  const item = node.item && expectation(node.item);
  return item?.startsWith('a group') ? `a list of groups${many}` : `a list: ${item}${many}`;
}

const quoted = (value: unknown): string =>
  JSON.stringify(value).replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');

/** What a schema wants, in plain words: `a whole number from 0 to 3`. */
export function expectation(node: SchemaNode): string {
  const plain = unwrapped(node);
  const words = pieceWords.get(plain);
  if (words) return words;
  switch (plain.type) {
    case 'union':
      return branches(plain).map(expectation).join(', or ');
    case 'picklist':
      return `one of ${(plain.options ?? []).map(quoted).join(', ')}`;
    case 'literal':
      return quoted(plain.literal);
    case 'boolean':
      return 'true or false';
    case 'number':
      return numberWords(plain);
    case 'array':
      return listWords(plain);
    case 'record':
      return plain.value && branches(plain.value)[0]?.type === 'object'
        ? 'a group of groups under names of your own'
        : 'a group of texts under names of your own';
    case 'object':
      return `a group { ${Object.keys(plain.entries ?? {}).join(', ')} }`;
    default:
      return textWords(plain);
  }
}
