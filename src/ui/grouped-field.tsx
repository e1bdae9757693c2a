import { useRef } from 'react';
import { typeGrouped, type TypedGrouping } from '../domain/grouped-typing.ts';
import { Field, type FieldProps } from './field.tsx';
import { useCaret } from './use-caret.ts';

/** Props of `GroupedField`; the value is what the field shows, groups included. */
export interface GroupedFieldProps extends Omit<FieldProps, 'rows'> {
  grouping: TypedGrouping;
}

/** A number that is parted for reading while it is typed, and never rewritten when the field takes the focus (HD-72). */
export function GroupedField({ grouping, value, onChange, inputRef, ...field }: GroupedFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const place = useCaret(input);
  return (
    <Field
      {...field}
      value={value}
      inputRef={input}
      onChange={(typed) => {
        const caret = input.current?.selectionEnd ?? typed.length;
        const edited = typeGrouped(value, typed, caret, grouping);
        if (edited.text !== typed) place(edited.caret);
        onChange(edited.text);
      }}
    />
  );
}
