import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * A field whose text is set puts its caret at the end. The function that this gives says where an edit left it; the
 * caret goes there once the field shows its text, also when that is the text of before.
 */
export function useCaret(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): (at: number) => void {
  const [wanted, setWanted] = useState<{ at: number }>();
  useLayoutEffect(() => {
    if (wanted) field.current?.setSelectionRange(wanted.at, wanted.at);
  }, [wanted, field]);
  return (at) => setWanted({ at });
}
