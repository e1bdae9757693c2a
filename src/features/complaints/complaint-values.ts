import { countCharacters } from '../../domain/character-count.ts';
import { hasVisibleText } from '../../domain/visible-text.ts';

/** What is filled in besides photos. Texts may be ''. */
export interface ComplaintValues {
  category: string;
  subCategory: string;
  text: string;
}

/** What is wrong with a part: a word of ours, turned into a sentence when it is shown, so that a change of language changes it too (HD-36). */
export type ComplaintFaults = Partial<Record<keyof ComplaintValues, 'missing'>>;

/** The parts in the order of the page: the first faulty one takes the focus. */
export const partsInOrder = ['category', 'subCategory', 'text'] as const;

/**
 * Validates a complaint before it is sent (design §4: Formik and yup). yup arrives only here, after the form is drawn;
 * rejects when it cannot be had.
 */
export async function findComplaintFaults(
  values: ComplaintValues,
  { wantsSubCategory }: { wantsSubCategory: boolean },
): Promise<ComplaintFaults> {
  const { object, string, ValidationError } = await import('yup');
  const filledIn = string().test((value) => hasVisibleText(value ?? ''));
  const schema = object({
    category: filledIn,
    subCategory: wantsSubCategory ? filledIn : string(),
    text: filledIn,
  });
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faulty = new Set(error.inner.map(({ path }) => path));
    return Object.fromEntries(
      partsInOrder.filter((part) => faulty.has(part)).map((part) => [part, 'missing']),
    );
  }
}

/**
 * What the text starts with: what was typed before, and under it what another screen knows, where it fits and is not
 * there already. Nothing that was typed is ever cut or replaced.
 */
export function startText(typed: string, prefill: string, most: number): string {
  if (!hasVisibleText(typed)) return prefill;
  if (prefill === '' || typed.includes(prefill)) return typed;
  const both = `${typed.trimEnd()}\n${prefill}`;
  return countCharacters(both) <= most ? both : typed;
}
