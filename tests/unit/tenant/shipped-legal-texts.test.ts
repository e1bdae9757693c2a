import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillValues } from '../../../src/lending-ui/fill-values.ts';
import { readMarkdown, type Block, type Inline } from '../../../src/lending-ui/read-markdown.ts';
import { shippedFile, shippedIds, shippedTenant } from './shipped-folder.ts';

const pages = ['about', 'agreement', 'privacy', 'registration', 'terms'];

const legalFiles = (id: string) =>
  readdirSync(`tenants/${id}/legal`).map((name) => ({
    name,
    text: shippedFile(`${id}/legal/${name}`),
  }));

function inlinesOf(block: Block): readonly Inline[] {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return block.rows.flat(2);
  return block.kind === 'rule' ? [] : block.inner;
}

const flat = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((piece) => (piece.kind === 'text' ? [piece] : [piece, ...flat(piece.inner)]));

/** The title, the date of the version and every run of a text, as the app reads it. */
function readAsTheAppDoes(id: string, text: string) {
  const blocks = readMarkdown(fillValues(text, shippedTenant(id)));
  return { blocks, pieces: flat(blocks.flatMap(inlinesOf)) };
}

describe.each(shippedIds)('legal texts of tenants/%s', (id) => {
  test('design §4: every page is there in every language of the tenant, and nothing else', () => {
    const { languages } = shippedTenant(id).locale;
    const expected = pages.flatMap((page) => languages.map((lang) => `${page}.${lang}.md`));
    expect(
      legalFiles(id)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(expected.sort());
  });

  test('screens §2: every value that a text names is in tenant.json', () => {
    const tenant = shippedTenant(id);
    const missing = legalFiles(id).flatMap(({ name, text }) =>
      (text.match(/\{\{.*?\}\}/g) ?? [])
        .filter((value) => ['–', value].includes(fillValues(value, tenant)))
        .map((value) => `${name}: ${value}`),
    );
    expect(missing).toEqual([]);
  });

  test('screens §2: the same values stand in every language of a page', () => {
    const { languages } = shippedTenant(id).locale;
    for (const page of pages) {
      const [first, ...others] = languages.map((lang) => {
        const text = shippedFile(`${id}/legal/${page}.${lang}.md`);
        const values = text.match(/\{\{[\w.]+\}\}/g) ?? [];
        return values.map((value) => value.replace(`.${lang}}}`, '.LANGUAGE}}')).sort();
      });
      for (const other of others) expect(other, page).toEqual(first);
    }
  });

  test('spec §9: every figure of the loan terms comes out of tenant.json, none is written by hand', () => {
    const { loanTerms, locale } = shippedTenant(id);
    const figures = Object.keys(loanTerms).filter(
      (name) => !['source', 'effectiveFrom', 'lastReviewed', 'lateDailyPercent'].includes(name),
    );
    const late = loanTerms.lateDailyPercent.map((_step, at) => `lateDailyPercent.${at}.percent`);
    for (const language of locale.languages) {
      const text = shippedFile(`${id}/legal/terms.${language}.md`);
      const absent = [...figures, ...late].filter(
        (name) => !text.includes(`{{loanTerms.${name}}}`),
      );
      expect(absent, language).toEqual([]);
      // By hand: the numbers of the parts, the date of the version, and the hours of calls that the law sets.
      const [, , ...lines] = text.split('\n').filter(Boolean);
      const byHand = lines
        .map((line) => line.replace(/^## \d+\./, '').replace(/\{\{.*?\}\}/g, ''))
        .filter((line) => /\d/.test(line));
      expect(byHand.length, `${language}: ${byHand.join(' / ')}`).toBeLessThanOrEqual(1);
    }
  });

  test('a text begins with its title and the date of its version', () => {
    for (const { name, text } of legalFiles(id)) {
      const { blocks } = readAsTheAppDoes(id, text);
      expect(blocks[0], name).toMatchObject({ kind: 'heading', level: 1 });
      expect(blocks[1], name).toMatchObject({ kind: 'paragraph', inner: [{ kind: 'em' }] });
    }
  });

  test('design §3: nothing of a text is left that the app cannot read', () => {
    for (const { name, text } of legalFiles(id)) {
      const { pieces } = readAsTheAppDoes(id, text);
      const words = pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []));
      expect(
        words.filter((word) => /[<>*|]|\]\(|!\[|^#|\{\{/.test(word)),
        name,
      ).toEqual([]);
    }
  });

  test('design §3: links lead to a safe address, a phone, an e-mail or a route of the tenant', () => {
    const routes = Object.values(shippedTenant(id).routes);
    for (const { name, text } of legalFiles(id)) {
      const { pieces } = readAsTheAppDoes(id, text);
      const links = pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.address] : []));
      const safe = /^(?:https:\/\/[\w.-]+|mailto:[\w.-]+@[\w.-]+|tel:\+?[\d-]+)$/;
      const odd = links.filter((link) => !safe.test(link) && !routes.includes(link));
      expect(odd, name).toEqual([]);
    }
  });
});
