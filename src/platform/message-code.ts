import type { Stop } from './clock.ts';

/**
 * Waits for the one-time code of an incoming text message, where the browser can read it and its owner agrees; the
 * message must name this site. Elsewhere nothing happens, and the code is typed or filled in by the keyboard.
 */
export function onMessageCode(act: (code: string) => void): Stop {
  const end = new AbortController();
  if ('OTPCredential' in window) {
    const wanted = { otp: { transport: ['sms'] }, signal: end.signal };
    navigator.credentials.get(wanted).then(
      (found) => {
        const code: unknown = found && Reflect.get(found, 'code');
        if (typeof code === 'string' && !end.signal.aborted) act(code);
      },
      () => undefined, // refused, or nothing came
    );
  }
  return () => end.abort();
}
