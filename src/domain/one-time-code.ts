import { cleanIdentifier, plainDigits } from './typed-identifier.ts';

/** A code as its field has it. */
export interface EditedCode {
  code: string;
  /** Where the last edit ended. */
  caret: number;
  /** What was typed in one go up to there. */
  run: string;
}

const onlyOne = (texts: readonly string[]): string | undefined => {
  const different = new Set(texts);
  return different.size === 1 ? texts[0] : undefined;
};

/**
 * The code in what was typed, pasted or filled in, at most `length` digits; leading zeros stay, digits of every
 * script count (HD-38). Of a whole message it is the only run of `length` digits, also in two halves; amounts and
 * times are none (HD-71). Where several runs could be meant it is none of them: ''.
 */
export function codeIn(text: string, length: number): string {
  const clean = cleanIdentifier(text);
  if (/^\d*$/.test(clean)) return clean.slice(0, length);
  const plain = plainDigits(text).replace(/\p{Cf}/gu, '');
  const runs = plain.match(/\d+(?:[.,:/]\d+)*/g) ?? [];
  const halves = (plain.match(/\d+(?:[.,:/ -]\d+)*/g) ?? []).filter((run) =>
    /^\d+[ -]\d+$/.test(run),
  );
  const whole = (candidates: readonly string[]) =>
    candidates
      .map((candidate) => candidate.replace(/[ -]/, ''))
      .filter((candidate) => /^\d+$/.test(candidate) && candidate.length === length);
  const shorter = runs.filter((run) => /^\d{4,}$/.test(run) && run.length < length);
  const single = runs.length === 1 && /^\d+$/.test(runs[0] ?? '') ? runs : [];
  const found =
    onlyOne(whole(runs)) ?? onlyOne(whole(halves)) ?? onlyOne(shorter) ?? onlyOne(single);
  return found !== undefined && found.length <= length ? found : '';
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

/**
 * What becomes of a code when its field holds `typed` with the caret at `caret`. A whole code replaces what stood
 * there. In a full field a digit replaces the one at the caret (HD-70). Whoever types on behind the last one means a
 * new code, which begins with all that was typed in one go, wherever that began (HD-69); only what follows a code that
 * was typed as a whole is ignored. What holds no digit changes nothing.
 */
export function editCode(
  before: EditedCode,
  typed: string,
  caret: number,
  length: number,
): EditedCode {
  const { code } = before;
  const end = code.endsWith(typed.slice(caret)) ? caret : typed.length;
  const tail = typed.slice(end);
  const untouched = code.slice(0, code.length - tail.length);
  const start = sharedStart(untouched, typed.slice(0, end));
  const put = typed.slice(start, end);
  const head = code.slice(0, start);
  if (put === '') return { code: head + tail, caret: start, run: '' };
  const digits = codeIn(put, length);
  if (digits === '') return { ...before, caret: untouched.length };
  if (digits.length === length) return { code: digits, caret: length, run: digits };
  const run = (start === before.caret ? before.run : '') + digits;
  const place = (next: string) => ({
    code: next.slice(0, length),
    caret: Math.min(start + digits.length, length),
    run,
  });
  if (code.length < length || start < untouched.length) return place(head + digits + tail);
  if (tail !== '') return place(head + digits + tail.slice(digits.length));
  if (run.length - digits.length >= length) return { ...before, caret: length };
  const next = run.slice(0, length);
  return { code: next, caret: next.length, run };
}
