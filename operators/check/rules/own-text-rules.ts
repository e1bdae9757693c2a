import type { Found } from '../finding.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';
import { isUntranslated, scriptFault, shownWidth } from '../text-script.ts';
import { baseOf, placeholdersIn, unclosedValue } from '../wording-forms.ts';
import { wordingBudget } from './length-rules.ts';

type Words = Readonly<Record<string, string>>;

/** A text of the tenant's own, with all that is known of the shared text that it replaces. */
interface OwnText {
  file: string;
  language: string;
  namespace: string;
  key: string;
  text: string;
}

/** A shared text under a key, or under another plural form of it. */
const sharedText = (words: Words, key: string): string | undefined =>
  words[key] ?? Object.entries(words).find(([other]) => baseOf(other) === baseOf(key))?.[1];

/** What is wrong with one text of the lender's own, seen beside the shared one that it replaces. */
export function ownTextFaults(own: OwnText, { around }: RuleInput): Found[] {
  const { file, language, namespace, key, text } = own;
  const at = { path: [namespace, key], file };
  const english = around.wording.get('en')?.get(namespace) ?? {};
  const shared = sharedText(english, key);
  if (shared === undefined) {
    const meant = nearMiss(key, Object.keys(english));
    return [
      {
        code: 'wording-key-unknown',
        at: { ...at, on: 'key' },
        message: `"${namespace}" has no text "${key}", so this one is never shown${didYouMean(meant)}`,
        remedy: meant ? `write "${meant}"` : 'take it out',
      },
    ];
  }
  const faults: Found[] = [];
  const [has, needs] = [placeholdersIn(text), placeholdersIn(shared)];
  const odd = has.find((value) => !needs.includes(value));
  // One alone may be said in words; every other count has to be printed.
  const isOneAlone = /_(?:zero|one|two)$/.test(key);
  const gone = needs.find((value) => !has.includes(value) && !(value === 'count' && isOneAlone));
  const open = unclosedValue(text);
  if (open)
    return [
      {
        code: 'wording-value',
        at,
        message: `${open.value} is never closed, so its letters would be shown`,
        remedy: 'close it with }}',
      },
    ];
  if (odd !== undefined || gone !== undefined) {
    faults.push({
      code: 'wording-value',
      at,
      message: odd
        ? `nothing fills {{${odd}}}, so a gap would be shown`
        : `{{${gone}}} is left out, and borrowers miss it`,
      remedy: `use ${needs.map((value) => `{{${value}}}`).join(', ') || 'no values'}`,
    });
  }
  const script = scriptFault(text, language);
  if (script)
    faults.push({ code: 'text-script', at, message: script, remedy: `write it in "${language}"` });
  else if (language !== 'en' && isUntranslated(text, shared))
    faults.push({
      code: 'text-untranslated',
      at,
      message: 'is the same as in English',
      remedy: `translate it into "${language}"`,
    });
  const widths = [...around.wording.values()].map((parts) =>
    shownWidth(sharedText(parts.get(namespace) ?? {}, key) ?? ''),
  );
  const budget = Math.ceil(Math.max(...widths) * wordingBudget.times + wordingBudget.more);
  if (shownWidth(text) > budget)
    faults.push({
      code: 'text-long',
      at,
      message: `is ${shownWidth(text)} letters wide, and its place takes ${budget}`,
      remedy: 'say it in fewer words',
    });
  return faults;
}
