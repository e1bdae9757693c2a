/** The languages that the device prefers, without their countries: `hi`, `en`. */
export const deviceLanguages = (): string[] =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? tag);
