import { textAt, entriesAt } from './config-values.ts';
import { finish } from './finish-findings.ts';
import type { Finding, Found } from './finding.ts';
import { readJsonTree } from './json-tree.ts';
import { readMarkets } from './market-table.ts';
import { nearMiss } from './near-miss.ts';
import { wayOf } from './finding.ts';

const file = 'index.json';

/** Where names and hosts of `tenants/index.json` lead (design §3). */
export function checkIndex(text: string, ids: readonly string[]): Finding[] {
  const tree = readJsonTree(text);
  const found: Found[] = tree.faults.map(({ start, what, remedy }) => ({
    code: 'json-syntax',
    at: { file, offset: start },
    message: what,
    remedy,
  }));
  const lead = (way: (string | number)[], id: unknown) => {
    if (typeof id === 'string' && ids.includes(id)) return;
    const meant = typeof id === 'string' ? nearMiss(id, ids) : undefined;
    found.push({
      code: 'index-folder',
      at: { way, file },
      message: `there is no folder "${String(id)}"`,
      remedy: meant ? `write "${meant}"` : `write one of ${ids.join(', ')}`,
    });
  };
  lead(['default'], textAt(tree.value, 'default'));
  for (const [name, id] of entriesAt(tree.value, 'aliases')) {
    lead(['aliases', name], id);
    const isHidden = ids.includes(name) && name !== id;
    if (isHidden || name !== name.toLowerCase())
      found.push({
        code: 'index-name',
        at: { way: ['aliases', name], file, on: 'key' },
        message: isHidden
          ? `hides the folder "${name}"`
          : 'names are compared in small letters, so this one is never met',
        remedy: isHidden ? 'choose another name' : `write "${name.toLowerCase()}"`,
      });
  }
  for (const [host, owners] of entriesAt(tree.value, 'hosts')) {
    if (Array.isArray(owners) && owners.length > 0)
      owners.forEach((id, at) => lead(['hosts', host, at], id));
    else lead(['hosts', host], owners);
    if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host))
      found.push({
        code: 'index-name',
        at: { way: ['hosts', host], file, on: 'key' },
        message: 'no browser names a host like this',
        remedy:
          'write the host alone in small letters, without a port and a final full stop, like www.lender.example',
      });
  }
  return finish(found, {
    folder: '',
    files: new Map([[file, text]]),
    trees: new Map([[file, tree]]),
  });
}

/** Whether `tenants/markets.json` can be read. */
export function checkMarkets(text: string): Finding[] {
  const name = 'markets.json';
  const { fault } = readMarkets(text);
  const found: Found[] = fault
    ? [
        {
          code: 'markets-file',
          at: { way: wayOf(fault.field), file: name },
          message: fault.what,
          remedy: 'write it like the other markets in this file, with source and dates',
        },
      ]
    : [];
  return finish(found, {
    folder: '',
    files: new Map([[name, text]]),
    trees: new Map([[name, readJsonTree(text)]]),
  });
}
