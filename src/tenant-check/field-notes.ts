import { screenPaths } from '../tenant/screen-paths.ts';
import { formNotes } from './notes/form-notes.ts';
import { lenderNotes } from './notes/lender-notes.ts';
import { loanNotes } from './notes/loan-notes.ts';
import { screenNotes } from './notes/screen-notes.ts';

/**
 * What each field of `tenant.json` is for, in one line, by its path in the schema (`[]` for the items of a list, `*`
 * for keys of one's own). They stand here and not in the schema, because borrowers load the schema.
 */
export const fieldNotes: Readonly<Record<string, string>> = {
  ...lenderNotes,
  ...screenNotes,
  ...loanNotes,
  ...formNotes,
};

const standardPaths: Readonly<Record<string, string | undefined>> = screenPaths;

/** The note of a field, with the standard path where it is a screen's. Empty for an unknown field. */
export function noteOf(path: string): string {
  const standard = path.startsWith('routes.') ? standardPaths[path.slice(7)] : undefined;
  return [fieldNotes[path], standard && `Standard: ${standard}`].filter(Boolean).join(' ');
}
