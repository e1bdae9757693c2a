import type { Tenant } from '../src/tenant/tenant-schema.ts';
import { standardNotices, standardTexts, type TextKey } from './lender-texts.ts';
import type { Words } from './scenario-parts.ts';
import type { Scenario } from './scenario-schema.ts';

/** Values for the `{name}` places of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The lender's own wording in one language. */
export interface LenderWords {
  /** A text of the scenario, else its plain English one. */
  say(key: TextKey, values?: TextValues): string;
  /** Headline and description of a loan with this status. */
  notice(status: string, values: TextValues): [headline: string, description: string];
  /** Chooses among the languages of a text: this one, else the tenant's default, else English, else any. */
  pick(words: Words): string;
}

const filled = (text: string, values: TextValues = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The wording of a scenario in `language`, which is one of the tenant's. */
export function lenderWords(scenario: Scenario, tenant: Tenant, language: string): LenderWords {
  const texts = scenario.texts[language] ?? {};
  const notices = scenario.notices[language] ?? {};
  return {
    say: (key, values) => filled(texts[key] ?? standardTexts[key], values),
    notice(status, values) {
      const [headline, description] = notices[status] ??
        standardNotices[status] ??
        notices['default'] ??
        standardNotices['default'] ?? ['', ''];
      return [filled(headline, values), filled(description, values)];
    },
    pick(words) {
      if (typeof words === 'string') return words;
      return (
        words[language] ??
        words[tenant.locale.defaultLanguage] ??
        words['en'] ??
        Object.values(words)[0] ??
        ''
      );
    },
  };
}

/** The language of an answer: the one asked for when the tenant has it, else the tenant's default. */
export function answerLanguage(asked: string, tenant: Tenant): string {
  return tenant.locale.languages.includes(asked) ? asked : tenant.locale.defaultLanguage;
}
