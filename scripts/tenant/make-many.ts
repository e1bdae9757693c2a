import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textAt } from '../../operators/check/config-values.ts';
import type { Fix } from '../../operators/check/finding.ts';
import { applyFix } from '../../operators/check/json-edit.ts';
import { type Mark, marksOf } from '../../operators/check/other-tenants.ts';
import type { TenantFolder } from '../../operators/check/tenant-folder.ts';
import { nameChanges, ownOrigins, withNames } from './own-facts.ts';
import { readTenantFolder, tenantIds } from './read-folders.ts';

/** How many lenders to invent, and where. */
export interface ManyTenants {
  /** Folders are made below it; it must be there. */
  root: string;
  count: number;
  /** The folders that they are made after, in turn. */
  models: string;
}

const four = (number: number) => String(number).padStart(4, '0');

/** A fact of its own for each invented lender, by what the fact is. */
function ownFact({ what, text }: Mark, number: number): string {
  // The country code is that of the model, or the check would find another country's.
  const country = /^\+\d\d/.exec(text)?.[0] ?? '';
  if (what === 'phone')
    return `${country && `${country}-`}22-${four(number + 2000)}-${four(number + 1000)}`;
  if (what === "lender's server") return `/gateway/lender-${four(number)}`;
  return what === 'address' || what === 'e-mail address' ? text : `${text} ${four(number)}`;
}

/** The files of an invented lender: nothing in them is the model's own, so the check has nothing to say. */
function invented(model: TenantFolder, number: number): Map<string, string> {
  const id = `lender-${four(number)}`;
  const config: unknown = JSON.parse(model.files.get('tenant.json') ?? '');
  const names = nameChanges(config, `Company ${four(number)}`, `Brand ${four(number)}`);
  const hosts = ownOrigins(config).map((origin) => origin.slice('https://'.length));
  const domains = [...new Set(hosts.map((host) => host.split('.').slice(-2).join('.')))];
  const renewed = (text: string) =>
    domains.reduce(
      (now, domain) => now.replaceAll(domain, `${id}.example`),
      withNames(text, names).replaceAll(`/sandbox/${model.id}/`, `/sandbox/${id}/`),
    );
  const text = renewed(model.files.get('tenant.json') ?? '');
  const renamed: unknown = JSON.parse(text);
  const facts = marksOf(renamed).map((mark): Fix => ({
    op: 'write',
    path: mark.path,
    value: ownFact(mark, number),
  }));
  const own = [...facts, { op: 'write', path: ['id'], value: id } satisfies Fix].reduce(
    applyFix,
    renamed,
  );
  const files = new Map<string, string>();
  for (const [file, content] of model.files)
    if (file !== 'sandbox.json')
      files.set(file, file.startsWith('assets/') ? content : renewed(content));
  files.set('tenant.json', JSON.stringify(own, null, 2));
  const logo = textAt(config, 'brand.logo') ?? '';
  const drawing = files.get(logo);
  if (drawing) files.set(logo, drawing.replace('</svg>', `<desc>${id}</desc></svg>`));
  return files;
}

/** Writes many invented lenders into a folder, to see how the tools bear them. Answers their ids. */
export function makeMany({ root, count, models }: ManyTenants): string[] {
  const ids = tenantIds(models);
  const folders = ids.map((id) => readTenantFolder(models, id));
  copyFileSync(path.join(models, 'markets.json'), path.join(root, 'markets.json'));
  const made: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const model = folders[number % folders.length];
    if (!model) break;
    const id = `lender-${four(number)}`;
    for (const [file, text] of invented(model, number)) {
      const target = path.join(root, id, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    made.push(id);
  }
  const hosts = Object.fromEntries(made.map((id) => [`www.${id}.example`, id]));
  const index = { default: made[0] ?? '', aliases: {}, hosts };
  writeFileSync(path.join(root, 'index.json'), JSON.stringify(index, null, 2));
  return made;
}
