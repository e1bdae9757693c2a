/**
 * What no reader can see: blanks of every script, control and format characters, halves of characters, fillers and
 * other characters that a font draws nothing for (a Hangul filler, a braille pattern without dots).
 */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text says anything to a reader: the one rule for "must be filled in" and for "is there any text". */
export const hasVisibleText = (text: string): boolean => visible.test(text);

/** Whether a value can be a text of the interface: there is something to read in it; blanks and `{}` are nothing. */
export const isWording = (value: unknown): value is string =>
  typeof value === 'string' && hasVisibleText(value.replace(/\{\s*\}/g, ''));
