import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../check/config-values.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import { branchFor, type SchemaNode, tenantNode } from '../../check/schema-node.ts';
import { findingsAt } from './checks-panel.tsx';
import { FormField, Inside } from './form-field.tsx';
import { fieldId, isMeant, kindOf, labelOf, noteFor, pathOfField } from './form-model.ts';
import { formSections } from './form-sections.ts';
import { useStudio } from './studio-context.tsx';

const nodes = tenantNode.entries ?? {};
const sections = formSections(Object.keys(nodes));

/** A field that is to be shown and to take the focus; the count tells one wish from the next. */
export interface FieldWish {
  field: string;
  count: number;
}

/** Props of `FormPanel`. */
export interface FormPanelProps {
  wish: FieldWish | undefined;
  /** Hears which field somebody is at. */
  onField: (path: JsonPath) => void;
}

/** `tenant.json` as a form, in the order that people think in, with a search over all fields. */
export function FormPanel({ wish, onField }: FormPanelProps) {
  const { t } = useTranslation('preview');
  const { broken } = useStudio();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['brand']));
  const [seen, setSeen] = useState(wish);
  if (wish && wish !== seen) {
    setSeen(wish);
    setSearch('');
    setOpen(new Set([...open, wish.field.split('.')[0] ?? '']));
  }
  useEffect(() => {
    if (!wish) return;
    // The nearest thing there is: a missing field has its group only.
    for (let field = wish.field; field !== ''; field = field.replace(/\.?[^.]*$/, '')) {
      const element = document.getElementById(fieldId(field));
      if (!element) continue;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
      return;
    }
  }, [wish]);
  const toggle = (key: string, isOpen: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
  return (
    <div
      className="st-form"
      onFocus={({ target }) => {
        const path = pathOfField(target.id);
        if (path) onField(path);
      }}
    >
      <input
        type="search"
        className="st-input st-search"
        aria-label={t('searchFields')}
        placeholder={t('searchFields')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {broken && (
        <p className="st-banner" data-tone="bad" role="status">
          {t('formWaits', { line: broken.line, column: broken.column })}
        </p>
      )}
      <fieldset className="st-plain" disabled={broken !== undefined}>
        {sections.map(({ title, groups }) => (
          <Section key={title} title={t(title)} groups={groups} search={search}>
            {(key, node) => (
              <Group
                key={key}
                name={key}
                node={node}
                search={search}
                isOpen={open.has(key)}
                onToggle={(isOpen) => toggle(key, isOpen)}
              />
            )}
          </Section>
        ))}
      </fieldset>
    </div>
  );
}

interface SectionProps {
  title: string;
  groups: readonly string[];
  search: string;
  children: (key: string, node: SchemaNode) => ReactNode;
}

/** The groups of one section below its title; single fields stand together, and a section without a hit is not there. */
function Section({ title, groups, search, children }: SectionProps) {
  const { config } = useStudio();
  const shown = groups.flatMap((key) => {
    const node = nodes[key];
    return node && isMeant(search, [key], valueAt(config, [key])) ? [{ key, node }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className="st-part" aria-label={title}>
      <h2 className="st-part-title">{title}</h2>
      {shown.map(({ key, node }) =>
        ['group', 'record'].includes(kindOf(node, valueAt(config, [key]))) ? (
          children(key, node)
        ) : (
          <FormField key={key} path={[key]} node={node} search={search} />
        ),
      )}
    </section>
  );
}

interface GroupProps {
  name: string;
  node: SchemaNode;
  search: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Group({ name, node, search, isOpen, onToggle }: GroupProps) {
  const { t } = useTranslation('preview');
  const { config, findings, changes } = useStudio();
  const value = valueAt(config, [name]);
  if (!isMeant(search, [name], value)) return null;
  const found = findingsAt(findings, [name], true);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const changed = changes.filter(({ path: [top] }) => top === name).length;
  const isShown = isOpen || search.trim() !== '';
  const kind = kindOf(node, value);
  return (
    <section className="st-section">
      <h3>
        <button
          type="button"
          className="st-head"
          aria-expanded={isShown}
          onClick={() => onToggle(!isOpen)}
        >
          <span className="st-head-name">{labelOf(name)}</span>
          {changed > 0 && <span className="st-count">{t('changed', { count: changed })}</span>}
          {found.length > 0 && (
            <span className="st-count" data-tone={errors > 0 ? 'bad' : 'warn'}>
              {t('findings', { count: found.length })}
            </span>
          )}
          <span className="st-arrow" aria-hidden="true" />
        </button>
      </h3>
      {isShown && (
        <div className="st-inside">
          <p className="st-note" lang="en">
            {noteFor([name])}
          </p>
          {name === 'api' && <p className="st-note">{t('apiStays')}</p>}
          {(kind === 'group' || kind === 'record') && (
            <Inside
              kind={kind}
              path={[name]}
              node={branchFor(node, value ?? {})}
              search={name.includes(search.trim().toLowerCase()) ? '' : search}
            />
          )}
        </div>
      )}
    </section>
  );
}
