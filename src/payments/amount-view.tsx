import { Note } from '../ui/note.tsx';
import type { AmountModel } from './decide-amount.ts';
import { PayHead } from './pay-head.tsx';

/** What is paid, to whom, by when, and what else has to be known of it. */
export function AmountView({ note, ...head }: AmountModel) {
  return (
    <>
      <PayHead {...head} />
      {note && <Note tone={note.tone}>{note.text}</Note>}
    </>
  );
}
