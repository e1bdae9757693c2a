import { useTranslation } from 'react-i18next';
import { languageName } from '../../../src/i18n/choose-language.ts';
import { valueAt } from '../../check/config-values.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import { branchFor, type SchemaNode, unwrapped } from '../../check/schema-node.ts';
import { FieldFindings, findingsAt } from './checks-panel.tsx';
import { FormInput } from './form-input.tsx';
import { FormList, FormRecord } from './form-list.tsx';
import {
  emptyValue,
  fieldId,
  type FormFieldProps,
  isMeant,
  kindOf,
  labelOf,
  noteFor,
} from './form-model.ts';
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

/** One field of `tenant.json`, made from its schema: a group with its own fields, a list, or something to fill in. */
export function FormField({ path, node, search = '', isItem = false }: FormFieldProps) {
  const { config, write, languages } = useStudio();
  const { t } = useTranslation('preview');
  const value = valueAt(config, path);
  const key = path.at(-1) ?? '';
  if (!isMeant(search, path, value)) return null;
  if (value === undefined) {
    return (
      <div className="st-field" data-absent="">
        <span className="st-label">{labelOf(key)}</span>
        <Note path={path} />
        <FieldFindings path={path} />
        <button
          type="button"
          id={fieldId(path)}
          className="st-small"
          onClick={() => write(path, emptyValue(node, languages))}
        >
          {t('addField', { name: labelOf(key) })}
        </button>
      </div>
    );
  }
  const kind = kindOf(node, value);
  if (kind === 'group' || kind === 'list' || kind === 'record') {
    const isNamed = path.slice(0, -1).join('.').toLowerCase().includes(search.trim().toLowerCase());
    return (
      <fieldset className="st-group" id={fieldId(path)} tabIndex={-1}>
        {!isItem && (
          <legend className="st-label">
            {labelOf(key)}
            <RemoveButton path={path} node={node} />
          </legend>
        )}
        {!isItem && <Note path={path} />}
        <FieldFindings path={path} />
        <Inside
          kind={kind}
          path={path}
          node={branchFor(node, value)}
          search={isNamed ? '' : search}
        />
      </fieldset>
    );
  }
  return (
    <div className="st-field" data-kind={kind}>
      <label className="st-label" htmlFor={fieldId(path)} title={path.join('.')}>
        {isItem ? t('item', { number: Number(key) + 1 }) : labelOf(key)}
        {!isItem && <RemoveButton path={path} node={node} />}
      </label>
      {kind === 'texts' ? (
        <FormTexts path={path} value={value} />
      ) : (
        <FormInput path={path} node={node} value={value} kind={kind} />
      )}
      {!isItem && <Note path={path} />}
      <FieldFindings path={path} />
    </div>
  );
}

/** The fields inside a group, the items of a list, the entries under names of one's own. */
export function Inside({
  kind,
  path,
  node,
  search = '',
}: FormFieldProps & { kind: 'group' | 'list' | 'record' }) {
  if (kind === 'list' && node.item)
    return <FormList path={path} item={node.item} Field={FormField} />;
  if (kind === 'record' && node.value)
    return <FormRecord path={path} entry={node.value} Field={FormField} />;
  return Object.entries(node.entries ?? {}).map(([key, child]) => (
    <FormField key={key} path={[...path, key]} node={child} search={search} />
  ));
}

function Note({ path }: { path: JsonPath }) {
  const note = noteFor(path);
  return note ? (
    <p className="st-note" lang="en">
      {note}
    </p>
  ) : null;
}

/** Takes out what may be left out. */
function RemoveButton({ path, node }: { path: JsonPath; node: SchemaNode }) {
  const { t } = useTranslation('preview');
  const { remove } = useStudio();
  if (node === unwrapped(node)) return null;
  const name = labelOf(path.at(-1) ?? '');
  return (
    <button
      type="button"
      className="st-take-out"
      aria-label={t('takeOut', { name })}
      title={t('takeOut', { name })}
      onClick={() => remove(path)}
    >
      ×
    </button>
  );
}
