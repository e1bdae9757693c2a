import { createScanner, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';

/** One mistake in the spelling of JSON. */
export interface JsonFault {
  /** The character at which it is shown, from 0. */
  start: number;
  what: string;
  remedy: string;
}

const mostFaults = 20;

/** Comments, and texts in any quotation marks that somebody may have meant. */
const foreign =
  /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[“”„][^“”"\n]*[“”"]|'(?:[^'\\\n]|\\.)*'|‘[^’\n]*’/g;

/** The text with comments blanked and other quotation marks straightened; every character keeps its place. */
function straightened(text: string, faults: JsonFault[]): string {
  return text.replace(foreign, (whole: string, start: number) => {
    if (whole.startsWith('"')) return whole;
    if (whole.startsWith('/')) {
      faults.push({ start, what: 'JSON has no comments', remedy: 'take the comment out' });
      return whole.replace(/[^\n]/g, ' ');
    }
    faults.push({
      start,
      what: `a text stands in straight "double" quotation marks, not in ${whole.charAt(0)}`,
      remedy: 'write "',
    });
    return `"${whole.slice(1, -1).replaceAll('"', "'")}"`;
  });
}

interface Bracket {
  kind: string;
  start: number;
  line: number;
  /** Blanks before the first character of its line. */
  indent: number;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Brackets that nobody closed, or that close another one. Which one was forgotten is told by the indentation: what
 * stands further to the left than the opening line cannot be its end.
 */
function bracketFaults(text: string): JsonFault[] {
  const faults: JsonFault[] = [];
  const open: Bracket[] = [];
  const lines = text.split('\n');
  const indentOf = (line: number) => /^[ \t]*/.exec(lines[line] ?? '')?.[0].length ?? 0;
  const scanner = createScanner(text, true);
  const unclosed = ({ kind, line }: Bracket, start: number): JsonFault => ({
    start,
    what: `the ${kind} of line ${line + 1} is not closed before this`,
    remedy: `write ${closers[kind]} where it ends`,
  });
  for (;;) {
    scanner.scan();
    if (scanner.getTokenLength() === 0 && scanner.getPosition() >= text.length) break;
    const start = scanner.getTokenOffset();
    const kind = text.charAt(start);
    const line = scanner.getTokenStartLine();
    if (kind === '{' || kind === '[') open.push({ kind, start, line, indent: indentOf(line) });
    if ((kind !== '}' && kind !== ']') || scanner.getTokenLength() !== 1) continue;
    const isFirst = scanner.getTokenStartCharacter() === indentOf(line);
    let last = open.at(-1);
    while (last && isFirst && last.line < line && last.indent > indentOf(line) && open.length > 1) {
      faults.push(unclosed(last, start));
      open.pop();
      last = open.at(-1);
    }
    if (last && closers[last.kind] === kind) open.pop();
    else if (last)
      faults.push({
        start,
        what: `${kind} does not close the ${last.kind} of line ${last.line + 1}`,
        remedy: `write ${closers[last.kind]}`,
      });
  }
  const last = open.at(-1);
  // Where one was found already, the rest follows from it.
  if (last && faults.length === 0) {
    faults.push({
      start: Math.max(0, text.trimEnd().length),
      what: `the file ends here, and the ${last.kind} of line ${last.line + 1} is still open`,
      remedy: `write ${closers[last.kind]}`,
    });
  }
  return faults;
}

/** What the parser's plain errors mean. */
const sentences: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  ColonExpected: ['a colon is missing after the key', 'write a colon'],
  CommaExpected: ['a comma is missing before this', 'write a comma'],
  EndOfFileExpected: ['nothing may follow after the end', 'take out what follows'],
  UnexpectedEndOfString: ['this text has no closing quotation mark', 'end it with "'],
  InvalidCharacter: [
    'a text cannot hold a tab or a line break as it is',
    'write \\t for a tab, \\n for a new line',
  ],
};

/** What one error of the parser means; nothing where brackets or quotation marks have told it. */
function sentenceOf({ error, offset, length }: ParseError, text: string): JsonFault | undefined {
  const name = printParseErrorCode(error);
  const [what, remedy] = sentences[name] ?? [];
  if (what !== undefined && remedy !== undefined) return { start: offset, what, remedy };
  if (name === 'PropertyNameExpected' || name === 'ValueExpected') return gap(offset, text);
  if (/^Invalid(?:Unicode|EscapeCharacter)$/.test(name)) {
    const odd = /\\(?!["\\/bfnrt]|u[0-9a-f]{4}).?/i.exec(text.slice(offset, offset + length));
    const mark = odd?.[0].slice(1) ?? '';
    return {
      start: offset + (odd?.index ?? 0),
      what: `\\${mark} means nothing in JSON`,
      remedy: `write \\\\${mark} for a backslash and ${mark}`,
    };
  }
  return /Symbol|Number/.test(name) ? bareWord(offset, text) : undefined;
}

/** A place where a key or a value is missing: mostly a comma too many. */
function gap(offset: number, text: string): JsonFault | undefined {
  const before = text.slice(0, offset).trimEnd();
  const here = text.charAt(offset);
  if (before === '' && here === '')
    return { start: 0, what: 'the file is empty', remedy: 'write { … }' };
  if (before.endsWith(':')) {
    const key = /"([^"]*)"\s*:$/.exec(before)?.[1] ?? '';
    return { start: offset, what: `"${key}" has no value`, remedy: 'write its value' };
  }
  const start = here === ',' && !before.endsWith(',') ? offset : before.length - 1;
  return /[,}\]]/.test(here) && text.charAt(start) === ','
    ? { start, what: `a comma before ${here} is one too many`, remedy: 'take the comma out' }
    : undefined;
}

/** A word outside of quotation marks: a key, or something that was meant for a value. */
function bareWord(offset: number, text: string): JsonFault {
  const start = offset - (/[^\s,:{}[\]"]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const bare = /^[^\s,:{}[\]"]+/.exec(text.slice(start))?.[0] ?? text.charAt(offset);
  if (/^\s*:/.test(text.slice(start + bare.length)))
    return { start, what: 'a key is written in quotation marks', remedy: `write "${bare}"` };
  const lower = bare.toLowerCase();
  return {
    start,
    what: `${bare} is no value of JSON`,
    remedy: ['true', 'false', 'null'].includes(lower)
      ? `write ${lower}`
      : `write "${bare}" if it is a text, or a plain number`,
  };
}

/**
 * Every mistake in the spelling of a text that is no JSON, one a line, and the text as far as it could be
 * straightened for reading on. A mistake makes the parser stumble over what follows, so only the first of a line
 * counts.
 */
export function jsonFaults(text: string): { faults: JsonFault[]; repaired: string } {
  const faults: JsonFault[] = [];
  const repaired = straightened(text, faults);
  const errors: ParseError[] = [];
  parseTree(repaired, errors);
  faults.push(...bracketFaults(repaired));
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const reported = new Set(faults.map(({ start }) => lineOf(start)));
  let openText = -1;
  for (const error of errors) {
    const fault = sentenceOf(error, repaired);
    const line = fault && lineOf(fault.start);
    if (!fault || line === undefined || reported.has(line)) continue;
    reported.add(line);
    // A text without an end has taken the comma with it.
    const isEcho = line === openText + 1 && fault.remedy === 'write a comma';
    if (fault.remedy === 'end it with "') openText = line;
    if (!isEcho) faults.push(fault);
  }
  const inOrder = faults.sort((one, other) => one.start - other.start);
  return { faults: inOrder.slice(0, mostFaults), repaired };
}
