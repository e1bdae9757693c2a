import { HtmlValidate, type Message } from 'html-validate';

const rules = ['html-validate:standard', 'html-validate:a11y'];

const checker = new HtmlValidate({ root: true, extends: rules });

/** A browser writes a document down in its own way; how it writes says nothing about the page. */
const checkerOfBrowsers = new HtmlValidate({
  root: true,
  extends: rules,
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
  },
});

/** The documents named in a consent break within its line, which a <button> cannot (`src/ui/press-by-key.ts`). */
const isWithinSentence = ({ ruleId, selector }: Message): boolean =>
  ruleId === 'prefer-native-element' && selector?.startsWith('#consent-words > ') === true;

/** What html-validate (standard and a11y) finds in a whole document; `by` says who has written the text. */
export async function htmlFaults(html: string, by: 'us' | 'a browser' = 'us'): Promise<string[]> {
  const { results } = await (by === 'us' ? checker : checkerOfBrowsers).validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter((fault) => !isWithinSentence(fault))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
