import { many, type CheckReport } from './check-tenants.ts';
import {
  entriesAt,
  listAt,
  textAt,
  textsIn,
  valueAt,
} from '../../operators/check/config-values.ts';
import { idsOfHost, type TenantIndex } from '../../src/tenant/choose-tenant.ts';
import { sandboxPages } from './own-facts.ts';
import type { TenantFolder } from '../../operators/check/tenant-folder.ts';

/** One thing that has to be so before borrowers see a lender. */
export interface LiveItem {
  what: string;
  /** `unasked`: nobody can tell without asking the servers. */
  state: 'done' | 'missing' | 'advised' | 'unasked';
  /** What is in the way, or what was found. */
  detail: readonly string[];
}

/** Everything that one folder's list looks at. */
export interface LiveInput {
  folder: TenantFolder;
  /** What the check of this folder alone has found. */
  report: Pick<CheckReport, 'errors' | 'warnings'>;
  /** Where something of another country is named, as the check has found it. */
  remains?: readonly string[];
  /** Files of other folders by their content: a picture that another folder has, too, is still the example's. */
  ownersOf: (content: string) => readonly string[];
  index: TenantIndex;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Why this version is not released and approved. */
  release: readonly string[];
  /** Whether the build has prerendered pages of this lender. */
  isPublished: boolean;
}

/** Hosts that nobody can own or reach from elsewhere (RFC 2606), and the mark of tenant:new. */
const isExampleHost = (host: string) =>
  /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$|^todo\./i.test(
    host.replace(/:\d+$/, ''),
  );

/** Blocks of numbers that are given out for examples, and those that nobody has. */
const isExamplePhone = (phone: string) => {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 3 || /0{5}|55501\d\d/.test(digits) || /[A-Za-z]/.test(phone);
};

const hostOf = (text: string): string | undefined => /^https?:\/\/([^/?#\s]+)/i.exec(text)?.[1];

const item = (
  what: string,
  detail: readonly string[],
  otherwise: LiveItem['state'] = 'missing',
): LiveItem => ({
  what,
  state: detail.length === 0 ? 'done' : otherwise,
  detail,
});

const aYearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

function licences(config: unknown): string[] {
  const numbers = listAt(config, 'lender.registrations').map((_, at) =>
    textAt(config, ['lender', 'registrations', at, 'value']),
  );
  if (numbers.length === 0) return ['lender.registrations is empty'];
  return numbers.flatMap((number, at) =>
    !number || /TODO|contoh|example|sample|0{5}/i.test(number)
      ? [`lender.registrations.${at}.value: ${number ?? 'nothing'}`]
      : [],
  );
}

/** Phones and hosts anywhere in the config, as far as `isBad` says so. */
const textsThat = (config: unknown, isBad: (text: string, field: string) => boolean): string[] =>
  textsIn(config).flatMap(({ path, text }) => {
    const field = path.join('.');
    return isBad(text, field) ? [`${field}: ${text}`] : [];
  });

function legalDates(config: unknown, today: string): string[] {
  return ['loanTerms', 'disclosures'].flatMap((group) => {
    const [from, reviewed] = ['effectiveFrom', 'lastReviewed'].map((key) =>
      textAt(config, [group, key]),
    );
    return [
      ...(from === undefined || from > today ? [`${group}.effectiveFrom: ${from} is to come`] : []),
      ...(reviewed === undefined || reviewed > today || reviewed < aYearBefore(today)
        ? [`${group}.lastReviewed: ${reviewed} is not within the last year`]
        : []),
    ];
  });
}

/** Names that say of themselves that they are made up. */
const inventedNames = (config: unknown): string[] =>
  ['brand.name', 'lender.name', 'lender.address', 'lender.grievanceOfficer.name'].flatMap(
    (field) => {
      const text = textAt(config, field) ?? '';
      return /\b(?:example|sample|demo|test|contoh|misal|umpama|namoona|udaharan|TODO)\b/i.test(
        text,
      )
        ? [`${field}: ${text}`]
        : [];
    },
  );

/** The list of one folder, without asking any server (`ask-live.ts` does that). Pure. */
export function liveList(input: LiveInput): LiveItem[] {
  const { folder, report, ownersOf, index, today, isPublished } = input;
  let config: unknown;
  try {
    config = JSON.parse(folder.files.get('tenant.json') ?? '');
  } catch {
    return [item('tenant.json can be read', ['npm run tenant:check says where it is wrong'])];
  }
  const host = hostOf(textAt(config, 'site.baseUrl') ?? '');
  const pictures = [...folder.files].flatMap(([file, content]) => {
    const owners = file.startsWith('assets/')
      ? ownersOf(content).filter((id) => id !== folder.id)
      : [];
    return owners.length > 0 ? [`${file}: ${owners.slice(0, 3).join(', ')} has the same`] : [];
  });
  const faults = [
    ...(report.errors > 0 ? [many(report.errors, 'error')] : []),
    ...(report.warnings > 0 ? [many(report.warnings, 'warning')] : []),
  ];
  const hasApp = entriesAt(config, 'bridge').length > 0;
  return [
    item('tenant:check finds nothing', faults, report.errors > 0 ? 'missing' : 'advised'),
    item('nothing of another country is left', input.remains ?? []),
    item('this version is released and approved', input.release),
    item('it is no practice version', 'environment' in Object(config) ? ['environment'] : []),
    item('licences are there', licences(config)),
    item('names are real', inventedNames(config)),
    item(
      'hosts are real and https',
      textsThat(config, (text) => {
        const named = hostOf(text);
        if (named === undefined) return sandboxPages.test(text);
        return isExampleHost(named) || !text.startsWith('https://');
      }),
    ),
    item(
      'e-mail addresses are real',
      textsThat(config, (text) => {
        const named = /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1];
        return named !== undefined && isExampleHost(named);
      }),
    ),
    item(
      'phones are real',
      textsThat(
        config,
        (text, field) => /^(?!bridge\.).*phone$/i.test(field) && isExamplePhone(text),
      ),
    ),
    item('figures of law hold today and were reviewed within a year', legalDates(config, today)),
    item(
      'the preview is switched off',
      valueAt(config, 'features.preview') === true ? ['features.preview: true'] : [],
    ),
    item('pictures are this lender’s own', pictures),
    item(
      'consent is given by the borrower',
      valueAt(config, 'loanConfirm.consentStartsChecked') === true
        ? ['loanConfirm.consentStartsChecked: true']
        : [],
      'advised',
    ),
    item(
      'its host leads to it',
      host !== undefined && idsOfHost(index.hosts, host)?.includes(folder.id)
        ? []
        : [
            `tenants/index.json names no host ${host ?? ''} for it, so it needs ?tenant=${folder.id}`,
          ],
      'advised',
    ),
    item('the app’s bridge is named', hasApp ? [] : ['bridge is empty'], 'advised'),
    item(
      'public pages are published',
      isPublished || valueAt(config, 'features.publicSite') !== true
        ? []
        : [`npm run tenant:publish ${folder.id}`],
      'advised',
    ),
  ];
}
