import { isPhoneNumber } from '../domain/phone.ts';
import { captchaPicture, captchaText } from './captcha-picture.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import type { Account, World } from './sandbox-world.ts';
import { stateOf } from './state-of.ts';
import { rejected, succeeded, wireId } from './wire-answer.ts';

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
  const { play, words } = call;
  const found = play.templates.find(({ id }) => id === call.field('templateId'));
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

const isRegistered = ({ play, account }: SandboxCall, phone: string) =>
  play.registeredPhones.includes(phone) || registeredIn(account).has(phone);

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
  const { account, play, words, world } = call;
  const phone = call.field('phone');
  const stopped = hindrance(call, codes.wrongPictureAgain);
  if (stopped) return stopped;
  if (call.field('userName') !== phone) return rejected(call, words.say('refused'));
  if (call.field('smsCode') !== play.smsCode || !deskOf(world).sentTo.has(phone))
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
