/** The languages that the device prefers, without their countries: `hi`, `en`. None where an old browser does not tell. */
export const deviceLanguages = (): string[] =>
  (navigator.languages ?? []).map((tag) => tag.split('-')[0] ?? tag);
