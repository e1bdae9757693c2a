import { useTranslation } from 'react-i18next';
import { useToast } from '../../../src/ui/toast.tsx';
import type { JsonPath } from '../../check/json-tree.ts';
import type { SchemaNode } from '../../check/schema-node.ts';
import { findingsAt } from './checks-panel.tsx';
import { dataAddress, isPicture } from './folder-files.ts';
import { fieldId, type FieldKind, optionsOf } from './form-model.ts';
import { useStudio } from './studio-context.tsx';

/** Bytes of the largest picture that is taken: a larger one fits no phone on a slow network, and no draft. */
export const largestPicture = 400_000;

/** Puts another picture in the place of a file of `assets/`; nothing for an address elsewhere. */
export function PictureInput({ file }: { file: string }) {
  const { t } = useTranslation('preview');
  const { writeFile } = useStudio();
  const toast = useToast();
  const isDrawing = file.endsWith('.svg');
  if (!file.startsWith('assets/') || !(isDrawing || isPicture(file))) return null;
  const take = async (picked: File) => {
    if (picked.size > largestPicture)
      return toast(t('pictureTooLarge', { size: largestPicture / 1000 }), { tone: 'bad' });
    const content = isDrawing
      ? await picked.text()
      : dataAddress(file, new Uint8Array(await picked.arrayBuffer()));
    writeFile(file, content);
  };
  return (
    <label className="st-small st-file">
      <input
        type="file"
        className="visually-hidden"
        accept={isDrawing ? '.svg' : `.${file.split('.').at(-1) ?? 'png'}`}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) void take(picked);
          target.value = '';
        }}
      />
      {t('replacePicture')}
    </label>
  );
}

/** Props of `FormInput`. */
export interface FormInputProps {
  path: JsonPath;
  node: SchemaNode;
  value: unknown;
  kind: FieldKind;
}

/** A number as it is typed: what is none stays a text, and the checker says so. */
const typedNumber = (text: string): unknown =>
  /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : text;

/** Marks that cannot be seen, and the texts that say nothing, by name. */
const optionNames: Readonly<Record<string, string>> = {
  '': '–',
  '\u00a0': 'U+00A0',
  '\u202f': 'U+202F',
};

/** What a single value is filled in with. */
export function FormInput({ path, node, value, kind }: FormInputProps) {
  const { t } = useTranslation('preview');
  const { write, findings } = useStudio();
  const id = fieldId(path);
  const isInvalid = findingsAt(findings, path).some(({ severity }) => severity === 'error');
  const common = { id, 'aria-invalid': isInvalid || undefined };
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'switch' && typeof value === 'boolean') {
    return (
      <span className="st-switch">
        <input
          {...common}
          type="checkbox"
          checked={value}
          onChange={({ target }) => write(path, target.checked)}
        />
        <span aria-hidden="true">{value ? t('on') : t('off')}</span>
      </span>
    );
  }
  if (kind === 'choice') {
    const options = optionsOf(node);
    const at = options.findIndex((option) => option === value);
    return (
      <select
        {...common}
        className="st-input"
        value={at}
        disabled={options.length === 1 && at === 0}
        onChange={({ target }) => write(path, options[Number(target.value)])}
      >
        {at < 0 && <option value={-1}>{text}</option>}
        {options.map((option, place) => (
          <option key={option} value={place}>
            {optionNames[option] ?? option}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'colour') {
    return (
      <span className="st-colour">
        <input
          type="color"
          aria-label={t('pickColour', { name: path.join('.') })}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={({ target }) => write(path, target.value.toUpperCase())}
        />
        <TextInput {...common} text={text} onText={(next) => write(path, next)} isCode />
      </span>
    );
  }
  if (kind === 'long') {
    return (
      <textarea
        {...common}
        className="st-input"
        rows={3}
        value={text}
        onChange={({ target }) => write(path, target.value)}
      />
    );
  }
  const onText = (next: string) => write(path, kind === 'number' ? typedNumber(next) : next);
  if (kind === 'picture') {
    return (
      <span className="st-picture">
        <TextInput {...common} text={text} onText={onText} isCode />
        <PictureInput file={text} />
      </span>
    );
  }
  return <TextInput {...common} text={text} onText={onText} kind={kind} />;
}

interface TextInputProps {
  id: string;
  text: string;
  onText: (text: string) => void;
  kind?: FieldKind;
  isCode?: boolean;
  'aria-invalid': boolean | undefined;
}

function TextInput({ text, onText, kind, isCode, ...rest }: TextInputProps) {
  return (
    <input
      {...rest}
      className="st-input"
      data-code={isCode || undefined}
      type={kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(text) ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
