import { countCharacters, cutTo } from './character-count.ts';

/** A text as a field has it, and where its caret stands, in UTF-16 units as fields count. */
export interface FittedEdit {
  text: string;
  caret: number;
}

/** How many code points two texts have in common from one end on. */
function sharedLength(a: readonly string[], b: readonly string[], most: number): number {
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

/**
 * What becomes of an edit when no more than `max` code points fit: of what was put in, as much as fits is kept and
 * the rest is ignored, never inside a character as people see it. What stood there before stays, also behind the
 * place of the edit (screens §8, HD-40). An edit that makes a text shorter is always taken.
 */
export function fitEdit(before: string, after: string, max: number): FittedEdit {
  if (countCharacters(after) <= Math.max(max, countCharacters(before) - 1))
    return { text: after, caret: after.length };
  const [old, now] = [Array.from(before), Array.from(after)];
  const head = sharedLength(old, now, Math.min(old.length, now.length));
  const rest = Math.min(old.length, now.length) - head;
  const tail = sharedLength([...old].reverse(), [...now].reverse(), rest);
  const start = now.slice(0, head).join('');
  const end = now.slice(now.length - tail).join('');
  const upToEdit = now.slice(0, now.length - tail).join('');
  const cut = cutTo(upToEdit, Math.max(0, max - tail));
  // A cut may only take from what was put in, and two texts may not melt into more than fits.
  const kept = cut.length < start.length ? start : cut;
  return { text: kept + end, caret: kept.length };
}
