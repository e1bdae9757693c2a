import { expect, test } from 'vitest';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import { linesWith, sourceModules, type ProjectFile } from '../../architecture/project-files.ts';
import { nameOf, walk } from '../../architecture/syntax.ts';
import { contractCalls } from '../../support/contract-answers.ts';

const modules = sourceModules();
const app = modules.filter(({ path }) => !/^(?:src\/lender-api|sandbox)\//.test(path));
const movesMoney = [...contractCalls().values()]
  .filter((call) => call.movesMoney)
  .map(({ key }) => key);

/** The store's endpoints that send one of the calls: `startCardRepayment` sends `repaymentCommit`. */
function endpointsOf(calls: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of modules.filter(({ path }) => path.endsWith('.api.ts')))
    walk(file, (node) => {
      if (node.type !== 'Property') return;
      const own = file.text.slice(node.start, Number(node['end']));
      const name = nameOf(node['key']);
      const isEndpoint = /^\w+: build\.(?:mutation|query)</.test(own);
      if (name && isEndpoint && calls.some((call) => new RegExp(`Paths\\.${call}\\b`).test(own)))
        found.add(name);
    });
  return [...found].sort();
}

/** Where a mutation is used, be it by its hook or through the endpoint itself. */
const usesOf = (names: readonly string[], files: readonly ProjectFile[]) =>
  files.filter(({ text }) =>
    names.some((name) => {
      const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}Mutation`;
      return new RegExp(`\\b${hook}\\b|\\b${name}\\.(?:initiate|useMutation)\\b`).test(text);
    }),
  );

const moneyEndpoints = endpointsOf(movesMoney);

test('every money call of the contract has an endpoint that this test knows', () => {
  expect(movesMoney.filter((key) => !Object.hasOwn(endpoints, key))).toEqual([]);
  expect(moneyEndpoints).toHaveLength(movesMoney.length);
});

test('issue: a money call is sent from the room of payments, or handed to it by the strategy of its channel', () => {
  const users = usesOf(moneyEndpoints, app);
  expect(users.length).toBeGreaterThan(0);
  const outside = users.filter(
    ({ path, text }) =>
      !(path.startsWith('src/payments/') && /\bmakeMoneyCall(?:<\w+>)?\(/.test(text)) &&
      !(path.startsWith('src/features/') && /\busePayment\(/.test(text)),
  );
  expect(outside.map(({ path }) => path)).toEqual([]);
});

test('a strategy only hands its calls over: it neither awaits them nor has a record or lock of its own', () => {
  const strategies = usesOf(moneyEndpoints, app).filter(({ path }) =>
    path.startsWith('src/features/'),
  );
  expect(strategies.length).toBeGreaterThan(0);
  const own = /\b(?:makeMoneyCall|moneyRecords|moneyLocks|storageLocks|useMoneyPlace)\b/;
  expect(linesWith(own, strategies)).toEqual([]);
  const sends = strategies.flatMap(({ text }) => [
    ...text.matchAll(/const \[(\w+)[^\]]*\] = use\w+Mutation\(/g),
  ]);
  const names = sends.map(([, name]) => name).join('|');
  expect(linesWith(new RegExp(`\\bawait (?:${names}|commit)\\(`), strategies)).toEqual([]);
});

test('a number is asked for in the room of payments alone, under its lock', () => {
  const users = usesOf(['requestVirtualAccount'], app);
  expect(users.map(({ path }) => path)).toEqual(['src/payments/use-number.ts']);
  expect(users.every(({ text }) => /\blocks\.run\(/.test(text))).toBe(true);
});

test('before React a number is asked for in one place, under the same lock', () => {
  const users = app.filter(
    ({ path, text }) => /\bvirtualAccountCall\(/.test(text) && !path.startsWith('src/lender-api/'),
  );
  expect(users.map(({ path }) => path)).toEqual(['src/first-view/first-number-call.ts']);
  expect(users.every(({ text }) => /\blocks\.run\(/.test(text))).toBe(true);
});

test('nobody but the one door writes down that a call is open, or answers for one', () => {
  const others = modules.filter(({ path }) => path !== 'src/payments/make-money-call.ts');
  expect(linesWith(/step: '(?:calling|unanswered)'/, others.filter(isNoRule))).toEqual([]);
  expect(linesWith(/\bwhileMoneyMoves\(/, others)).toEqual([]);
});

/** Rules name the steps that they judge. */
const isNoRule = ({ path }: ProjectFile) => !path.startsWith('src/domain/');
