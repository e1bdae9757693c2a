/**
 * Widths of bars and gaps of each symbol, by value, six for each and in turns; the table of ISO/IEC 15417.
 * 103 to 105 are the starts of the sets A, B and C.
 */
const symbols = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const stop = '2331112';
const startB = 104;
const startC = 105;
const changeToB = 100;

/** Value of a printable character in set B. */
const valueInB = (character: string) => character.charCodeAt(0) - 32;

/** Digits two by two in set C, with a last odd one in set B; everything else in set B. */
function valuesOf(text: string): number[] {
  if (!/^\d\d/.test(text) || /\D/.test(text)) return [startB, ...Array.from(text, valueInB)];
  const pairs = (text.match(/\d\d/g) ?? []).map(Number);
  const isOdd = text.length % 2 === 1;
  return [startC, ...pairs, ...(isOdd ? [changeToB, valueInB(text.slice(-1))] : [])];
}

/**
 * A text as a Code 128 bar code: the widths of its bars and gaps in turns, in modules, a bar first and last.
 * Undefined for an empty text, or one with a character that the code has no symbol for.
 */
export function code128(text: string): readonly number[] | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  const values = valuesOf(text);
  const check = values.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103;
  const drawn = [...values, check].map((value) => symbols[value] ?? '').join('') + stop;
  return Array.from(drawn, Number);
}
