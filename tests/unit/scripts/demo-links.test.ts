import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoLink, type DemoTenant, demoTenants } from '../../../scripts/start/demo-links.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { startMessage } from '../../../scripts/start/start-message.ts';

const shipped = 'india';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-links-'));
  cpSync(`tenants/${shipped}`, path.join(folder, shipped), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string) => path.join(folder, shipped, name);
const readTenant = () => JSON.parse(readFileSync(fileOf('tenant.json'), 'utf8'));
const write = (name: string, content: unknown) =>
  writeFileSync(fileOf(name), JSON.stringify(content));
const play = {
  smsCode: '246810',
  session: { sessionId: 'demo-1', userId: '7' },
  links: [
    { title: 'A due loan', screen: 'loanDetails', query: { orderId: '9', productId: '5' } },
    { title: 'Another loan', screen: 'loanDetails', query: { orderId: '8', productId: '5' } },
    { title: 'Repay', screen: 'cardRepayment', query: { orderId: '9' } },
  ],
};

test('a link is the tenant’s own path with the query and the session of the sandbox data', async () => {
  const tenant = readTenant();
  write('tenant.json', { ...tenant, routes: { ...tenant.routes, loanDetails: '/my-loan' } });
  write('sandbox.json', play);
  const [found] = await demoTenants(folder);
  expect(found).toMatchObject({ id: shipped, smsCode: '246810' });
  const titles = ['A due loan', 'Another loan', 'Repay', 'All screens'];
  expect(found).toHaveProperty(
    'links',
    titles.map((title) => expect.objectContaining({ title })),
  );
  expect(found).toHaveProperty(
    'links.0.path',
    expect.stringMatching(
      /^\/my-loan\?tenant=india&orderId=9&productId=5&sessionId=demo-1&userId=7/,
    ),
  );
});

test('a screen that the tenant has switched off gets no link', async () => {
  const tenant = readTenant();
  write('tenant.json', { ...tenant, features: { ...tenant.features, cards: false } });
  write('sandbox.json', play);
  const text = JSON.stringify(await demoTenants(folder));
  expect(text).toContain('A due loan');
  expect(text).not.toContain('cardRepayment');
});

test('a link for anybody names no borrower', async () => {
  const landing = { title: 'A campaign', screen: 'promotion', query: { utm_tag: 'a+b' } };
  write('sandbox.json', { ...play, links: [{ ...landing, isPublic: true }, landing] });
  const [found] = await demoTenants(folder);
  expect(found).toHaveProperty('links.0.path', '/apply?tenant=india&utm_tag=a%2Bb');
  expect(found).toHaveProperty('links.1.path', expect.stringContaining('&sessionId=demo-1'));
});

test('a faulty tenant is named with its file, and the others go on', async () => {
  writeFileSync(fileOf('tenant.json'), '{ "id": ');
  expect(await demoTenants(folder)).toEqual([
    { id: shipped, problem: expect.stringContaining(`tenants/${shipped}/tenant.json`) },
  ]);
});

const link = (title: string, screen: ScreenKey): DemoLink => ({ title, screen, path: `/${title}` });
const lender = (id: string): DemoTenant => ({
  id,
  name: id.toUpperCase(),
  smsCode: '1',
  links: [
    link('an-offer', 'loanConfirm'),
    link('a-loan', 'loanDetails'),
    link('another-loan', 'loanDetails'),
    link('a-card', 'cardRepayment'),
    link('all-screens', 'preview'),
  ],
});

test('three links of each lender are shown, all of them when somebody asks', () => {
  const few = startMessage(4173, [lender('a')], { showsAll: false });
  expect(few.match(/http:\/\/localhost:4173\/\S+/g)).toEqual([
    'http://localhost:4173/an-offer',
    'http://localhost:4173/a-loan',
    'http://localhost:4173/all-screens',
  ]);
  const all = startMessage(4173, [lender('a')], { showsAll: true });
  expect(all).toContain('another-loan');
  expect(all).toContain('a-card');
});

test('however many lenders and problems there are, 25 lines say it, the problems last', () => {
  const lenders = Array.from({ length: 40 }, (_, at) => lender(`lender-${at}`));
  const faulty = Array.from({ length: 9 }, (_, at) => ({ id: `bad-${at}`, problem: 'one\n  two' }));
  const text = startMessage(4173, [...faulty, ...lenders], { showsAll: false });
  const lines = text.split('\n');
  // The command puts an empty line before and behind.
  expect(lines.length + 2).toBeLessThanOrEqual(25);
  expect(text).toContain('37 more lenders');
  expect(lines.at(-1)).toBe('and 8 more: npm run tenant:check');
  expect(text).toContain('bad-0 has no links: one two');
  expect(lines.filter((line) => line.includes('phone')).length).toBeLessThanOrEqual(1);
});
