/** A start, or a screen's files, of which nothing comes for this long: the page says so. Milliseconds. */
export const longestQuiet = 15_000;
