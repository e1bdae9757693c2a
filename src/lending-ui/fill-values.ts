/**
 * Puts values of the tenant's config into a text: `{{lender.name}}`, list items by number. A path that leads
 * nowhere leaves a dash, because a figure of a contract must not be made up; the tenants' check reports it.
 */
export function fillValues(text: string, config: object): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_whole, path: string) => {
    let value: unknown = config;
    for (const key of path.split('.')) {
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined;
    }
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
  });
}
