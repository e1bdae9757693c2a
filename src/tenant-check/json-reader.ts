import { openingMarks, readJsonText, type SayFault } from './json-text-reader.ts';
import type { JsonMember, JsonNode } from './json-node.ts';

/** One mistake in the spelling of JSON. */
export interface JsonFault {
  start: number;
  what: string;
  remedy: string;
}

const mostFaults = 20;
const deepest = 200;
const closers = { '{': '}', '[': ']' } as const;
class TooMuch extends Error {}

/**
 * Reads a JSON text that may be misspelt, and goes on after a mistake where it can be guessed what was meant:
 * a comma too many or missing, a comment, other quotation marks, a bracket that nobody closed.
 */
export function jsonReader(text: string): { root: JsonNode | undefined; faults: JsonFault[] } {
  const faults: JsonFault[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  const fault: SayFault = (start, what, remedy) => {
    faults.push({ start, what, remedy });
    if (faults.length >= mostFaults) throw new TooMuch();
  };

  /** Goes on to the next character that means something. */
  const skip = (): string => {
    for (;;) {
      const found = /[^ \t\r\n]/g;
      found.lastIndex = at;
      at = found.exec(text)?.index ?? text.length;
      const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
      comment.lastIndex = at;
      const length = comment.exec(text)?.[0].length;
      if (length === undefined) return text.charAt(at);
      fault(at, 'JSON has no comments', 'take the comment out');
      at += length;
    }
  };

  const readText = (): string => {
    const { value, end } = readJsonText(text, at, fault);
    at = end;
    return value;
  };

  const readBare = (): JsonNode => {
    const start = at;
    const word = /[^\s,:{}[\]"]+/y;
    word.lastIndex = at;
    const bare = word.exec(text)?.[0] ?? text.charAt(at);
    at += Math.max(1, bare.length);
    const end = at;
    try {
      const value: unknown = JSON.parse(bare);
      if (value === null || typeof value === 'number' || typeof value === 'boolean')
        return { kind: 'scalar', start, end, value };
    } catch {
      // Said below.
    }
    const lower = bare.toLowerCase();
    const isWord = ['true', 'false', 'null'].includes(lower);
    fault(
      start,
      `${bare} is no value of JSON`,
      isWord ? `write ${lower}` : `write "${bare}" if it is a text, or a plain number`,
    );
    const value = isWord ? (JSON.parse(lower) as boolean | null) : bare; // one of the three words
    return { kind: 'scalar', start, end, value };
  };

  /** Members or items up to the closing bracket, whatever stands between them. */
  const readList = (open: '{' | '[', readOne: () => void) => {
    const start = at;
    const close = closers[open];
    let comma = -1;
    let isFirst = true;
    at += 1;
    for (;;) {
      const char = skip();
      if (char === '}' || char === ']') {
        if (comma >= 0)
          fault(comma, `a comma before ${char} is one too many`, 'take the comma out');
        if (char === close) at += 1;
        else fault(at, `${char} does not close the ${open} above`, `write ${close}`);
        return;
      }
      if (char === '')
        return fault(start, `this ${open} is never closed`, `write ${close} where it ends`);
      if (char === ',') {
        if (comma >= 0 || isFirst) fault(at, 'a comma too many', 'take the comma out');
        comma = at;
        at += 1;
        continue;
      }
      if (!isFirst && comma < 0) fault(at, 'a comma is missing before this', 'write a comma');
      comma = -1;
      isFirst = false;
      readOne();
    }
  };

  const readMember = (members: JsonMember[], depth: number) => {
    const keyStart = at;
    let key = '';
    if (openingMarks.includes(text.charAt(at) || ' ')) key = readText();
    else {
      const bare = /[^\s,:{}[\]"']+/y;
      bare.lastIndex = at;
      key = bare.exec(text)?.[0] ?? text.charAt(at);
      at += Math.max(1, key.length);
      fault(keyStart, 'a key is written in quotation marks', `write "${key}"`);
    }
    if (skip() === ':') at += 1;
    else fault(at, 'a colon is missing after the key', 'write a colon');
    const next = skip();
    if (next === '' || /[,}\]]/.test(next))
      return fault(at, `"${key}" has no value`, 'write its value');
    members.push({ key, keyStart, value: readValue(depth + 1) });
  };

  function readValue(depth: number): JsonNode {
    if (depth > deepest) throw new TooMuch();
    const start = at;
    const char = text.charAt(at);
    if (char === '{') {
      const members: JsonMember[] = [];
      readList('{', () => readMember(members, depth));
      return { kind: 'object', start, end: at, members };
    }
    if (char === '[') {
      const items: JsonNode[] = [];
      readList('[', () => items.push(readValue(depth + 1)));
      return { kind: 'array', start, end: at, items };
    }
    if (!openingMarks.includes(char)) return readBare();
    const value = readText();
    return { kind: 'scalar', start, end: at, value };
  }

  let root: JsonNode | undefined;
  try {
    if (skip() === '') fault(at, 'the file is empty', 'write { … }');
    else root = readValue(0);
    if (root && skip() !== '')
      fault(at, 'nothing may follow after the end', 'take out what follows');
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
  }
  return { root, faults };
}
