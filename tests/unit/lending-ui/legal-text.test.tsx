import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillValues } from '../../../src/lending-ui/fill-values.ts';
import { LegalText } from '../../../src/lending-ui/legal-text.tsx';
import { readMarkdown } from '../../../src/lending-ui/read-markdown.ts';

const show = (text: string, config: object = {}, isInDialog = false) =>
  render(<LegalText text={text} config={config} isInDialog={isInDialog} />).container;

/** Everything on the page that could run something or reach somewhere. */
function dangersIn(root: Element): string[] {
  const allowed = new Set(
    'DIV P H3 H4 HR UL OL LI TABLE THEAD TBODY TR TH TD STRONG EM A SPAN'.split(' '),
  );
  const allowedAttributes = new Set(['class', 'href', 'rel', 'scope', 'target']);
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const found = allowed.has(element.tagName) ? [] : [element.tagName];
    for (const { name, value } of element.attributes) {
      if (!allowedAttributes.has(name)) found.push(`${element.tagName} ${name}`);
      if (
        name === 'href' &&
        !/^(?:https:\/\/[^/]|\/(?![/\\])|tel:\+?[\d-]+$|mailto:[^\s?]+$|http:\/\/localhost)/.test(
          value,
        )
      )
        found.push(value);
    }
    return found;
  });
}

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<script>window.__pwned=1</script>',
        '<img src=x onerror=window.__pwned=1>',
        '<a href="javascript:window.__pwned=1">x</a>',
        '[x](javascript:window.__pwned=1)',
        '[x](JaVaScRiPt:alert`1`)',
        '[x](data:text/html,<script>1</script>)',
        '[x](vbscript:x)',
        '[x](//evil.example/x)',
        '[x](/\\evil.example)',
        '[x](\\\\evil.example)',
        '[x](https://a@evil.example/)',
        '[x](tel:+1;javascript:1)',
        '[x](mailto:a@b.example?cc=c@d.example)',
        '[x](blob:https://evil.example/1)',
        '[**x**](https://ok.example/a)',
        '![x](https://evil.example/x.png)',
        '[a[b](/c)](/d)',
        '<https://evil.example>',
      ),
      fc.constantFrom(
        '\n',
        '\n\n',
        '# ',
        '## ',
        '- ',
        '1. ',
        '| a | b |',
        '|---|---|',
        '---',
        '**',
        '*',
        '[',
        ']',
        '(',
        ')',
        '`',
        ' ',
        'text',
        '\\',
        '{{',
        '}}',
      ),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('design §3: a legal text', () => {
  test('never becomes anything that runs or leads to an unsafe address, whatever it holds', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, isInDialog) => {
        const root = show(text, {}, isInDialog);
        expect(dangersIn(root)).toEqual([]);
        root.remove();
      }),
      { numRuns: 300 },
    );
    expect(Reflect.get(window, '__pwned')).toBeUndefined();
  });

  test('shows HTML as the characters that it is', () => {
    const root = show('Read <b>this</b> & <script>x</script>');
    expect(root.textContent).toBe('Read <b>this</b> & <script>x</script>');
    expect(root.querySelector('b, script')).toBeNull();
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    'gojek://pay',
    'mailto:a@b.example?bcc=x',
    'page.html',
  ])('keeps the words of a link to %s and drops the link', (address) => {
    const root = show(`See [our terms](${address}) now.`);
    expect(root.querySelector('a')).toBeNull();
    expect(root.textContent).toContain('our terms');
  });

  test.each([
    ['https://docs.sample.example/a?b=c#d', 'https://docs.sample.example/a?b=c#d'],
    ['/privacy-policy', '/privacy-policy'],
    ['tel:+91-22-0000', 'tel:+91-22-0000'],
    ['mailto:care@sample.example', 'mailto:care@sample.example'],
  ])('keeps a link to %s', (address, href) => {
    expect(show(`[x](${address})`).querySelector('a')?.getAttribute('href')).toBe(href);
  });

  test("in a dialog, a link into the app is words and the first heading is the dialog's own", () => {
    const root = show('# Title\n\n[x](/privacy-policy) [y](https://ok.example/)', {}, true);
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://ok.example/',
    ]);
    expect(root.textContent).not.toContain('Title');
  });

  test('loses no word: what is written is what can be read', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcdéस中<>&"\'='.split('')),
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('', '# ', '- ', '2. '),
        (words, mark) => {
          const root = show(`${mark}${words.join(' ')}`);
          expect(root.textContent).toBe(words.join(' '));
          root.remove();
        },
      ),
    );
  });
});

describe('design §3: the reader of Markdown', () => {
  test('knows headings, lists, numbered lists, tables, rules, emphasis and links', () => {
    const kinds = readMarkdown(
      '# H\ntext *em* **strong** [l](/x)\n\n- a\n- b\n\n1. a\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---',
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'rule']);
  });

  test('reads Windows line ends and a text of any kind without failing', () => {
    expect(readMarkdown('# A\r\n\r\nb\rc')).toEqual(readMarkdown('# A\n\nb\nc'));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'*[]()#-|1. \n\tax'.split('')), maxLength: 200 }),
        (text) => {
          expect(Array.isArray(readMarkdown(text))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('reads a very long paragraph full of emphasis and links', () => {
    const blocks = readMarkdown(
      Array.from({ length: 500 }, (_, at) => `*word ${at}* [x](/y)`).join(' '),
    );
    expect(blocks).toHaveLength(1);
  });

  test.each(['*', '**', '[', '](', '[a](', '**a*', '|', '# ', '1. '])(
    'is not slowed down by %j written thousands of times',
    (piece) => {
      const started = performance.now();
      readMarkdown(piece.repeat(1000));
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );
});

describe('design §4: values of the tenant in a text', () => {
  const config = {
    lender: { name: 'Sample $& Co', officers: [{ name: 'Asha' }] },
    loanTerms: { minimumAge: 18, zero: 0 },
    on: true,
  };

  test('are put in as they stand, list items by their number, zero included', () => {
    expect(
      fillValues(
        '{{lender.name}}, {{ loanTerms.minimumAge }}, {{lender.officers.0.name}}, {{loanTerms.zero}}',
        config,
      ),
    ).toBe('Sample $& Co, 18, Asha, 0');
  });

  test('percentages and rates are written with the decimal mark of the tenant; other texts stay', () => {
    const figures = {
      money: { decimalMark: ',' },
      late: [{ percent: '0.1' }, { percent: '5' }],
      maxDailyCostPercent: '0.25',
      dailyRate: '0.0003',
      version: '1.2',
    };
    const text =
      '{{late.0.percent}} {{late.1.percent}} {{maxDailyCostPercent}} {{dailyRate}} {{version}}';
    expect(fillValues(text, figures)).toBe('0,1 5 0,25 0,0003 1.2');
    expect(fillValues('{{late.0.percent}}', { ...figures, money: { decimalMark: '.' } })).toBe(
      '0.1',
    );
  });

  test('a way that leads nowhere, to a group or to a flag leaves a dash: no figure is made up', () => {
    for (const way of [
      'no',
      'lender',
      'lender.no',
      'lender.officers',
      'on',
      'lender.name.length',
      '.',
      'lender.',
      'a..b',
    ]) {
      expect(fillValues(`{{${way}}}`, config), way).toBe('–');
    }
  });

  test('HD-31: the prototype is no value', () => {
    for (const way of [
      'constructor',
      '__proto__',
      'constructor.name',
      'lender.__proto__.constructor.name',
      'toString',
      'lender.officers.length',
    ]) {
      expect(fillValues(`{{${way}}}`, config), way).toMatch(/^(?:–|1)$/);
    }
  });
});
