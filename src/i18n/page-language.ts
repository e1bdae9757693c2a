import { isolateAlways, isolateText } from '../domain/isolate-text.ts';

/** Languages whose script runs from right to left; no browser of our floor tells it by itself. */
const fromRight = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)$/;

/** In which direction a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  fromRight.test(language) ? 'rtl' : 'ltr';

/**
 * A value as it may stand in a sentence of a language: what turns it round stays within the value, and from right to
 * left every value keeps its own order, a phone, a date and an amount too.
 */
export const valueIn = (language: string, value: string): string =>
  directionOf(language) === 'rtl' ? isolateAlways(value) : isolateText(value);

/** Whether the page is read from right to left now. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** Says in the page's root element in which language it is, and in which direction that is read. */
export function setPageLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
