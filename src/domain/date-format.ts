const made: Record<string, Intl.DateTimeFormat> = {};

/** A writer of dates. Each is made once: making one takes a cheap phone a millisecond, and a list has hundreds of dates. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  return (made[key] ??= new Intl.DateTimeFormat(language, options));
}
