import { useId } from 'react';
import { CopyFieldView, type CopyFieldViewProps } from './copy-field-view.tsx';
import { useCopies } from './use-copies.ts';

/** Props of `CopyField`. */
export interface CopyFieldProps extends Omit<
  CopyFieldViewProps,
  'id' | 'onCopy' | 'state' | 'valueRef'
> {
  /** What Copy takes; without it there is nothing to copy. */
  text: string | undefined;
}

/** See `CopyFieldView`; what cannot be copied is selected (HD-65). */
export function CopyField({ text, ...view }: CopyFieldProps) {
  const id = useId();
  const copies = useCopies();
  return (
    <CopyFieldView
      {...view}
      id={id}
      state={copies.stateOf(id)}
      valueRef={copies.valueRef(id)}
      onCopy={text === undefined ? undefined : () => copies.copy(id, text)}
    />
  );
}
