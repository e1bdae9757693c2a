import { readdirSync, readFileSync } from 'node:fs';

/** JSON in which every number is the text of its own digits, so that a test can compare them one by one. */
export type Digits = string | boolean | null | readonly Digits[] | DigitFields;

/** The fields of an object of an answer. */
export interface DigitFields {
  readonly [name: string]: Digits | undefined;
}

/** One answer of the written contract, with its body exactly as the file spells it. */
export interface ContractAnswer {
  /** `loanDetails/rejected-422`. */
  name: string;
  kind: 'success' | 'rejected' | 'broken' | 'sessionOver';
  /** The payload that was sent for it. */
  request: DigitFields;
  status: number;
  contentType: string;
  bodyText: string;
  /** The body read; undefined when it is no JSON. */
  body: Digits | undefined;
}

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\],:]/g;

/** Reads JSON with every number turned into text before anything can round it. */
export const readDigits = (text: string): Digits =>
  JSON.parse(text.replace(token, (part) => (/^[-\d]/.test(part) ? `"${part}"` : part)));

/** The characters of one member of the outermost object, untouched; undefined when there is none. */
function slice(text: string, name: string): string | undefined {
  let depth = 0;
  let start: number | undefined;
  let previous = '';
  for (const { 0: part, index } of text.matchAll(token)) {
    if (start !== undefined && depth === 1 && (part === ',' || part === '}'))
      return text.slice(start, index).trim();
    if (depth === 1 && part === ':' && previous === JSON.stringify(name)) start = index + 1;
    if (part === '{' || part === '[') depth += 1;
    if (part === '}' || part === ']') depth -= 1;
    previous = part;
  }
  return undefined;
}

const kindOf = (name: string, status: number): ContractAnswer['kind'] => {
  if (status === 401) return 'sessionOver';
  if (/^(?:rejected|code-)/.test(name)) return 'rejected';
  return name.startsWith('broken-') ? 'broken' : 'success';
};

function readAnswer(key: string, file: string): ContractAnswer {
  const text = readFileSync(`contract/answers/${key}/${file}`, 'utf8');
  const caseName = file.replace(/\.json$/, '');
  const status = Number(slice(text, 'status'));
  const contentType = slice(text, 'contentType');
  const body = slice(text, 'body') ?? '';
  return {
    name: `${key}/${caseName}`,
    kind: kindOf(caseName, status),
    request: fieldsAt(readDigits(slice(text, 'request') ?? '{}')),
    status,
    contentType: contentType ? String(JSON.parse(contentType)) : 'application/json',
    bodyText: contentType ? String(JSON.parse(body)) : body,
    body: contentType ? undefined : readDigits(body),
  };
}

/** Every answer of one call. */
export const answersOf = (key: string): ContractAnswer[] =>
  readdirSync(`contract/answers/${key}`).map((file) => readAnswer(key, file));

/** The object at the end of a way of names; without one, no fields. */
export function fieldsAt(value: Digits | undefined, ...way: string[]): DigitFields {
  let found = value;
  for (const name of way) found = isFields(found) ? found[name] : undefined;
  return isFields(found) ? found : {};
}

const isFields = (value: Digits | undefined): value is DigitFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text or digits; '' for null and absent. */
export const textAt = (fields: DigitFields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
};

/** A file as the contract's requests write it. */
export const fileText = ({ name, type, size }: File) => `(file) ${name}, ${type}, ${size} bytes`;

/** The file that such a text means. */
export function fileOfText(text: string): File {
  const [, name = 'photo.jpg', type = 'image/jpeg', size = '1'] =
    /^\(file\) (.+), (.+), (\d+) bytes$/.exec(text) ?? [];
  return new File([new Uint8Array(Number(size))], name, { type });
}

/** What the written contract says about each call. */
export interface ContractCall {
  key: string;
  method: string;
  path: string;
  mayBeEarly: boolean;
  movesMoney: boolean;
  makesSomething: boolean;
  isFireAndForget: boolean;
  /** It carries the tenant's `api.idempotencyHeader`. */
  takesPress: boolean;
}

/** Every call of the contract, by its key. */
export function contractCalls(): ReadonlyMap<string, ContractCall> {
  const { paths } = JSON.parse(readFileSync('contract/lender-api.openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string } & Record<`x-${string}`, unknown>>>;
  }; // the document's own shape
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [
        call.operationId,
        {
          key: call.operationId,
          method: method.toUpperCase(),
          path,
          mayBeEarly: call['x-early'] === true,
          movesMoney: call['x-moves-money'] === true,
          makesSomething: call['x-makes-something'] === true,
          isFireAndForget: call['x-fire-and-forget'] === true,
          takesPress: call['x-press'] === true,
        },
      ]),
    ),
  );
}
