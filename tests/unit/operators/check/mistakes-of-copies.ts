import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about, append, fields, root, write, type Mistake } from './mistaken-folder.ts';

const privacy = 'legal/privacy.en.md';
const sister = 'tenants/indonesia';

/** The folders of other countries lie beside, and were there first. */
const beside = (make: () => void) => () => {
  for (const id of ['indonesia', 'philippines'])
    cpSync(path.join('tenants', id), path.join(root, id), { recursive: true });
  writeFileSync(
    path.join(root, 'index.json'),
    '{ "default": "indonesia", "aliases": { "ph": "philippines" } }',
  );
  make();
};

const pageOf = (file: string) => readFileSync(path.join(sister, file), 'utf8');

/** The longer paragraphs of the page of another country that name neither it nor anything of its market. */
const foreignParagraphs = (): string[] =>
  pageOf(privacy)
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line) && line.split(' ').length > 14)
    .filter((line) => !/Indonesia|OJK|UU |AFPI|SLIK|NIK|KTP/.test(line));

/** What is left in a folder that was copied from another country. */
export const mistakesOfCopies: readonly Mistake[] = [
  ...['Rp1.000.000', '+62 21 5550140', 'KTP', '₱500', 'an Indonesian citizen'].map(
    (text): Mistake => ({
      what: `31 ${text} in a page`,
      make: append(about, `Up to ${text}.`),
      code: 'foreign-remains',
      severity: 'warning',
      file: about,
      line: text,
      remedy: /this lender's own country/,
    }),
  ),
  {
    what: '31 two signs of one country in one text are one finding',
    make: append(about, 'Licensed by Otoritas Jasa Keuangan (OJK), No. 1.'),
    code: 'foreign-remains',
    severity: 'warning',
    file: about,
    line: 'Otoritas',
    message: /names "Otoritas Jasa Keuangan" and "OJK", which belong to Indonesia/,
    remedy: /this lender's own country/,
  },
  ...(
    [
      [
        'the time zone',
        { 'locale.timeZone': 'Asia/Jakarta' },
        'timeZone',
        /the time zone is that of "indonesia", whose loans are in IDR/,
      ],
      [
        'the way of writing numbers',
        { 'locale.numberLocale': 'id-ID' },
        'numberLocale',
        /way of writing numbers/,
      ],
      [
        'the holidays',
        { 'calendar.holidays': JSON.parse(pageOf('tenant.json')).calendar.holidays },
        'holidays',
        /list of holidays/,
      ],
      [
        'the rule for phones',
        {
          'forms.registration.phone': {
            ...JSON.parse(pageOf('tenant.json')).forms.registration.phone,
            countryCode: '+91',
          },
        },
        'pattern',
        /rule for phone numbers/,
      ],
    ] as const
  ).map(([what, change, line, message]): Mistake => ({
    what: `31 ${what} of another country`,
    make: beside(fields(change)),
    code: 'foreign-remains',
    severity: 'warning',
    line,
    message,
    remedy: /this lender's own country/,
    // It also writes numbers otherwise than the amounts.
    ...(line === 'numberLocale' && { count: 2 }),
  })),
  {
    what: '31 a legal page that is word for word that of another country',
    make: beside(() =>
      write(privacy, `# Privacy\n\n*2026*\n\n${foreignParagraphs().join('\n\n')}\n`),
    ),
    code: 'foreign-remains',
    severity: 'warning',
    file: privacy,
    line: /^[A-Z]/,
    message: /longer paragraphs are word for word those of "indonesia", whose loans are in IDR/,
    remedy: /who knows the law/,
    // The pages in the other languages print other values.
    count: 3,
  },
];
