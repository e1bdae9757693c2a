import { useRef, useState } from 'react';
import { captchaImageAddress } from '../../lender-api/registration/registration.calls.ts';
import { useGetCaptchaMutation } from '../../lender-api/registration/registration.api.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useToast } from '../../ui/toast.tsx';

/**
 * How the picture with the code stands. `used`: it was read and accepted before a reload; its key is still good, but
 * asking for the picture again could make another one of it.
 */
export type CaptchaState =
  | { at: 'none' | 'asking' | 'failed' }
  | { at: 'shown'; sid: string; address: string }
  | { at: 'used'; sid: string };

/** The picture and what can be done with it. */
export interface Captcha {
  state: CaptchaState;
  /** The key to send, as it is at this moment; undefined while there is no picture to read. */
  sid: () => string | undefined;
  /** Asks for a new picture; of several askings the last one counts, in whatever order they are answered (HD-46). */
  refresh: () => Promise<void>;
  /** Asks for a picture where there is none and none was asked for. */
  ensure: () => void;
  /** There is no picture any more, and no answer of before brings one. */
  drop: () => void;
  /** The picture at an address could not be had. */
  pictureFailed: (address: string) => void;
}

/** See `Captcha`; `usedSid` is the key of an accepted picture. */
export function useCaptcha(usedSid: string | undefined): Captcha {
  const tenant = useTenant();
  const toast = useToast();
  const errorText = useErrorText();
  const [getCaptcha] = useGetCaptchaMutation();
  const [state, setState] = useState<CaptchaState>(
    usedSid === undefined ? { at: 'none' } : { at: 'used', sid: usedSid },
  );
  const current = useRef(state);
  const show = (next: CaptchaState) => {
    current.current = next;
    setState(next);
  };
  const turn = useRef(0);
  const lastTime = useRef(0);

  const refresh = async () => {
    turn.current += 1;
    const mine = turn.current;
    show({ at: 'asking' });
    const result = await getCaptcha();
    if (mine !== turn.current) return;
    if ('error' in result) {
      toast(errorText(result.error), { tone: 'bad' });
      show({ at: 'failed' });
      return;
    }
    const { sid } = result.data;
    // Two pictures never share an address, however fast they follow each other.
    lastTime.current = Math.max(systemClock.now(), lastTime.current + 1);
    show({ at: 'shown', sid, address: captchaImageAddress(tenant, sid, lastTime.current) });
  };
  return {
    state,
    sid: () => ('sid' in current.current ? current.current.sid : undefined),
    refresh,
    ensure() {
      if (current.current.at === 'none') void refresh();
    },
    drop() {
      turn.current += 1;
      show({ at: 'none' });
    },
    pictureFailed(address) {
      const now = current.current;
      if (now.at === 'shown' && now.address === address) show({ at: 'failed' });
    },
  };
}
