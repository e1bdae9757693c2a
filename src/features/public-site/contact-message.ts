/** What a visitor writes. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** One field of the form. */
export type ContactField = keyof ContactMessage;

/** The fields from top to bottom. */
export const contactFields = [
  'name',
  'email',
  'message',
] as const satisfies readonly ContactField[];

/** Nothing written yet. */
export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

/** What is wrong with a field: a word of ours, turned into a sentence when it is shown, so that a change of language changes it too (HD-36). */
export type ContactFault = 'missing' | 'email' | 'long';

/** The form as its engine has it. */
export interface EngagedForm {
  values: ContactMessage;
  faults: Readonly<Partial<Record<ContactField, ContactFault>>>;
  change(field: ContactField, text: string): void;
  /** The first field that is not right; undefined when all are, and then the form is empty again. */
  check(): Promise<ContactField | undefined>;
}
