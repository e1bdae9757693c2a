import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shownLanguages, textsOf } from './wording-on-disk.ts';

/** Texts that rightly begin in lower case, each with what stands before them on the screen. */
const goesOn: Readonly<Record<string, string>> = {
  'complaints:chosen': 'follows number and status of an order',
  'complaints:photoDone': 'follows the number of a photo',
  'loan-confirm:ofBorrowed': 'follows the amount that is received',
  'loan-details:borrowedOnItsWay': 'follows the amount of the loan',
  'loan-details:borrowedOnItsWayTo': 'follows the amount of the loan',
  'loan-details:factLast': 'stands under its day: 1 Jun 2026, last one',
  'loan-details:factLeft': 'stands under its amount',
  'loan-details:factPaid': 'stands under its figure: 2 of 6 paid',
  'loan-details:onItsWay': 'follows the amount that is sent',
  'loan-details:onItsWayTo': 'follows the amount that is sent',
  'payment:paidArrived': 'follows the amount that was paid',
  'payment:paidLeft': 'follows the amount that is left',
  'payment:paidLeftNow': 'follows the amount that is left',
  'payment:wallet': 'stands for the wallet’s name within a sentence',
  'public-site:carousel': 'is the kind of a group, spoken after its name',
  'public-site:slide': 'is the kind of a group, spoken after its name',
  'preview:needs': 'stands in a note beside a measured contrast',
  'preview:enlarge': 'follows the name of a screen',
  'preview:shellIos': 'begins with a trade name',
};

/** Words with a capital inside that are names and no fields. */
const names =
  /iPhone|iPad|iOS|WhatsApp|GoPay|DigiLocker|PhonePe|LinkAja|ShopeePay|GCash|PayMaya|JavaScript|GitHub/g;

const firstLetter = (text: string): string => /[\p{L}\p{N}{]/u.exec(text)?.[0] ?? '';
const beginsSmall = (text: string): boolean => /\p{Ll}/u.test(firstLetter(text));

/** What looks like the name of a field, a key or a call, outside the places for values. */
const fieldNames = (text: string): string[] =>
  text
    .replace(/\{\{\w+\}\}/g, '')
    .replace(names, '')
    .match(/\b[a-z]+[A-Z]\w*|\b\w+_\w+|\b[a-z]+\.[a-z]+\.[a-z]+\b/g) ?? [];

test('what the rules look for is found', () => {
  expect(['processing failed', '“paid”', 'एक'].map(beginsSmall)).toEqual([true, true, false]);
  expect(fieldNames('Send orderNo or page_id, {{orderNo}}')).toEqual(['orderNo', 'page_id']);
});

/** The texts of a lender's own languages, in `tenants/<id>/wording/`. */
const ownTexts = readdirSync('tenants', { withFileTypes: true }).flatMap((folder) => {
  const wording = `tenants/${folder.name}/wording`;
  if (!folder.isDirectory() || !existsSync(wording)) return [];
  return readdirSync(wording).flatMap((file) => {
    const words: unknown = JSON.parse(readFileSync(`${wording}/${file}`, 'utf8'));
    return Object.entries(Object(words)).flatMap(([part, texts]) =>
      Object.entries(Object(texts)).flatMap(([key, text]) =>
        typeof text === 'string' ? [{ place: `${part}:${key}`, text }] : [],
      ),
    );
  });
});

describe.each([...shownLanguages, 'own'])('every text in %s', (language) => {
  const all = language === 'own' ? ownTexts : textsOf(language);
  // The studio speaks to operators about the fields of their file.
  const texts = all.filter(({ place }) => !place.startsWith('preview:'));

  test('begins with a capital where its writing has them, but for those that go on', () => {
    const small = all.filter(({ place, text }) => beginsSmall(text) && !(place in goesOn));
    expect(small).toEqual([]);
  });

  test('names no internal field', () => {
    expect(
      texts.flatMap(({ place, text }) => fieldNames(text).map((name) => [place, name])),
    ).toEqual([]);
  });
});
