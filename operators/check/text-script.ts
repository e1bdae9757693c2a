/** Languages with a script of their own; all others are taken to be written in Latin letters. */
const scripts: Readonly<Record<string, { name: string; others: RegExp }>> = {
  am: { name: 'Ethiopic', others: /\P{Script=Ethiopic}+/gu },
  ar: { name: 'Arabic', others: /\P{Script=Arabic}+/gu },
  bg: { name: 'Cyrillic', others: /\P{Script=Cyrillic}+/gu },
  bn: { name: 'Bengali', others: /\P{Script=Bengali}+/gu },
  el: { name: 'Greek', others: /\P{Script=Greek}+/gu },
  fa: { name: 'Arabic', others: /\P{Script=Arabic}+/gu },
  gu: { name: 'Gujarati', others: /\P{Script=Gujarati}+/gu },
  he: { name: 'Hebrew', others: /\P{Script=Hebrew}+/gu },
  hi: { name: 'Devanagari', others: /\P{Script=Devanagari}+/gu },
  ja: { name: 'Japanese', others: /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu },
  kn: { name: 'Kannada', others: /\P{Script=Kannada}+/gu },
  ko: { name: 'Korean', others: /\P{Script=Hangul}+/gu },
  km: { name: 'Khmer', others: /\P{Script=Khmer}+/gu },
  lo: { name: 'Lao', others: /\P{Script=Lao}+/gu },
  ml: { name: 'Malayalam', others: /\P{Script=Malayalam}+/gu },
  mr: { name: 'Devanagari', others: /\P{Script=Devanagari}+/gu },
  my: { name: 'Myanmar', others: /\P{Script=Myanmar}+/gu },
  ne: { name: 'Devanagari', others: /\P{Script=Devanagari}+/gu },
  or: { name: 'Odia', others: /\P{Script=Oriya}+/gu },
  pa: { name: 'Gurmukhi', others: /\P{Script=Gurmukhi}+/gu },
  ru: { name: 'Cyrillic', others: /\P{Script=Cyrillic}+/gu },
  si: { name: 'Sinhala', others: /\P{Script=Sinhala}+/gu },
  ta: { name: 'Tamil', others: /\P{Script=Tamil}+/gu },
  te: { name: 'Telugu', others: /\P{Script=Telugu}+/gu },
  th: { name: 'Thai', others: /\P{Script=Thai}+/gu },
  uk: { name: 'Cyrillic', others: /\P{Script=Cyrillic}+/gu },
  ur: { name: 'Arabic', others: /\P{Script=Arabic}+/gu },
  zh: { name: 'Chinese', others: /\P{Script=Han}+/gu },
};

const latin = { name: 'Latin', others: /\P{Script=Latin}+/gu };

/** How many characters are left without the others. */
const count = (text: string, others: RegExp) => text.replace(others, '').length;

/** What borrowers read of a text: without values, addresses and e-mail addresses. */
/** As many characters as it takes to tell a script; a page need not be read to its end. */
const enough = 600;

const readable = (text: string) =>
  text.slice(0, enough).replace(/\{\{[^{}]*\}\}|https?:\/\/\S+|[\w.+-]{1,64}@[\w.-]+/g, ' ');

/** Words in small Latin letters: names, codes and abbreviations (UPI, IFSC, BRIVA) may stay as they are anywhere. */
const plainWords = (text: string) => text.match(/(?<![\p{L}\d])\p{Ll}{2,}(?![\p{L}\d])/gu) ?? [];

/**
 * What is wrong with the script of a text in a language; undefined when nothing is. Names and abbreviations may
 * stand in Latin letters everywhere, so a text needs two plain words to be judged.
 */
export function scriptFault(text: string, language: string): string | undefined {
  const own = scripts[language] ?? latin;
  const read = readable(text);
  const letters = count(read, /\P{L}+/gu);
  const share = letters === 0 ? 1 : count(read, own.others) / letters;
  if (own === latin) {
    return share < 0.5
      ? `is mostly not in Latin letters, so it is hardly in "${language}"`
      : undefined;
  }
  return share < 0.15 && plainWords(read).length >= 2
    ? `holds hardly a ${own.name} letter, so it is not in "${language}"`
    : undefined;
}

/** Whether a text of some words is letter by letter the English one; a name or a single word may well be. */
export const isUntranslated = (text: string, english: string): boolean =>
  text.trim() === english.trim() && plainWords(readable(text)).length >= 2;

/** How wide a text is shown, in letters: marks above a letter take no room, a Chinese character takes two. */
export function shownWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const char of text) {
    if (/\p{M}|\p{Cf}/u.test(char)) continue;
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(char)
        ? 2
        : 1;
  }
  return width;
}
