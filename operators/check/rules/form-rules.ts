import { isPhoneNumber, nationalNumber } from '../../../src/domain/phone.ts';
import { cardCallNames } from '../../../src/tenant/schema/forms.ts';
import { listAt, numberAt, textAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { JsonPath } from '../json-tree.ts';
import type { RuleInput } from '../rule-input.ts';
import { slowRepeats } from '../slow-repeats.ts';

const fieldsPath: JsonPath = ['forms', 'bindCard', 'fields'];
const phonePath: JsonPath = ['forms', 'registration', 'phone'];

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern);
  } catch {
    return undefined;
  }
}

/** A pattern that grows slow on a long input, though no repeat stands in another. */
function slowPattern(config: object, path: JsonPath): Found[] {
  const pattern = textAt(config, path);
  const repeats = pattern && compiled(pattern) ? slowRepeats(pattern) : [];
  return repeats.length === 0
    ? []
    : [
        {
          code: 'pattern-unsafe',
          at: { path },
          message: `${repeats.join(' and ')} repeat over the same letters, so a long input can hang the phone`,
          remedy:
            'give all but one of them a limit, like {1,20}, or part them by a letter that they do not take',
        },
      ];
}

function phoneFaults(config: object): Found[] {
  const pattern = textAt(config, [...phonePath, 'pattern']);
  const example = textAt(config, [...phonePath, 'example']);
  const maxLength = numberAt(config, [...phonePath, 'maxLength']);
  if (
    pattern === undefined ||
    example === undefined ||
    maxLength === undefined ||
    !compiled(pattern)
  )
    return [];
  const rule = {
    pattern,
    maxLength,
    countryCode: textAt(config, [...phonePath, 'countryCode']),
    trunkPrefix: textAt(config, [...phonePath, 'trunkPrefix']),
  };
  const national = nationalNumber(example, rule);
  if (isPhoneNumber(national, rule)) return [];
  const why =
    national.length > maxLength
      ? `has ${national.length} digits, and maxLength allows ${maxLength}`
      : `does not match ${pattern}`;
  return [
    {
      code: 'pattern-example',
      at: { path: [...phonePath, 'example'] },
      message: `the example, as ${national}, ${why}`,
      remedy: 'write an example that may be typed, or correct the pattern',
    },
  ];
}

function prefixFaults(config: object, path: JsonPath): Found[] {
  const prefixes = listAt(config, [...path, 'named']).map((one) => textAt(one, 'prefix'));
  const twice = prefixes.flatMap((prefix, at): Found[] =>
    prefix === undefined || prefixes.indexOf(prefix) === at
      ? []
      : [
          {
            code: 'list-twice',
            at: { path: [...path, 'named', at, 'prefix'] },
            message: 'this beginning is there already',
            remedy: 'take one of them out',
          },
        ],
  );
  const fills = textAt(config, [...path, 'fills']);
  const fields = listAt(config, fieldsPath);
  const isThere = fields.some(
    (one) =>
      textAt(one, 'name') === fills &&
      textAt(one, 'kind') === 'text' &&
      fills !== textAt(config, [...path, 'name']),
  );
  if (fills === undefined || isThere) return twice;
  return [
    ...twice,
    {
      code: 'fills-unknown',
      at: { path: [...path, 'fills'] },
      message: `there is no other text field named ${fills}`,
      remedy: 'write the name of the field that takes it, or take "fills" out',
    },
  ];
}

function optionFaults(config: object, path: JsonPath): Found[] {
  const options = listAt(config, [...path, 'options']);
  const isSelect = textAt(config, [...path, 'kind']) === 'select';
  if (isSelect && options.length === 0) {
    const on = valueAt(config, [...path, 'options']) === undefined ? path : [...path, 'options'];
    return [
      {
        code: 'options-missing',
        at: { path: on },
        message: 'there is nothing to choose from',
        remedy: 'add "options": [{ "value": "…", "label": "…" }]',
      },
    ];
  }
  if (!isSelect && options.length > 0) {
    return [
      {
        code: 'options-needless',
        at: { path: [...path, 'options'], on: 'key' },
        message: 'only a field of the kind "select" shows options',
        remedy: 'write "kind": "select", or take the options out',
        fix: { op: 'write', path: [...path, 'kind'], value: 'select' },
      },
    ];
  }
  const values = options.map((option) => textAt(option, 'value'));
  const pattern = compiled(textAt(config, [...path, 'pattern']) ?? '');
  return values.flatMap((value, at): Found[] => {
    const here = [...path, 'options', at, 'value'];
    if (value !== undefined && values.indexOf(value) < at)
      return [
        {
          code: 'list-twice',
          at: { path: here },
          message: 'this option is there already',
          remedy: 'take one of them out',
        },
      ];
    return value === undefined || pattern?.test(value) !== false
      ? []
      : [
          {
            code: 'pattern-example',
            at: { path: here },
            message: "does not match the field's own pattern, so it could not be chosen",
            remedy: 'correct the value or the pattern',
          },
        ];
  });
}

function nameFaults(path: JsonPath, names: readonly (string | undefined)[], at: number): Found[] {
  const name = names[at];
  const here = [...path, 'name'];
  if (name === undefined) return [];
  const taken = cardCallNames.find((one) => one.toLowerCase() === name.toLowerCase());
  if (taken) {
    return [
      {
        code: 'field-name-taken',
        at: { path: here },
        message: `the call that links a card sends "${taken}" itself, and what is typed would be lost`,
        remedy: 'write the name that the lender gave this field',
      },
    ];
  }
  return names.indexOf(name) < at
    ? [
        {
          code: 'field-name-twice',
          at: { path: here },
          message: `"${name}" is the name of an earlier field`,
          remedy: 'give each field a name of its own',
        },
      ]
    : [];
}

/** What a person is asked to type: patterns, examples, names and options (design §4). */
export function formRules({ config }: RuleInput): Found[] {
  const names = listAt(config, fieldsPath).map((field) => textAt(field, 'name'));
  const ofFields = names.flatMap((_, at) => {
    const path = [...fieldsPath, at];
    return [
      ...nameFaults(path, names, at),
      ...prefixFaults(config, path),
      ...optionFaults(config, path),
      ...slowPattern(config, [...path, 'pattern']),
    ];
  });
  return [...phoneFaults(config), ...slowPattern(config, [...phonePath, 'pattern']), ...ofFields];
}
