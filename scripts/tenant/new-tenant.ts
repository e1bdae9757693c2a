import { listAt, textAt, textsIn } from '../../operators/check/config-values.ts';
import type { Fix } from '../../operators/check/finding.ts';
import type { TenantFolder } from '../../operators/check/tenant-folder.ts';
import { readTenantIndex } from '../../src/tenant/choose-tenant.ts';
import { tenantIdPattern } from '../../src/tenant/tenant-id.ts';
import { editJson } from './edit-json.ts';
import { isInOtherLanguage } from './kept-languages.ts';
import { isOtherMarket, marketChanges, type OtherMarket } from './other-market.ts';
import {
  hostChanges,
  markedFacts,
  nameChanges,
  nameOfId,
  ownOrigins,
  placeholderOrigin,
  withNames,
} from './own-facts.ts';

/** What has to be known to judge an id for a new folder. */
export interface TakenIds {
  ids: readonly string[];
  /** The text of `tenants/index.json`, where there is one. */
  index?: string | undefined;
}

function aliases(index: string | undefined): Readonly<Record<string, string>> {
  try {
    return readTenantIndex(JSON.parse(index ?? '{}')).aliases;
  } catch {
    return {}; // tenant:check says what is wrong with it
  }
}

/** Why an id cannot be that of a new folder, as a sentence; undefined when it can. */
export function idFault(id: string, { ids, index }: TakenIds): string | undefined {
  if (!tenantIdPattern.test(id))
    return `"${id}" is no id: write 2 to 32 small letters, digits and dashes, a letter first, like my-lender.`;
  if (ids.includes(id)) return `There is a folder "${id}" already; nothing was written.`;
  const names = aliases(index);
  const other = Object.hasOwn(names, id) ? names[id] : undefined;
  return other === undefined
    ? undefined
    : `"${id}" is another name of "${other}" in tenants/index.json, which would hide the folder: choose another id.`;
}

const escaped = (text: string) => text.replace(/[<>&"]/g, '');

/** A drawing that stands for a logo that is still to be drawn: the first letter on the brand's colour. */
export function placeholderLogo(name: string, colour = '#445566'): string {
  const [first = 'L'] = Array.from(escaped(name).toUpperCase());
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    '  <title>TODO: the logo</title>',
    `  <rect width="48" height="48" rx="12" fill="${escaped(colour)}" />`,
    `  <text x="24" y="33" fill="#ffffff" font-family="sans-serif" font-size="26" font-weight="700" text-anchor="middle">${first}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

/** What the copy is to be. */
export interface NewTenant extends OtherMarket {
  id: string;
  /** The brand, when it is known already; else it is made from the id and marked. */
  name?: string | undefined;
}

/** The files of a new folder. */
export interface NewFolder {
  /** Texts by their path in the folder. */
  files: ReadonlyMap<string, string>;
  /** Pictures that are copied as they are, by their path. */
  copies: readonly string[];
}

/** Pictures are copied where they are used; a release and planned changes are the other lender's. */
const isOfOthers = (file: string) =>
  /^(?:assets|scheduled)\/|^release\.json$|^tenant\.[a-z]+\.json$/.test(file);

const logoFile = 'assets/logo.svg';

const write = (field: string, value: unknown): Fix => ({
  op: 'write',
  path: field.split('.'),
  value,
});

/** How long the other lender's licences hold says nothing about this one's. */
const licenceDays = (config: unknown): Fix[] =>
  listAt(config, 'lender.registrations').map((_licence, at) => ({
    op: 'remove',
    path: ['lender', 'registrations', at, 'validUntil'],
  }));

/** What follows from the id and the name. */
const derived = ({ id, name }: NewTenant): Fix[] => {
  const brand = name ?? nameOfId(id);
  return [
    write('id', id),
    write('brand.name', name ?? `TODO: ${brand}`),
    write('brand.shortName', brand),
    write('brand.appNames', [brand]),
    write('brand.logo', logoFile),
    write('api.prefix', `/gateway/${id}`),
  ];
};

/** A legal page whose date, the paragraph below the title, is marked: somebody has to answer for the page. */
const markedPage = (text: string): string =>
  text.replace(/^(\uFEFF?\s*#[^\n]*\n\s*)(?=\S)/, '$1TODO: ');

function copiedConfig(text: string, config: unknown, wanted: NewTenant): string {
  const brand = wanted.name ?? nameOfId(wanted.id);
  const names = nameChanges(config, brand, brand);
  const renamed = textsIn(config).flatMap(({ path, text: old }): Fix[] => {
    const value = withNames(old, names);
    return value === old ? [] : [{ op: 'write', path, value }];
  });
  const named = editJson(text, renamed);
  const moved = editJson(
    named,
    marketChanges(JSON.parse(named), wanted, placeholderOrigin(wanted.id)),
  );
  const marked = editJson(moved, markedFacts(JSON.parse(moved)));
  return editJson(marked, [
    ...hostChanges(JSON.parse(marked), wanted.id),
    ...derived(wanted),
    ...licenceDays(JSON.parse(marked)),
    { op: 'remove', path: ['release'] },
    { op: 'remove', path: ['scheduled'] },
    // Whoever wants the preview of this lender asks for it, and so do the apps that its answers may open.
    { op: 'write', path: ['features', 'preview'], value: false },
    { op: 'write', path: ['security', 'appSchemes'], value: [] },
  ]);
}

/** The scenario of the sandbox, with the new id, the new name and no host of the other lender. */
function copiedScenario(
  text: string,
  from: TenantFolder,
  config: unknown,
  wanted: NewTenant,
): string {
  const brand = wanted.name ?? nameOfId(wanted.id);
  const inJson = (name: string) => JSON.stringify(name).slice(1, -1);
  const names = nameChanges(config, brand, brand).map((change) => ({
    from: inJson(change.from),
    to: inJson(change.to),
  }));
  const withHosts = ownOrigins(config).reduce(
    (now, origin) => now.replaceAll(origin, placeholderOrigin(wanted.id)),
    text,
  );
  return withNames(withHosts, names)
    .replaceAll(`/tenants/${from.id}/`, `/tenants/${wanted.id}/`)
    .replaceAll(`/sandbox/${from.id}/`, `${placeholderOrigin(wanted.id)}/`)
    .replaceAll(`"demo-${from.id}"`, `"demo-${wanted.id}"`);
}

/**
 * A copy of a tenant's folder under another id. Whatever belongs to the other lender alone is left out or marked
 * with `TODO`, which the check reports until it is filled in; the copy can be opened at once all the same. Throws
 * when the folder has no `tenant.json` that can be read.
 */
export function newTenant(from: TenantFolder, wanted: NewTenant): NewFolder {
  const text = from.files.get('tenant.json') ?? '';
  const config: unknown = JSON.parse(text);
  const brand = wanted.name ?? nameOfId(wanted.id);
  const pageNames = nameChanges(config, '{{lender.name}}', '{{brand.name}}');
  const files = new Map<string, string>();
  const isElsewhere = isOtherMarket(config, wanted);
  for (const [file, content] of from.files) {
    if (isInOtherLanguage(file, wanted.languages)) continue;
    // Its loans, paths and languages are the other country's; without it the practice lender makes up its own.
    if (file === 'sandbox.json' && (isElsewhere || wanted.languages)) continue;
    if (file === 'tenant.json') files.set(file, copiedConfig(content, config, wanted));
    else if (file === 'sandbox.json')
      files.set(file, copiedScenario(content, from, config, wanted));
    else if (file.startsWith('legal/')) files.set(file, markedPage(withNames(content, pageNames)));
    else if (/^(?:wording|guide)\//.test(file))
      files.set(file, withNames(content, nameChanges(config, brand, brand)));
    else if (!isOfOthers(file)) files.set(file, content);
  }
  const said = [...files.values()].join('\n');
  for (const [file, content] of from.files) {
    const isUsed = file.startsWith('assets/') && said.includes(file);
    if (isUsed) files.set(file, content);
  }
  files.set(logoFile, placeholderLogo(brand, textAt(config, 'theme.brand')));
  return {
    files,
    copies: [...(from.binaries ?? new Map()).keys()].filter((file) => said.includes(file)),
  };
}
