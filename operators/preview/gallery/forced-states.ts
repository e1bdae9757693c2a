/** States that need a finger or a key, drawn without one. */
export const forcedStates = ['hover', 'pressed', 'focus'] as const;

/** See `forcedStates`. */
export type ForcedState = (typeof forcedStates)[number];

/** What the browser calls a state, and the word of `data-forced` that stands for it. */
const words: Readonly<Record<string, string>> = {
  ':focus-visible': 'focus',
  ':focus-within': 'within',
  ':focus': 'focus',
  ':hover': 'hover',
  ':active': 'active',
};
const pseudo = /:(?:focus-visible|focus-within|focus|hover|active)(?![\w-])/g;

/** The words for the element itself, and for those around it. */
const marks: Readonly<Record<ForcedState, { self: string; around: string }>> = {
  hover: { self: 'hover', around: 'hover' },
  pressed: { self: 'hover active', around: 'hover active' },
  focus: { self: 'focus within', around: 'within' },
};

const pressable = 'button, a[href], input, select, textarea, summary';

/** Marks the first thing in a place that can be pressed or typed into, and what holds it, with a state. */
export function force(place: Element, state: ForcedState): void {
  const { self, around } = marks[state];
  const found = place.querySelector(pressable);
  for (let at = found; at && at !== place; at = at.parentElement)
    at.setAttribute('data-forced', at === found ? self : around);
}

/** A selector that holds for what is marked, where another holds for what is touched; undefined for one of neither. */
export const forcedSelector = (selector: string): string | undefined => {
  const forced = selector.replace(pseudo, (one) => `[data-forced~='${words[one] ?? ''}']`);
  return forced === selector ? undefined : forced;
};

/** What only a pointer that can hover gets is shown on every device. */
const isOfPointer = (condition: string) => /^\(hover:\s*hover\)$/.test(condition);

/** The rules of a sheet for what is touched, written anew for what is marked. */
function forcedRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      const inner = forcedRules(rule.cssRules);
      if (inner.length === 0 || isOfPointer(rule.conditionText)) return inner;
      return [`@media ${rule.conditionText}{${inner.join('\n')}}`];
    }
    const selector = rule instanceof CSSStyleRule && forcedSelector(rule.selectorText);
    return selector ? [`${selector}{${rule.style.cssText}}`] : [];
  });
}

/**
 * Lets what is marked look as what is touched does, by the page's own rules: none of them is written twice. Returns what
 * takes it back.
 */
export function forceStates(page: Document): () => void {
  const text = [...page.styleSheets].flatMap((sheet) => forcedRules(sheet.cssRules)).join('\n');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
