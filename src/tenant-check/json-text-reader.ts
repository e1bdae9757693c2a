/** Takes note of one mistake. */
export type SayFault = (start: number, what: string, remedy: string) => void;

const closingMarks: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '”': '”',
  '„': '“',
  '‘': '’',
};

/** Everything that somebody may have meant for the beginning of a text. */
export const openingMarks: readonly string[] = Object.keys(closingMarks);

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Reads one text of JSON from its opening mark on, a misspelt one too; answers what it says and where it ends. */
export function readJsonText(
  text: string,
  start: number,
  fault: SayFault,
): { value: string; end: number } {
  const open = text.charAt(start);
  const close = closingMarks[open] ?? '"';
  if (open !== '"')
    fault(start, `a text stands in straight "double" quotation marks, not in ${open}`, 'write "');
  let value = '';
  let at = start + 1;
  const run = /[^"'“”‘’\\\p{Cc}]+/uy;
  for (;;) {
    run.lastIndex = at;
    const plain = run.exec(text)?.[0] ?? '';
    value += plain;
    at += plain.length;
    const char = text.charAt(at);
    if (char === close) return { value, end: at + 1 };
    if (char === '' || char === '\n') {
      fault(start, 'this text has no closing quotation mark', 'end it with "');
      return { value, end: at };
    }
    at += 1;
    if (char !== '\\') {
      if (char < ' ')
        fault(at - 1, 'a text cannot hold this character as it is', 'write \\t for a tab');
      value += char;
      continue;
    }
    const code = /^u([0-9a-f]{4})/i.exec(text.slice(at, at + 5))?.[1];
    const mark = text.charAt(at);
    at += code ? 5 : mark === '\n' ? 0 : 1;
    if (code) value += String.fromCharCode(Number.parseInt(code, 16));
    else if (!escapes[mark])
      fault(
        at - 2,
        `\\${mark} means nothing in JSON`,
        `write \\\\${mark} for a backslash and ${mark}`,
      );
    if (!code) value += escapes[mark] ?? mark;
  }
}
