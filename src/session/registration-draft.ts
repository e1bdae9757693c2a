import { tabStore, type TextStore } from '../platform/browser-storage.ts';
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

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function sentIn(kept: unknown, now: number): SentCode | undefined {
  const [phone, captcha, sid, sentAt] = ['phone', 'captcha', 'sid', 'sentAt'].map((name) =>
    fieldOf(kept, name),
  );
  if (typeof phone !== 'string' || typeof captcha !== 'string' || typeof sid !== 'string')
    return undefined;
  if (typeof sentAt !== 'number' || Math.abs(now - sentAt) > longestUse) return undefined;
  return { phone, captcha, sid, sentAt };
}

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
  return {
    find(now) {
      try {
        const kept: unknown = JSON.parse(store.read(key) ?? 'null');
        const phone = fieldOf(kept, 'phone');
        const sent = sentIn(fieldOf(kept, 'sent'), now);
        return typeof phone === 'string' ? { phone, sent } : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (draft) => store.write(key, JSON.stringify(draft)),
    forget: () => store.remove(key),
  };
}
