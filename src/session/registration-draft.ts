import * as v from 'valibot';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { savedRecord } from '../platform/saved-record.ts';
import { bySchema } from './owned-record.ts';
import type { Session } from './session.ts';

/** A code that was sent while registering, and what it was asked for with. */
export interface SentCode {
  phone: string;
  captcha: string;
  /** Key of the picture that the captcha was read in. */
  sid: string;
  /** By the device's clock, in milliseconds. */
  sentAt: number;
}

/** What is kept of a registration under way. */
export interface RegistrationDraft {
  /** As it was typed. */
  phone: string;
  sent?: SentCode | undefined;
}

/** The registration that is under way in this tab, for this tenant. */
export interface RegistrationDrafts {
  /** A code counts as sent for ten minutes; what is odd in the store counts as nothing. `now` is the device's clock. */
  find(now: number): RegistrationDraft | undefined;
  keep(draft: RegistrationDraft): void;
  /** Registered: nothing of it is kept. */
  forget(): void;
}

/** No lender's code lives longer. */
const longestUse = 10 * 60_000;

const sentCode = v.object({
  phone: v.string(),
  captcha: v.string(),
  sid: v.string(),
  sentAt: v.number(),
});

const keptDraft = v.object({
  phone: v.string(),
  sent: v.fallback(v.optional(sentCode), undefined),
});

/**
 * Many phones drop a page while its owner reads the message with the code. So the phone that was typed, and what a
 * code belongs to, outlive a reload, and the wait for another code keeps true time (HD-43); they are kept in the tab's
 * store only, like a launch's phone, until the registration is done (design §3).
 */
export function registrationDrafts(
  { tenantId }: Session,
  store: TextStore = tabStore,
): RegistrationDrafts {
  const key = `loanfront.registration ${tenantId}`;
  const record = savedRecord<RegistrationDraft>({ store, key, read: bySchema(keptDraft) });
  return {
    find(now) {
      const kept = record.find();
      const isOver = kept?.sent && Math.abs(now - kept.sent.sentAt) > longestUse;
      return isOver ? { ...kept, sent: undefined } : kept;
    },
    keep: record.keep,
    forget: record.forget,
  };
}
