import * as v from 'valibot';
import { text } from '../tenant/schema/pieces.ts';

/** One text for all languages, or one per language. */
export const words = v.union([text, v.record(v.string(), text)]);

/** An amount in whole units, as digits. */
export const whole = v.pipe(v.string(), v.regex(/^\d+$/, 'must be digits in quotes like "12500"'));

/** One text for all languages, or one per language. */
export type Words = v.InferOutput<typeof words>;
