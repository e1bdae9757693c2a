/** Marks that a reader cannot see, or that only part an identifier for the eye: blanks, dashes, fillers, marks of direction. */
const separators = /[\s\p{Z}\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * A text with every decimal digit of every script written as 0 to 9, full-width letters and digits as the usual ones;
 * everything else stays. Digits of a script stand together by tens and in order, and so do neighbouring tens: how many
 * stand before one tells its value.
 */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}

const isHidden = (character: string) =>
  /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character);

/** A text without blanks and marks that nobody sees at its ends; inside they may join letters, and stay. */
export function trimmed(typed: string): string {
  const characters = Array.from(typed);
  const start = characters.findIndex((character) => !isHidden(character));
  if (start < 0) return '';
  let end = characters.length;
  while (isHidden(characters[end - 1] ?? '')) end -= 1;
  return characters.slice(start, end).join('');
}

/** A text without the marks that nobody sees; blanks and line ends stay. */
export const withoutHiddenMarks = (typed: string): string =>
  typed.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/**
 * An identifier as it is checked and sent, whoever typed or pasted it (HD-39, HD-73): plain digits, no blanks, dashes
 * or marks that nobody sees. Other characters stay, so that a rule refuses them instead of one being lost unseen.
 */
export const cleanIdentifier = (typed: string): string =>
  plainDigits(typed).replace(separators, '');
