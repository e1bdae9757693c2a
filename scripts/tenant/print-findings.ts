import type { Finding } from '../../src/tenant-check/finding.ts';
import type { CheckReport } from './check-tenants.ts';

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** One finding as two lines: where and what, then what to write instead (design §5). */
export function findingText(root: string, finding: Finding): string {
  const { folder, file, line, column, field, value, message, remedy, severity, code } = finding;
  const place = [root, folder, file].filter(Boolean).join('/');
  const what = value === undefined ? message : `${JSON.stringify(value)} ${message}`;
  const name = field === '' ? '' : ` ${field}:`;
  return `${place}:${line}:${column}${name} ${severity}: ${what}\n    ${remedy}  [${code}]`;
}

/** The whole report for people; the last line says how it went. */
export function reportText(
  root: string,
  { findings, tenants, errors, warnings }: CheckReport,
): string {
  const names = tenants.length > 5 ? many(tenants.length, 'folder') : tenants.join(', ');
  const sum =
    findings.length === 0
      ? `${many(tenants.length, 'tenant')} checked (${names}): nothing is wrong.`
      : `${many(tenants.length, 'tenant')} checked (${names}): ${many(errors, 'error')}, ${many(warnings, 'warning')}.`;
  return [...findings.map((finding) => findingText(root, finding)), sum].join('\n');
}
