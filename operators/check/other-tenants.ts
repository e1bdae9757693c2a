import { entriesAt, listAt, textAt } from './config-values.ts';
import type { TenantFolder } from './tenant-folder.ts';
import type { JsonPath } from './json-tree.ts';
import { marketFacts, paragraphsOf } from './market-facts.ts';

/** A fact that belongs to one lender alone. */
export interface Mark {
  path: JsonPath;
  /** What it is, for the message. */
  what: string;
  text: string;
  /** The same fact however it is spelt. */
  key: string;
  /** A fact of the company, which two brands of one company share. */
  isOfCompany: boolean;
}

const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s./-]+/g, ' ')
    .trim();

/** The fields that tell lenders apart, by what they hold. */
const ownFields = {
  phone: ['lender.phone', 'lender.grievanceOfficer.phone', 'support.phone', 'servicePhone'],
  'e-mail address': ['lender.email', 'lender.grievanceOfficer.email', 'support.email'],
  address: [
    'site.baseUrl',
    'api.baseUrl',
    'links.privacyPage',
    'links.downloadApp',
    'links.downloadApp.android',
    'links.downloadApp.ios',
    'links.downloadApp.other',
  ],
  name: ['brand.name', 'lender.name', 'repayment.payeeName'],
  'postal address': ['lender.address'],
  officer: ['lender.grievanceOfficer.name'],
  'lender code': ['launch.merchantNumber'],
} as const;

const ofCompany = /^(?:lender\.|repayment\.payeeName)/;

/** Everything in a `tenant.json` that no two lenders share. */
export function marksOf(config: unknown): Mark[] {
  const marks: Mark[] = [];
  const add = (what: string, path: JsonPath, text: string | undefined) => {
    const plain = text && (what === 'phone' ? digits(text) : letters(text));
    if (text && plain && plain.length > 2)
      marks.push({
        path,
        what,
        text,
        key: `${what}:${plain}`,
        isOfCompany: ofCompany.test(path.join('.')),
      });
  };
  for (const [what, fields] of Object.entries(ownFields)) {
    for (const field of fields) add(what, field.split('.'), textAt(config, field));
  }
  for (const at of listAt(config, 'lender.registrations').keys()) {
    const path = ['lender', 'registrations', at, 'value'];
    add('registration', path, textAt(config, path));
  }
  const prefix = textAt(config, 'api.prefix');
  const server = `${textAt(config, 'api.baseUrl') ?? ''}${prefix ?? ''}`;
  if (prefix && server) {
    const key = `server:${server.toLowerCase()}`;
    marks.push({
      path: ['api', 'prefix'],
      what: "lender's server",
      text: prefix,
      key,
      isOfCompany: false,
    });
  }
  return marks;
}

/** Origins that a tenant trusts, frames or shows pictures from. */
export const originsOf = (config: unknown): { path: JsonPath; origin: string }[] =>
  entriesAt(config, 'security').flatMap(([list]) =>
    listAt(config, ['security', list]).flatMap((origin, at) =>
      typeof origin === 'string' && /^https?:/i.test(origin)
        ? [{ path: ['security', list, at], origin: origin.toLowerCase() }]
        : [],
    ),
  );

/** The words of a text, marks above their letters included. */
export const wordsIn = (text: string): string[] =>
  text.split(/[\s.,;:!?(){}[\]"'“”‘’*#|/<>=&+–—-]+/);

/** What all folders together say, so that a copy is noticed without comparing each with each. */
export interface OtherTenants {
  /** Ids of the folders by what they hold. */
  byMark: ReadonlyMap<string, readonly string[]>;
  byOrigin: ReadonlyMap<string, readonly string[]>;
  byLogo: ReadonlyMap<string, readonly string[]>;
  /** Names of lenders and brands by their first word. */
  names: ReadonlyMap<string, readonly { name: string; id: string }[]>;
  /** Facts of a market, and long paragraphs of legal pages, by the currencies and folders that have them. */
  byFact: ReadonlyMap<string, readonly Holder[]>;
  byParagraph: ReadonlyMap<string, readonly Holder[]>;
  ids: readonly string[];
}

/** A folder that holds something, with the currency of its loans. */
export interface Holder {
  id: string;
  currency: string;
}

function parsed(folder: TenantFolder): unknown {
  try {
    return JSON.parse(folder.files.get('tenant.json') ?? '');
  } catch {
    return {};
  }
}

/** The text of the logo where it is a drawing in the folder. */
export const logoOf = (folder: TenantFolder, config: unknown): string | undefined =>
  folder.files.get(textAt(config, 'brand.logo') ?? '');

/**
 * Whether folder `id` is to blame when it has the same as `other`: one that `index.json` names was there before a folder
 * that it does not name, so it is not told about a copy of itself.
 */
export const isToBlame = (
  id: string,
  other: string,
  { named }: { named: ReadonlySet<string> },
): boolean => other !== id && (!named.has(id) || named.has(other));

/** Collects what all folders hold; a folder that cannot be read holds nothing. */
export function indexTenants(folders: Iterable<TenantFolder>): OtherTenants {
  const byMark = new Map<string, string[]>();
  const byOrigin = new Map<string, string[]>();
  const byLogo = new Map<string, string[]>();
  const names = new Map<string, { name: string; id: string }[]>();
  const byFact = new Map<string, Holder[]>();
  const byParagraph = new Map<string, Holder[]>();
  const ids: string[] = [];
  /** Two of a currency are enough to know that another folder has it, too. */
  const hold = (table: Map<string, Holder[]>, key: string, holder: Holder) => {
    const list = table.get(key);
    if (!list) table.set(key, [holder]);
    else if (list.filter(({ currency }) => currency === holder.currency).length < 2)
      list.push(holder);
  };
  const put = <Value>(table: Map<string, Value[]>, key: string, value: Value) => {
    const list = table.get(key);
    if (!list) table.set(key, [value]);
    else if (list.at(-1) !== value) list.push(value); // folders come one after the other
  };
  for (const folder of folders) {
    const config = parsed(folder);
    ids.push(folder.id);
    for (const { key } of marksOf(config)) put(byMark, key, folder.id);
    for (const { origin } of originsOf(config)) put(byOrigin, origin, folder.id);
    const logo = logoOf(folder, config);
    if (logo) put(byLogo, logo, folder.id);
    const currency = textAt(config, 'money.currency');
    if (currency !== undefined) {
      const holder = { id: folder.id, currency };
      for (const { key } of marketFacts(config)) hold(byFact, key, holder);
      for (const [file, text] of folder.files) {
        if (!file.startsWith('legal/')) continue;
        for (const paragraph of paragraphsOf(text)) hold(byParagraph, paragraph.text, holder);
      }
    }
    for (const field of ['brand.name', 'lender.name']) {
      const name = textAt(config, field)?.trim();
      const first = name && wordsIn(name).find(Boolean);
      const sameName = first ? names.get(first) : undefined;
      if (name && first && name.length > 3 && !sameName?.some((other) => other.name === name))
        put(names, first, { name, id: folder.id });
    }
  }
  return { byMark, byOrigin, byLogo, names, byFact, byParagraph, ids };
}
