import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFolders, projectFiles } from './project-files.ts';
import { placeOf, walk, type SyntaxNode } from './syntax.ts';

/** Words that mean everything and nothing, and what is said instead. */
const houseWords =
  /^(?:ways?|plays?|played|playable|matters?|keepers?|mends?|mended|judges?|judged|told|known)$/;
const plainer = 'say path or option, scenario, content, record, fix, check, said, remembered';

/** The parts of a name: `lastKnownLoan` is `last`, `known` and `loan`. */
const partsOf = (name: string) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
const isHouseWord = (name: string) => partsOf(name).some((part) => houseWords.test(part));

/** Names that somebody else gave: the lender's calls. */
const notOurs = new Set(['repaymentWay']);

const code = () =>
  projectFiles(...codeFolders, 'scripts').filter(({ path }) => /\.tsx?$/.test(path));

/** The name that a node gives to something of ours; reading a name is found where it is given. */
function nameGiven(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  field: string,
): string | undefined {
  if (node.type !== 'Identifier' || !parent) return undefined;
  const isRead = parent.type === 'MemberExpression' && field === 'property';
  return isRead ? undefined : String(node['name']);
}

test(`no name in the code is of the house dialect: ${plainer}`, () => {
  const found = code().flatMap((file) => {
    const places: string[] = [];
    walk(file, (node, parent, field) => {
      const name = nameGiven(node, parent, field);
      if (name && !notOurs.has(name) && isHouseWord(name)) places.push(placeOf(file, node, name));
    });
    return places;
  });
  expect([...new Set(found)]).toEqual([]);
});

test('no file is named in the house dialect', () => {
  const files = projectFiles(...codeFolders, 'scripts', 'tests').map(({ path }) => path);
  expect(files.filter((path) => isHouseWord(path.replace(/^.*\//, '')))).toEqual([]);
});

test.each(['lastKnownLoan', 'way', 'judgeAddress', 'PlayLink', 'page-matter.ts'])(
  'the rule notices %s',
  (name) => expect(isHouseWord(name)).toBe(true),
);

test.each(['gateway', 'display', 'wayside', 'unknown', 'autoplayer'])(
  'the rule lets pass %s',
  (name) => expect(isHouseWord(name)).toBe(false),
);

const foldersOf = (place: string) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('a task has one name, as feature and as wording file', () => {
  const features = foldersOf('src/features');
  expect(features.length).toBeGreaterThan(0);
  expect(features.filter((name) => !existsSync(`locales/en/${name}.json`))).toEqual([]);
});

/** Subjects that serve several tasks. */
const widerSubjects = ['loan', 'support'];

test('a subject of the lender API is named as its task', () => {
  const features = foldersOf('src/features');
  const subjects = foldersOf('src/lender-api');
  expect(subjects.length).toBeGreaterThan(0);
  const unnamed = subjects.filter((name) => !features.includes(name));
  expect(unnamed).toEqual(widerSubjects);
});
