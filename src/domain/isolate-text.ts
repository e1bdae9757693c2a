// Marks that turn the direction of what follows, and letters of scripts that run from right to left.
const turning =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A text that keeps its own order whatever stands around it: in a sentence from right to left even digits need that. */
export const isolateAlways = (text: string): string =>
  `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069`;

/**
 * A text from outside as it may stand in a sentence of ours: whatever turns its direction ends with it (HD-75). Any
 * other text comes back as it is. In the page itself every inline element does the same by `src/ui/base.css`.
 */
export function isolateText(text: string): string {
  // A closing mark of its own would end the isolation early.
  return turning.test(text) ? isolateAlways(text) : text;
}
