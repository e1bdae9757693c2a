import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesAt, listAt } from '../../check/config-values.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import { branches, isLocalText, type SchemaNode } from '../../check/schema-node.ts';
import { emptyValue, type FieldComponent, labelOf } from './form-model.ts';
import { useStudio } from './studio-context.tsx';

const isWide = (node: SchemaNode) =>
  branches(node).some((branch) => branch.type === 'object' || isLocalText(branch));

/** What is taken out or moved, and its name for those who do not see it. */
function ItemTools({ path, name }: { path: JsonPath; name: string }) {
  const { t } = useTranslation('preview');
  const { config, write, remove } = useStudio();
  const at = path.at(-1);
  const list = typeof at === 'number' ? listAt(config, path.slice(0, -1)) : [];
  const moveUp = () => {
    const place = Number(at);
    const next = [...list];
    next.splice(place - 1, 0, ...next.splice(place, 1));
    write(path.slice(0, -1), next);
  };
  return (
    <span className="st-tools">
      {typeof at === 'number' && at > 0 && (
        <button
          type="button"
          className="st-take-out"
          aria-label={t('moveUp', { name })}
          title={t('moveUp', { name })}
          onClick={moveUp}
        >
          ↑
        </button>
      )}
      <button
        type="button"
        className="st-take-out"
        aria-label={t('takeOut', { name })}
        title={t('takeOut', { name })}
        onClick={() => remove(path)}
      >
        ×
      </button>
    </span>
  );
}

/** A list: its items one below the other, each can be moved up and taken out, another one added. */
export function FormList({
  path,
  item,
  Field,
}: {
  path: JsonPath;
  item: SchemaNode;
  Field: FieldComponent;
}) {
  const { t } = useTranslation('preview');
  const { config, write, languages } = useStudio();
  const list = listAt(config, path);
  const label = labelOf(path.at(-1) ?? '');
  return (
    <>
      <ol className="st-list" data-wide={isWide(item) || undefined}>
        {list.map((_value, at) => (
          // Items have no name of their own; their place is what the text of the file knows them by.
          <li key={at} className="st-item">
            <ItemTools path={[...path, at]} name={`${label} ${at + 1}`} />
            <Field path={[...path, at]} node={item} isItem />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="st-small"
        onClick={() => write([...path, list.length], emptyValue(item, languages))}
      >
        {t('addTo', { name: label })}
      </button>
    </>
  );
}

/** Entries under names of one's own. */
export function FormRecord({
  path,
  entry,
  Field,
}: {
  path: JsonPath;
  entry: SchemaNode;
  Field: FieldComponent;
}) {
  const { t } = useTranslation('preview');
  const { config, write, languages } = useStudio();
  const [name, setName] = useState('');
  const entries = entriesAt(config, path);
  const key = name.trim();
  const isNew = key !== '' && !entries.some(([name]) => name === key);
  return (
    <>
      <ul className="st-list" data-wide={isWide(entry) || undefined}>
        {entries.map(([name]) => (
          <li key={name} className="st-item">
            <span className="st-key">
              <code>{name}</code>
              <ItemTools path={[...path, name]} name={name} />
            </span>
            <Field path={[...path, name]} node={entry} isItem={isWide(entry)} />
          </li>
        ))}
      </ul>
      <form
        className="st-add"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isNew) return;
          write([...path, key], emptyValue(entry, languages));
          setName('');
        }}
      >
        <input
          className="st-input"
          aria-label={t('newName')}
          placeholder={t('newName')}
          spellCheck={false}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="st-small" aria-disabled={!isNew || undefined}>
          {t('add')}
        </button>
      </form>
    </>
  );
}
