import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesAt, listAt } from '../../../tenant-check/config-values.ts';
import type { Way } from '../../../tenant-check/json-node.ts';
import { branches, isLocalText, type SchemaNode } from '../../../tenant-check/schema-node.ts';
import type { FieldComponent } from './form-field-props.ts';
import { emptyValue, labelOf } from './form-model.ts';
import { useStudio } from './studio-context.tsx';

const isWide = (node: SchemaNode) =>
  branches(node).some((branch) => branch.type === 'object' || isLocalText(branch));

/** What is taken out or moved, and its name for those who do not see it. */
function ItemTools({ way, name }: { way: Way; name: string }) {
  const { t } = useTranslation('preview');
  const { config, write, remove } = useStudio();
  const at = way.at(-1);
  const list = typeof at === 'number' ? listAt(config, way.slice(0, -1)) : [];
  const moveUp = () => {
    const place = Number(at);
    const next = [...list];
    next.splice(place - 1, 0, ...next.splice(place, 1));
    write(way.slice(0, -1), next);
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
        onClick={() => remove(way)}
      >
        ×
      </button>
    </span>
  );
}

/** A list: its items one below the other, each can be moved up and taken out, another one added. */
export function FormList({
  way,
  item,
  Field,
}: {
  way: Way;
  item: SchemaNode;
  Field: FieldComponent;
}) {
  const { t } = useTranslation('preview');
  const { config, write, languages } = useStudio();
  const list = listAt(config, way);
  const label = labelOf(way.at(-1) ?? '');
  return (
    <>
      <ol className="st-list" data-wide={isWide(item) || undefined}>
        {list.map((_value, at) => (
          // Items have no name of their own; their place is what the text of the file knows them by.
          <li key={at} className="st-item">
            <ItemTools way={[...way, at]} name={`${label} ${at + 1}`} />
            <Field way={[...way, at]} node={item} isItem />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="st-small"
        onClick={() => write([...way, list.length], emptyValue(item, languages))}
      >
        {t('addTo', { name: label })}
      </button>
    </>
  );
}

/** Entries under names of one's own. */
export function FormRecord({
  way,
  entry,
  Field,
}: {
  way: Way;
  entry: SchemaNode;
  Field: FieldComponent;
}) {
  const { t } = useTranslation('preview');
  const { config, write, languages } = useStudio();
  const [name, setName] = useState('');
  const entries = entriesAt(config, way);
  const key = name.trim();
  const isNew = key !== '' && !entries.some(([known]) => known === key);
  return (
    <>
      <ul className="st-list" data-wide={isWide(entry) || undefined}>
        {entries.map(([known]) => (
          <li key={known} className="st-item">
            <span className="st-key">
              <code>{known}</code>
              <ItemTools way={[...way, known]} name={known} />
            </span>
            <Field way={[...way, known]} node={entry} isItem={isWide(entry)} />
          </li>
        ))}
      </ul>
      <form
        className="st-add"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isNew) return;
          write([...way, key], emptyValue(entry, languages));
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
