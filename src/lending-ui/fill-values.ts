/** What a path of names leads to in a config; undefined where it leads nowhere. */
function valueAt(config: object, path: string): unknown {
  let value: unknown = config;
  for (const key of path.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined;
  }
  return value;
}

/** Figures that `tenant.json` writes with a point, as computers do, and people read with their own mark. */
const isDecimal = (path: string, text: string) =>
  /(?:percent|rate)$/i.test(path) && /^\d+\.\d+$/.test(text);

/**
 * Puts values of the tenant's config into a text: `{{lender.name}}`, list items by number; percentages and rates
 * with the tenant's decimal mark. A path that leads nowhere leaves a dash, because a figure of a contract must
 * not be made up; the tenants' check reports it.
 */
export function fillValues(text: string, config: object): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_whole, path: string) => {
    const value = valueAt(config, path);
    if (typeof value !== 'string' && typeof value !== 'number') return '–';
    const written = String(value);
    const mark = valueAt(config, 'money.decimalMark');
    return typeof mark === 'string' && isDecimal(path, written)
      ? written.replace('.', mark)
      : written;
  });
}
