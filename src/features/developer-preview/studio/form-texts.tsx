import { languageName } from '../../../i18n/choose-language.ts';
import type { JsonPath } from '../../../tenant-check/json-tree.ts';
import { FieldFindings, findingsAt } from './field-findings.tsx';
import { fieldId } from './form-model.ts';
import { useStudio } from './studio-context.tsx';

/** One text in every language of the lender, side by side. */
export function FormTexts({ path, value }: { path: JsonPath; value: unknown }) {
  const { languages, write, findings } = useStudio();
  const group = typeof value === 'object' && value !== null ? value : {};
  const shown = [...new Set([...languages, ...Object.keys(group)])];
  return (
    <div className="st-texts" id={fieldId(path)} role="group" tabIndex={-1}>
      {shown.map((language) => {
        const here = [...path, language];
        const text: unknown = Object.hasOwn(group, language) ? Reflect.get(group, language) : '';
        return (
          <div key={language} className="st-text">
            <label htmlFor={fieldId(here)} title={languageName(language)}>
              {language}
            </label>
            <textarea
              id={fieldId(here)}
              className="st-input"
              lang={language}
              rows={1}
              aria-invalid={
                findingsAt(findings, here).some(({ severity }) => severity === 'error') || undefined
              }
              value={typeof text === 'string' ? text : JSON.stringify(text)}
              onChange={({ target }) => write(here, target.value)}
            />
            <FieldFindings path={here} />
          </div>
        );
      })}
    </div>
  );
}
