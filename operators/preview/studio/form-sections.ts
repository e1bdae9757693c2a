/** A part of the form, by the name of its title in the words of the preview, with its groups from the top down. */
export interface FormSection {
  title:
    | 'sectionBrand'
    | 'sectionCompany'
    | 'sectionLoan'
    | 'sectionRepay'
    | 'sectionPages'
    | 'sectionTechnical';
  groups: readonly string[];
}

/**
 * The groups of `tenant.json` in the order in which people set a lender up: who it is and how it looks, whom one
 * reaches, what it lends, how it is paid back, which pages there are; what a server wants comes last.
 */
const sections: readonly FormSection[] = [
  { title: 'sectionBrand', groups: ['brand', 'theme', 'marketing'] },
  { title: 'sectionCompany', groups: ['lender', 'servicePhone', 'support', 'calendar', 'locale'] },
  {
    title: 'sectionLoan',
    groups: ['money', 'calculator', 'loanTerms', 'disclosures', 'loanConfirm', 'loanStatuses'],
  },
  { title: 'sectionRepay', groups: ['repayment', 'forms', 'rating'] },
  { title: 'sectionPages', groups: ['features', 'routes', 'links', 'site'] },
  {
    title: 'sectionTechnical',
    groups: ['api', 'security', 'bridge', 'launch', 'session', 'telemetry'],
  },
];

/** Fields that commands write, or that no form can say more about than the file itself. */
const last = ['scheduled', 'id', 'schemaVersion', '$schema', 'release', 'environment'];

/** The sections for the keys that a schema has: one that no section names stands at the end of the last. */
export function formSections(keys: readonly string[]): FormSection[] {
  const named = new Set([...sections.flatMap(({ groups }) => groups), ...last]);
  const rest = [...keys.filter((key) => !named.has(key)), ...last];
  return sections.map(({ title, groups }) => ({
    title,
    groups: [...groups, ...(title === 'sectionTechnical' ? rest : [])].filter((key) =>
      keys.includes(key),
    ),
  }));
}
