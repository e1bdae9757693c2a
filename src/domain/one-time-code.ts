import { cleanIdentifier, plainDigits } from './typed-identifier.ts';

/** A code as its field has it, and where the caret stands in it. */
export interface EditedCode {
  code: string;
  caret: number;
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
 * What becomes of a code when its field holds `typed`, with the caret at `caret`, after it held the code `before`. A
 * whole code replaces what stood there (HD-69). In a full field a digit replaces the one at the caret, and behind the
 * last one begins a new code; nothing is ever pushed out unseen (HD-70). What holds no digit changes nothing.
 */
export function editCode(before: string, typed: string, caret: number, length: number): EditedCode {
  const isInside = before.endsWith(typed.slice(caret));
  const end = isInside ? caret : typed.length;
  const tail = typed.slice(end);
  const untouched = before.slice(0, before.length - tail.length);
  const start = sharedStart(untouched, typed.slice(0, end));
  const put = typed.slice(start, end);
  const head = before.slice(0, start);
  if (put === '') return { code: head + tail, caret: start };
  const digits = codeIn(put, length);
  if (digits === '') return { code: before, caret: untouched.length };
  const place = (code: string) => ({
    code: code.slice(0, length),
    caret: Math.min(start + digits.length, length),
  });
  if (digits.length === length) return { code: digits, caret: length };
  const isFull = before.length >= length && start === untouched.length;
  if (!isFull) return place(head + digits + tail);
  if (tail === '') return { code: digits, caret: digits.length };
  return place(head + digits + tail.slice(digits.length));
}
