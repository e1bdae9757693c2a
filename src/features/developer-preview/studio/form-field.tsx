import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../tenant-check/config-values.ts';
import type { Way } from '../../../tenant-check/json-node.ts';
import { branchFor, unwrapped, type SchemaNode } from '../../../tenant-check/schema-node.ts';
import { FieldFindings } from './field-findings.tsx';
import type { FormFieldProps } from './form-field-props.ts';
import { FormInput } from './form-input.tsx';
import { FormList, FormRecord } from './form-list.tsx';
import { FormTexts } from './form-texts.tsx';
import { emptyValue, fieldId, isMeant, kindOf, labelOf, noteFor } from './form-model.ts';
import { useStudio } from './studio-context.tsx';

/** One field of `tenant.json`, made from its schema: a group with its own fields, a list, or something to fill in. */
export function FormField({ way, node, search = '', isItem = false }: FormFieldProps) {
  const { config, write, languages } = useStudio();
  const { t } = useTranslation('preview');
  const value = valueAt(config, way);
  const key = way.at(-1) ?? '';
  if (!isMeant(search, way, value)) return null;
  if (value === undefined) {
    return (
      <div className="st-field" data-absent="">
        <span className="st-label">{labelOf(key)}</span>
        <Note way={way} />
        <FieldFindings way={way} />
        <button
          type="button"
          id={fieldId(way)}
          className="st-small"
          onClick={() => write(way, emptyValue(node, languages))}
        >
          {t('addField', { name: labelOf(key) })}
        </button>
      </div>
    );
  }
  const kind = kindOf(node, value);
  if (kind === 'group' || kind === 'list' || kind === 'record') {
    const isNamed = way.slice(0, -1).join('.').toLowerCase().includes(search.trim().toLowerCase());
    return (
      <fieldset className="st-group" id={fieldId(way)} tabIndex={-1}>
        {!isItem && (
          <legend className="st-label">
            {labelOf(key)}
            <RemoveButton way={way} node={node} />
          </legend>
        )}
        {!isItem && <Note way={way} />}
        <FieldFindings way={way} />
        <Inside
          kind={kind}
          way={way}
          node={branchFor(node, value)}
          search={isNamed ? '' : search}
        />
      </fieldset>
    );
  }
  return (
    <div className="st-field" data-kind={kind}>
      <label className="st-label" htmlFor={fieldId(way)} title={way.join('.')}>
        {isItem ? t('item', { number: Number(key) + 1 }) : labelOf(key)}
        {!isItem && <RemoveButton way={way} node={node} />}
      </label>
      {kind === 'texts' ? (
        <FormTexts way={way} value={value} />
      ) : (
        <FormInput way={way} node={node} value={value} kind={kind} />
      )}
      {!isItem && <Note way={way} />}
      <FieldFindings way={way} />
    </div>
  );
}

/** The fields inside a group, the items of a list, the entries under names of one's own. */
export function Inside({
  kind,
  way,
  node,
  search = '',
}: FormFieldProps & { kind: 'group' | 'list' | 'record' }) {
  if (kind === 'list' && node.item)
    return <FormList way={way} item={node.item} Field={FormField} />;
  if (kind === 'record' && node.value)
    return <FormRecord way={way} entry={node.value} Field={FormField} />;
  return Object.entries(node.entries ?? {}).map(([key, child]) => (
    <FormField key={key} way={[...way, key]} node={child} search={search} />
  ));
}

function Note({ way }: { way: Way }) {
  const note = noteFor(way);
  return note ? (
    <p className="st-note" lang="en">
      {note}
    </p>
  ) : null;
}

/** Takes out what may be left out. */
function RemoveButton({ way, node }: { way: Way; node: SchemaNode }) {
  const { t } = useTranslation('preview');
  const { remove } = useStudio();
  if (node === unwrapped(node)) return null;
  const name = labelOf(way.at(-1) ?? '');
  return (
    <button
      type="button"
      className="st-take-out"
      aria-label={t('takeOut', { name })}
      title={t('takeOut', { name })}
      onClick={() => remove(way)}
    >
      ×
    </button>
  );
}
