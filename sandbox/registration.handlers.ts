import { isPhoneNumber } from '../src/domain/phone.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { type Account, stateOf, type World } from './sandbox-world.ts';
import { rejected, succeeded, wireId } from './wire-answer.ts';

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ACDEFHJKMNPRTUVWXY3479';

/** A row of numbers that a text always gives again: no picture is made by chance. */
function numbersOf(text: string): () => number {
  let state = 7;
  for (const letter of text) state = (state * 31 + letter.charCodeAt(0)) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

/** What the picture of a `sid` shows. */
export function captchaText(sid: string, length: number): string {
  const next = numbersOf(sid);
  return Array.from({ length }, () => alphabet.charAt(next() % alphabet.length)).join('');
}

/** A text as a picture with turned letters and lines through them. */
export function captchaPicture(text: string): Response {
  const next = numbersOf(text);
  const width = 24 + text.length * 24;
  const each = (value: (at: number) => number) =>
    Array.from({ length: text.length }, (_, at) => value(at)).join(' ');
  const lines = Array.from({ length: 3 }, () => {
    const [from, bend, to] = [next() % 44, next() % 44, next() % 44];
    return `<path d="M0 ${from}Q${width / 2} ${bend} ${width} ${to}"/>`;
  }).join('');
  const letters =
    `<text x="${each((at) => 14 + at * 24)}" y="${each(() => 29 + (next() % 7))}" ` +
    `rotate="${each(() => (next() % 31) - 15)}" font-family="ui-monospace,monospace" ` +
    `font-size="27" font-weight="600" fill="#22364a">${text}</text>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="44" viewBox="0 0 ${width} 44">` +
    `<rect width="${width}" height="44" rx="6" fill="#eaeff5"/>${letters}` +
    `<g fill="none" stroke="#7f97ad" stroke-width="1.5">${lines}</g></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });
}

/** Codes with a meaning of their own (lender-api §3). */
const codes = { wrongPicture: '101', registered: '11', wrongPictureAgain: '-1' } as const;

/** Pictures and codes kept at a time, for a sandbox may run for weeks. */
const mostKept = 500;

/** What the pictures show, by sid, and the phones that a code was sent to. */
const deskOf = stateOf<World, { pictures: Map<string, string>; sentTo: Map<string, true> }>(() => ({
  pictures: new Map(),
  sentTo: new Map(),
}));

/** Phones that a session has registered. Everybody without a session is somebody else, so nothing is kept of them. */
const registeredIn = stateOf<Account, Set<string>>(() => new Set());

function keep<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > mostKept) kept.delete(oldest);
}

function landing(call: SandboxCall): WireAnswer {
  const { scenario, words } = call;
  const found = scenario.templates.find(({ id }) => id === call.field('templateId'));
  if (!found) return rejected(call, words.say('unknownTemplate'));
  const { id, title, subtitle, banner, buttonText, downloadUrl } = found;
  return succeeded(call, {
    id: wireId(id),
    ...(title && { title: words.pick(title) }),
    ...(subtitle && { subtitle: words.pick(subtitle) }),
    ...(banner && { banner }),
    ...(buttonText && { buttonText: words.pick(buttonText) }),
    ...(downloadUrl && { downloadUrl }),
  });
}

/** Counts a visit or a tap when it says everything that it must; the log shows the verdict. */
function counted(call: SandboxCall): WireAnswer {
  const isWhole =
    call.field('page_id') !== '' &&
    /^(?:ios|android)$/.test(call.field('client_type')) &&
    call.field('page_type') === '1' &&
    (call.key === 'trackVisit' || call.field('phone') !== '');
  return isWhole ? succeeded(call) : rejected(call, call.words.say('refused'));
}

function captchaSid(call: SandboxCall): WireAnswer {
  // Longer than any machine number, so that a careless reader loses digits of it.
  const sid = `9007199254740993${String(call.world.next('captcha')).padStart(4, '0')}`;
  const { maxLength } = call.tenant.forms.registration.captcha;
  keep(deskOf(call.world).pictures, sid, captchaText(sid, maxLength));
  return succeeded(call, { sid: wireId(sid) });
}

function captchaImage(call: SandboxCall): Response {
  const text = deskOf(call.world).pictures.get(call.field('sid'));
  return text === undefined ? new Response(null, { status: 404 }) : captchaPicture(text);
}

/** Small letters are as good as capital ones. */
const isPictureRead = (call: SandboxCall) =>
  deskOf(call.world).pictures.get(call.field('sid')) === call.field('capcode').toUpperCase();

const isRegistered = ({ scenario, account }: SandboxCall, phone: string) =>
  scenario.registeredPhones.includes(phone) || registeredIn(account).has(phone);

/** What stands in the way of any step with this phone; undefined when nothing does. */
function hindrance(call: SandboxCall, wrongPicture: string): WireAnswer | undefined {
  const { words, tenant } = call;
  const phone = call.field('phone');
  if (!isPhoneNumber(phone, tenant.forms.registration.phone))
    return rejected(call, words.say('wrongPhone'));
  if (!isPictureRead(call)) return rejected(call, words.say('wrongPicture'), wrongPicture);
  if (isRegistered(call, phone))
    return rejected(call, words.say('registeredAlready'), codes.registered);
  return undefined;
}

function sendSms(call: SandboxCall): WireAnswer {
  const stopped = hindrance(call, codes.wrongPicture);
  if (stopped) return stopped;
  keep(deskOf(call.world).sentTo, call.field('phone'), true);
  return succeeded(call);
}

function register(call: SandboxCall): WireAnswer {
  const { account, scenario, words, world } = call;
  const phone = call.field('phone');
  const stopped = hindrance(call, codes.wrongPictureAgain);
  if (stopped) return stopped;
  if (call.field('userName') !== phone) return rejected(call, words.say('refused'));
  if (call.field('smsCode') !== scenario.smsCode || !deskOf(world).sentTo.has(phone))
    return rejected(call, words.say('wrongCode'));
  if (account.borrower !== '') registeredIn(account).add(phone);
  return succeeded(call);
}

/** From a campaign's page to a registration. */
export const registrationHandlers: SandboxHandlers = {
  landing,
  trackVisit: counted,
  captchaSid,
  captchaImage,
  sendSms,
  trackClick: counted,
  register,
};
