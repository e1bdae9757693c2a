import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeFolders, projectFiles } from '../../architecture/project-files.ts';
import {
  baseOf,
  english,
  namespaces,
  placeholdersIn,
  shownLanguages,
  textsOf,
  wordsOf,
} from './wording-on-disk.ts';

/** Texts that are rightly the same as in English, by language and place, each with the reason. */
const sameAsEnglish: Record<string, Record<string, string>> = {
  fil: {
    'public-site:navHome': 'lenders there write it so',
    'assistant:title': 'lenders there say it so',
    'extension:fee': 'lenders there say it so',
    'instalments:state': 'lenders there say it so',
    'legal:customerServiceTitle': 'lenders there say it so',
    'loan-confirm:lender': 'lenders there say it so',
    'loan-details:receiptLender': 'lenders there say it so',
    'marketplace:lender': 'lenders there say it so',
    'number-repayment:bill': 'lenders there say it so',
    'number-repayment:billKey': 'lenders there say it so',
    'number-repayment:billerCode': 'lenders there say it so',
    'number-repayment:paymentCode': 'lenders there say it so',
    'number-repayment:reference': 'the shared wording gives it so',
    'payment:coupon': 'lenders there say it so',
    'payment:dueDate': 'lenders there say it so',
    'payment:extensionFee': 'lenders there say it so',
    'payment:receiptLender': 'lenders there say it so',
    'public-site:customerService': 'lenders there say it so',
    'public-site:support': 'lenders there say it so',
  },
  id: {
    'instalments:state': 'the same word',
    'pay-method:bank': 'the same word',
    'pay-method:miniMarket': 'the spec gives it so',
    'number-repayment:bank': 'the same word',
    'number-repayment:miniMarket': 'the spec gives it so',
    'number-repayment:tipsTitle': 'the spec gives it so',
  },
};

/** Texts that the spec gives letter by letter; here they stand in sentence case, with a stop where they are sentences. */
const fixedTexts: Record<string, Record<string, string>> = {
  en: {
    'app:agree': 'Agree',
    'app:cancel': 'Cancel',
    'app:loading': 'loading...',
    'app:networkError': 'You seem to be offline. Please try again.',
    'app:pleaseChoose': 'Please choose',
    'assistant:rateTitle': 'Please rate this service',
    'card-linking:choose': 'Please choose',
    'calculator:enterNumber': 'Please Enter a number!',
    'card-repayment:cardListFailed': 'failed to query card list',
    'card-repayment:chooseFirst': 'please select a payment bank card first',
    'payment:repeated': 'do not submit the payment request repeatedly',
    'payment:wrongCode': 'verification code error',
    'card-repayment:codeShort': 'please enter the correct verification code',
    'payment:failed': 'processing failed',
    'card-repayment:getCode': 'get verification code',
    'complaints:blocked': 'The selected order does not support sending collection types',
    'complaints:empty': 'Please fill in your comments and suggestions',
    'complaints:myComplaints': 'My complaints',
    'complaints:rateTitle': 'Please rate this service',
    'complaints:rated': 'Successful demonstration！',
    'complaints:saving': 'saving...',
    'complaints:sent': 'Successfully Sent',
    'complaints:uploaded': 'Upload succeeded!',
    'complaints:uploading': 'uploading...',
    'loan-details:repay': 'Repay now',
    'loan-details:submit': 'Submit',
    'pay-method:incomplete': 'Please complete the information',
    'pay-method:save': 'I want to pay',
    'public-site:incomplete': 'Please provide complete information!',
    'public-site:navCalculator': 'Calculator',
    'public-site:navContact': 'Contact us',
    'public-site:navHome': 'Home',
    'public-site:navPrivacy': 'Privacy Policy',
    'public-site:navReviews': 'User reviews',
    'public-site:navTerms': 'Loan Terms And Conditions',
    'public-site:sent': 'Submit successfully!',
    'registration:captchaWrong': 'enter the image captcha correctly',
    'registration:codeSent': 'verification code sent, please check your phone',
    'registration:getCode': 'get verification code',
    'registration:known': 'you are registered, please download the app to log in',
    'registration:phoneWrong': 'please enter the phone number correctly',
    'registration:registered': 'registration successful',
    'registration:repeat': 'do not send the code repeatedly',
    'registration:smsWrong': 'enter the SMS code correctly',
    'number-repayment:tipsTitle': 'Tips',
    'number-repayment:yes': 'Yes',
  },
  id: {
    'app:pleaseChoose': 'Silakan pilih',
    'assistant:person': 'Hubungi CS',
    'assistant:resolved': 'Terselesaikan',
    'assistant:unresolved': 'Belum Terselesaikan',
    'marketplace:full': 'Pengajuan sudah penuh, silahkan pengajuan kembali di besok hari',
    'pay-method:incomplete': 'Silakan lengkapi informasinya',
    'pay-method:miniMarket': 'Mini Market',
    'pay-method:save': 'Saya ingin membayar',
  },
  zh: { 'app:cancel': '取消' },
};

/** Keys that are put together while the app runs, with the place that does it. */
const builtKeys: Record<string, { keys: RegExp; why: string }> = {
  app: {
    keys: /^(?:old(?:Title|Text)|failedText)$/,
    why: 'scripts/build/plain-words.ts writes them into the page, for src/app/plain-face.ts',
  },
  'loan-details': {
    keys: /^state_(?:open|settled|unpaid)$/,
    why: 'say(`loan-details:state_${state}`) in decide-loan',
  },
};

/** Every key that a module asks for by name, as `namespace:key`; without a namespace it is of `app`. */
function askedKeys(): Set<string> {
  const asked = projectFiles(...codeFolders).flatMap(({ text }) => {
    const own = /useTranslation\(\[?'([\w-]+)'/.exec(text)?.[1] ?? 'app';
    // A whole key, with its file, is typed wherever it stands (`SayKey`).
    const keys = [...text.matchAll(/\bt\(\s*'([^']+)'|'([\w-]+:\w+)'/g)]
      .map(([, key, whole]) => key ?? whole ?? '')
      .filter((key) => !key.includes(':') || namespaces.includes(key.split(':')[0] ?? ''));
    return keys.map((key) => (key.includes(':') ? key : `${own}:${key}`));
  });
  return new Set(asked);
}

/** The plural forms that whole numbers take in a language. Forms for fractions alone, or from a million on, may be left out. */
function formsOf(language: string): { needed: Set<string>; known: Set<string> } {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 1001 }, (_, count) => count);
  return {
    needed: new Set(counts.map((count) => rules.select(count))),
    known: new Set(rules.resolvedOptions().pluralCategories),
  };
}

const englishWords = (namespace: string) => wordsOf(english, namespace) ?? {};
const otherLanguages = shownLanguages.filter((language) => language !== english);

test('design §4: the wording holds the languages of the tenants, and English', () => {
  expect(readdirSync('locales').sort()).toEqual(shownLanguages);
});

test('design §2: the typed keys name every file of the wording', () => {
  const typed = readFileSync('src/i18n/message-keys.ts', 'utf8');
  const unnamed = namespaces.filter(
    (namespace) => !typed.includes(`/locales/en/${namespace}.json'`),
  );
  expect(unnamed).toEqual([]);
});

describe.each(shownLanguages)('locales/%s', (language) => {
  test('design §4: every part of the wording is there, and no other', () => {
    expect(new Set(readdirSync(`locales/${language}`))).toEqual(
      new Set(namespaces.map((name) => `${name}.json`)),
    );
  });

  test.each(namespaces)(
    'HD-35: %s has the keys of English, each in the plural forms of the language',
    (namespace) => {
      const { needed, known } = formsOf(language);
      const present = Object.keys(wordsOf(language, namespace) ?? {});
      const wanted = new Set<string>();
      const allowed = new Set<string>();
      for (const key of Object.keys(englishWords(namespace))) {
        const { base, hasForms } = baseOf(key);
        for (const form of hasForms ? needed : ['']) wanted.add(form ? `${base}_${form}` : key);
        for (const form of hasForms ? known : ['']) allowed.add(form ? `${base}_${form}` : key);
      }
      expect(
        [...wanted].filter((key) => !present.includes(key)),
        'missing',
      ).toEqual([]);
      expect(
        present.filter((key) => !allowed.has(key)),
        'unknown',
      ).toEqual([]);
    },
  );

  test.each(namespaces)('design §4: %s keeps the placeholders of English', (namespace) => {
    const source = englishWords(namespace);
    const changed = Object.entries(wordsOf(language, namespace) ?? {}).flatMap(([key, text]) => {
      const { base, hasForms } = baseOf(key);
      const model = source[hasForms ? `${base}_other` : key] ?? '';
      const [is, should] = [placeholdersIn(text), placeholdersIn(model)];
      return is === should ? [] : [`${key}: {{${is}}} instead of {{${should}}}`];
    });
    expect(changed).toEqual([]);
  });

  test('a text says something, has no blank at its ends and none twice', () => {
    const untidy = textsOf(language).filter(
      ({ text }) => !text || text !== text.trim() || /\s\s/.test(text),
    );
    expect(untidy).toEqual([]);
  });

  test('HD-15: a text holds plain placeholders only: no other braces, no nesting, no HTML', () => {
    const odd = textsOf(language).filter(({ text }) =>
      /[{}<>]|\$t\(/.test(text.replace(/\{\{\w+\}\}/g, '')),
    );
    expect(odd).toEqual([]);
  });

  test('domain §7: nothing is shouted where money is meant', () => {
    const fixed = fixedTexts[language] ?? {};
    const loud = textsOf(language).filter(
      ({ place, text }) => /[!！]/.test(text) && !(place in fixed),
    );
    expect(loud).toEqual([]);
  });

  test('screens §9: what the spec gives letter by letter is kept, but for case and last mark; a second sentence may follow', () => {
    const plain = (text: string) => text.toLowerCase().replace(/[.!。！]+$/, '');
    const texts = new Map(textsOf(language).map(({ place, text }) => [place, text]));
    for (const [place, text] of Object.entries(fixedTexts[language] ?? {})) {
      const said = plain(texts.get(place) ?? '');
      expect(said.slice(0, plain(text).length), place).toBe(plain(text));
      expect(said.slice(plain(text).length), place).toMatch(/^(?:$|[.!！] )/);
    }
  });
});

describe.each(otherLanguages)('locales/%s beside English', (language) => {
  const source = new Map(textsOf(english).map(({ place, text }) => [place, text]));

  test('no text is left in English, but for those with a reason', () => {
    const allowed = sameAsEnglish[language] ?? {};
    const same = textsOf(language).filter(({ place, text }) => text === source.get(place));
    expect(same.map(({ place }) => place).sort()).toEqual(Object.keys(allowed).sort());
  });

  test('every text is written in the script of its language', () => {
    const { script = 'Latn' } = new Intl.Locale(language).maximize();
    const names: Record<string, RegExp> = {
      Latn: /\p{Script=Latin}/u,
      Deva: /\p{Script=Devanagari}/u,
      Hans: /\p{Script=Han}/u,
    };
    const letters = names[script];
    if (!letters) throw new Error(`add the letters of ${script} to this test`);
    const allowed = sameAsEnglish[language] ?? {};
    const foreign = textsOf(language).filter(({ place, text }) => {
      const own = text.replace(/\{\{\w+\}\}/g, '');
      return /\p{L}/u.test(own) && !letters.test(own) && !(place in allowed);
    });
    expect(foreign).toEqual([]);
  });
});

describe('what src/ asks for', () => {
  const asked = askedKeys();

  test('every key of the wording is used', () => {
    const unused = namespaces.flatMap((namespace) =>
      Object.keys(englishWords(namespace))
        .filter((key) => !builtKeys[namespace]?.keys.test(key))
        .filter((key) => !asked.has(`${namespace}:${baseOf(key).base}`))
        .map((key) => `${namespace}:${key}`),
    );
    expect(unused).toEqual([]);
  });

  test('every key that is asked for by name exists', () => {
    const known = new Set(
      namespaces.flatMap((namespace) =>
        Object.keys(englishWords(namespace)).flatMap((key) => [
          `${namespace}:${key}`,
          `${namespace}:${baseOf(key).base}`,
        ]),
      ),
    );
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
  });

  test('HD-15: a key is written in the code; no text that arrives is ever used as one', () => {
    const computed = projectFiles(...codeFolders).flatMap(({ path, text }) =>
      [...text.matchAll(/\bt\(\s*([^'\s)][^,)]*)|\bsay\(\s*(`[^,)]*)/g)].map(
        ([, what, built]) => `${path}: ${(what ?? built ?? '').trim()}`,
      ),
    );
    expect(computed.sort()).toEqual([
      'src/features/loan-details/decide-loan.ts: `loan-details:state_${state}`',
    ]);
  });
});
