import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import type { Session } from './session.ts';

/** A code that was sent while registering, and what it was asked for with. */
export interface SentCode {
  phone: string;
  captcha: string;
  /** Key of the picture that the captcha was read in. */
  sid: string;
  /** Milliseconds. */
  sentAt: number;
}

/** The last code of this tab, for this tenant. */
export interface SentCodes {
  /** Undefined when there is none, when it is older than ten minutes, or when what is kept is odd. */
  find(now: number): SentCode | undefined;
  keep(code: SentCode): void;
  forget(): void;
}

/** No lender's code lives longer, and then nothing of the person is kept for nothing. */
const longestUse = 10 * 60_000;

/**
 * Many phones drop a page while its owner reads the message with the code. So what the code belongs to outlives a
 * reload, and the wait for another one keeps true time (HD-43); like a launch's phone it is kept in the tab's store
 * only, from the sending until the registration is done (design §3).
 */
export function sentCodes({ tenantId }: Session, store: TextStore = tabStore): SentCodes {
  const key = `loanfront.code ${tenantId}`;
  return {
    find(now) {
      try {
        const kept: unknown = JSON.parse(store.read(key) ?? 'null');
        const of = (name: string): unknown =>
          typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
        const [phone, captcha, sid, sentAt] = ['phone', 'captcha', 'sid', 'sentAt'].map(of);
        if (typeof phone !== 'string' || typeof captcha !== 'string' || typeof sid !== 'string')
          return undefined;
        if (typeof sentAt !== 'number' || Math.abs(now - sentAt) > longestUse) return undefined;
        return { phone, captcha, sid, sentAt };
      } catch {
        return undefined;
      }
    },
    keep: (code) => store.write(key, JSON.stringify(code)),
    forget: () => store.remove(key),
  };
}
