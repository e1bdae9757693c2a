import type { Page } from '@playwright/test';

/** One thing that the page asked of the app around it. */
export interface AppCall {
  method: string;
  payload: unknown;
}

/**
 * Puts the page into the lender's app for Android: an object of that name whose methods take a JSON text. Returns
 * what the page asks of it, as it comes.
 */
export async function insideApp(
  page: Page,
  object: string,
  methods: readonly string[],
): Promise<readonly AppCall[]> {
  const calls: AppCall[] = [];
  await page.exposeFunction('appWasAsked', (method: string, json: string) => {
    calls.push({ method, payload: JSON.parse(json) });
  });
  await page.addInitScript(
    ([name, names]) => {
      const ask = (method: string) => (json: string) =>
        Reflect.apply(Reflect.get(window, 'appWasAsked'), window, [method, json]);
      const app = Object.fromEntries(names.map((method) => [method, ask(method)]));
      Object.assign(window, { [name]: app });
    },
    [object, methods] as const,
  );
  return calls;
}
