import { Hero } from '../ui/hero.tsx';
import { Note } from '../ui/note.tsx';
import { Pill } from '../ui/pill.tsx';
import { Row, Rows } from '../ui/rows.tsx';
import type { AmountModel } from './decide-amount.ts';

/** What is paid, to whom, by when. */
export function AmountView({ order, label, amount, note, rows }: AmountModel) {
  return (
    <>
      <Hero pill={<Pill tone="plain">{order}</Pill>} label={label} amount={amount} />
      {note && <Note tone={note.tone}>{note.text}</Note>}
      <Rows>
        {rows.map((row) => (
          <Row key={row.label} label={row.label} value={row.value} />
        ))}
      </Rows>
    </>
  );
}
