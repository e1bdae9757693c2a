import { entriesAt, textAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import { isToBlame, logoOf, marksOf, originsOf, wordsIn } from '../other-tenants.ts';
import type { RuleInput } from '../rule-input.ts';

const named = (ids: readonly string[]) =>
  ids.length > 2 ? `${ids.slice(0, 2).join(', ')} and ${ids.length - 2} more` : ids.join(' and ');

/** Who else has the same, as far as this folder is to blame. */
const copiedFrom = (input: RuleInput, holders: readonly string[] | undefined): string[] =>
  (holders ?? []).filter((id) => isToBlame(input.folder.id, id, input.around));

/** Every place of each of the words; with many words only those are looked for that the text has at all. */
function* placesOf(words: ReadonlyMap<string, unknown>, text: string): Generator<[string, number]> {
  const there =
    words.size > 40 ? new Set(wordsIn(text).filter((word) => words.has(word))) : words.keys();
  for (const word of there) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) yield [word, at];
  }
}

/** Another lender that a legal text or a sentence names. */
function nameIn(
  input: RuleInput,
  text: string,
): { name: string; id: string; offset: number } | undefined {
  const { names } = input.around.others;
  const own = ['brand.name', 'lender.name'].flatMap((field) => textAt(input.config, field) ?? []);
  for (const [word, offset] of placesOf(names, text)) {
    const isStart = !/[\p{L}\d]/u.test(text.charAt(offset - 1));
    const found = names.get(word)?.find(({ name, id }) => {
      if (!isStart || !text.startsWith(name, offset)) return false;
      const isWhole = !/[\p{L}\d]/u.test(text.charAt(offset + name.length));
      return (
        isWhole &&
        !own.some((mine) => mine.includes(name)) &&
        isToBlame(input.folder.id, id, input.around)
      );
    });
    if (found) return { ...found, offset };
  }
  return undefined;
}

function namesElsewhere(input: RuleInput): Found[] {
  const said = (name: string, id: string): Pick<Found, 'code' | 'message' | 'remedy'> => ({
    code: 'copied-name',
    message: `names "${name}", the lender of the folder "${id}"`,
    remedy: "write this lender's name, or {{lender.name}} in a page",
  });
  const pages = [...input.folder.files].flatMap(([file, text]): Found[] => {
    const found = /^(?:legal|guide)\//.test(file) ? nameIn(input, text) : undefined;
    return found
      ? [{ ...said(found.name, found.id), at: { file, offset: found.offset, value: found.name } }]
      : [];
  });
  const texts: Found[] = [];
  const look = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'string') {
      const found = nameIn(input, value);
      if (found) texts.push({ ...said(found.name, found.id), at: { path } });
    } else if (Array.isArray(value)) value.forEach((item, at) => look(item, [...path, at]));
    else for (const [key, inner] of entriesAt(value, '')) look(inner, [...path, key]);
  };
  const marks = new Set(marksOf(input.config).map(({ path }) => path.join('.')));
  // Banks and fields may be called like a lender, so only what the lender says about itself is read.
  for (const group of ['brand', 'lender', 'support', 'marketing', 'loanTerms', 'disclosures'])
    look(valueAt(input.config, [group]), [group]);
  return [...pages, ...texts.filter(({ at }) => !('path' in at && marks.has(at.path.join('.'))))];
}

/** What is still as in the folder that this one was copied from (phone, licence, hosts, code, logo). */
export function copyRules(input: RuleInput): Found[] {
  const { folder, config, around } = input;
  const { others } = around;
  const sister = textAt(config, 'lender.sameCompanyAs');
  const unknownSister: Found[] =
    sister !== undefined &&
    (sister === folder.id || !others.ids.includes(sister)) &&
    !folder.isPartial
      ? [
          {
            code: 'folder-missing',
            at: { path: ['lender', 'sameCompanyAs'] },
            message: `there is no other folder "${sister}"`,
            remedy: "write the folder of the company's other brand, or take this out",
            fix: { op: 'remove', path: ['lender', 'sameCompanyAs'] },
          },
        ]
      : [];
  const values = marksOf(config).flatMap(({ path, what, key, isOfCompany }): Found[] => {
    const same = copiedFrom(input, others.byMark.get(key)).filter(
      (id) => !(isOfCompany && id === sister),
    );
    return same.length === 0
      ? []
      : [
          {
            code: 'copied-value',
            at: { path },
            message: `the ${what} is that of ${named(same)}`,
            remedy: isOfCompany
              ? "write this lender's own; if both are brands of one company, say so in lender.sameCompanyAs"
              : "write this lender's own",
          },
        ];
  });
  const origins = originsOf(config).flatMap(({ path, origin }): Found[] => {
    const same = copiedFrom(input, others.byOrigin.get(origin));
    return same.length === 0
      ? []
      : [
          {
            code: 'copied-origin',
            at: { path },
            message: `${named(same)} trusts this origin too`,
            remedy: 'keep it only if this lender works with it as well',
          },
        ];
  });
  const logo = copiedFrom(input, others.byLogo.get(logoOf(folder, config) ?? ''));
  const picture: Found[] =
    logo.length === 0
      ? []
      : [
          {
            code: 'copied-picture',
            at: { path: ['brand', 'logo'] },
            message: `the logo is that of ${named(logo)}`,
            remedy: "put this lender's own drawing into assets/",
          },
        ];
  return [...unknownSister, ...values, ...origins, ...picture, ...namesElsewhere(input)];
}
