import { screenPaths } from '../tenant/screen-paths.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { questionsOf } from './help-tree.ts';
import type { SandboxPlay } from './play-schema.ts';
import { standardNotices, standardTexts } from './standard-texts.ts';

/** What in a play cannot be played, each fault with its place; empty when all is well. */
export function playFaults(play: SandboxPlay, tenant: Tenant): string[] {
  const repeated = (list: readonly { id: string }[], name: string) =>
    list.flatMap(({ id }, at) =>
      list.findIndex((one) => one.id === id) < at ? [`${name}.${at}.id: ${id} is there twice`] : [],
    );
  const known = <Key extends string>(
    table: Readonly<Record<string, unknown>>,
    keys: readonly Key[],
    name: string,
  ) => keys.flatMap((key) => (Object.hasOwn(table, key) ? [] : [`${name}.${key}: no such key`]));
  const { banks, markets, guide } = tenant.repayment;
  const codes = [...banks, ...markets, ...(guide ? [guide] : [])].map(({ payCode }) => payCode);
  return [
    ...play.channels.flatMap(({ payCode }, at) =>
      codes.includes(payCode) ? [] : [`channels.${at}.payCode: the tenant has no ${payCode}`],
    ),
    ...repeated(play.products, 'products'),
    ...repeated(play.orders, 'orders'),
    ...repeated(play.cards, 'cards'),
    ...play.orders.flatMap(({ productId }, at) =>
      play.products.some(({ id }) => id === productId)
        ? []
        : [`orders.${at}.productId: there is no product ${productId}`],
    ),
    ...repeated(play.complaints, 'complaints'),
    ...play.complaints.flatMap(({ orderId }, at) =>
      play.orders.some(({ id }) => id === orderId)
        ? []
        : [`complaints.${at}.orderId: there is no order ${orderId}`],
    ),
    ...repeated(questionsOf(play.assistant.categories), 'assistant'),
    ...Object.entries(play.texts).flatMap(([language, texts]) =>
      known(standardTexts, Object.keys(texts), `texts.${language}`),
    ),
    ...Object.entries(play.notices).flatMap(([language, notices]) =>
      known(standardNotices, Object.keys(notices), `notices.${language}`),
    ),
    ...play.links.flatMap(({ screen }, at) =>
      tenant.routes[screen] === undefined && screenPaths[screen] === undefined
        ? [`links.${at}.screen: ${screen} has no path`]
        : [],
    ),
  ];
}
