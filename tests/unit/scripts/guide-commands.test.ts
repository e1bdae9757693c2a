import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const guide = readFileSync('tenants/README.md', 'utf8');
const id = 'my-lender';

/** The commands of "a new lender in ten minutes", in their order, without `npm run` and comments. */
const commands = [
  ...guide
    .slice(guide.indexOf('## A new lender'), guide.indexOf('### When JSON is new'))
    .matchAll(/^```sh\n([\s\S]*?)^```/gm),
].flatMap(([, block = '']) =>
  block.split('\n').flatMap((line) => {
    const [, command] = /^npm run ([^#]+)/.exec(line) ?? [];
    return command === undefined ? [] : [command.trim()];
  }),
);

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'loanfront-guide-'));
  for (const name of ['india', 'index.json', 'markets.json', 'tenant.schema.json'])
    cpSync(path.join('tenants', name), path.join(root, name), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs a command of the guide on the copy, as npm would. */
function run(command: string): Promise<{ exitCode: number; output: string }> {
  const [name = '', ...rest] = command.split(/\s+/).filter((word) => word !== '--');
  const [program = '', ...args] = String(scripts[name]).split(' ');
  const all = [...args, ...rest, '--folder', root];
  return new Promise((resolve) => {
    execFile(path.join('node_modules/.bin', program), all, (error, stdout, stderr) =>
      resolve({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** What the person who follows the guide writes where the copy asks for it; other texts were right as they stood. */
const own: Readonly<Record<string, string>> = {
  'the registered name of the company': 'My Lender Example Limited',
  'its postal address': '1 Example Road, Pune 411000, India',
  'phone of the office': '+91-20-5550-0190',
  'e-mail of the office': 'office@my-lender.example',
  'name of the grievance officer': 'Asha Example',
  'phone of the grievance officer': '+91-20-5550-0195',
  'e-mail of the grievance officer': 'grievance@my-lender.example',
  'phone of the customer service': '1800-555-0190',
  'e-mail of the customer service': 'care@my-lender.example',
  'phone that stands on every error page': '1800-555-0190',
  'code of this lender at its server': 'MYLENDER01',
  'the object that the Android app offers': 'MyLenderApp',
  'the paper that these terms are from': 'Loan terms of My Lender',
  'who is paid, as banks show it': 'My Lender Example Limited',
};

let registration = 0;

/** Follows what stands behind a mark. */
const filledIn = (asked: string): string => {
  if (asked.startsWith('the number of this registration')) {
    registration += 1;
    return `ML-000${registration}`;
  }
  return own[asked] ?? asked;
};

/** Every file of the folder with its marks followed, and a logo of its own. */
function fillIn(folder: string): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const where = path.join(folder, file);
    if (file.endsWith('.json')) {
      const filled = readFileSync(where, 'utf8')
        .replace(/"TODO: ((?:[^"\\]|\\.)*)"/g, (_mark, asked: string) => `"${filledIn(asked)}"`)
        .replaceAll(`todo.${id}.example`, `www.${id}.example`)
        .replaceAll('"2000-01-01"', `"${today}"`);
      writeFileSync(where, filled);
    }
    if (file.endsWith('.md'))
      writeFileSync(where, readFileSync(where, 'utf8').replaceAll('TODO: ', ''));
  }
  writeFileSync(
    path.join(folder, 'assets/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><circle cx="24" cy="24" r="22" fill="#1F4FD8"/></svg>\n',
  );
}

test('design §5: the commands of the guide, typed one after the other, make a lender without a fault', async () => {
  const [make, check, ...later] = commands;
  expect(make).toMatch(/^tenant:new my-lender -- --from india$/);
  expect(check).toBe('tenant:check my-lender');
  expect(later).toContain(check);

  const made = await run(make ?? '');
  expect(made.output).toContain('tenant:check my-lender');
  expect(made.exitCode).toBe(0);

  // The copy asks for what is its own to say, and says where.
  const first = await run(check ?? '');
  expect(first.exitCode).toBe(1);
  expect(first.output).toContain('lender.phone: error: "TODO: phone of the office"');

  fillIn(path.join(root, id));
  const last = await run(check ?? '');
  expect(last.output).toMatch(/^1 tenant checked \(my-lender\): nothing is wrong\.$/m);
  expect(last.exitCode).toBe(0);
}, 60_000);
