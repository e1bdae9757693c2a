import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts that the page carries for the time when nothing else can be had (src/app/plain-face.ts). */
const keys = [
  'slowTitle',
  'slowText',
  'pageFailedTitle',
  'failedText',
  'oldTitle',
  'oldText',
  'retry',
  'callPhone',
] as const;

/** These texts in every language of the wording, as JSON by language. */
export function plainWords(folder: string): string {
  const languages = readdirSync(folder).filter((name) => !name.includes('.'));
  const all = languages.map((language) => {
    const words = JSON.parse(readFileSync(path.join(folder, language, 'app.json'), 'utf8'));
    return [language, Object.fromEntries(keys.map((key) => [key, words[key]]))];
  });
  return JSON.stringify(Object.fromEntries(all));
}
