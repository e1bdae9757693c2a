import { expect, test } from 'vitest';
import { captchaImageAddress } from '../../../src/lender-api/registration/registration.calls.ts';
import { registrationEndpoints } from '../../../src/lender-api/registration/registration.api.ts';
import { answersOf } from '../../support/contract-answers.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const { register, sendCode, trackVisit } = registrationEndpoints.endpoints;

const asked = {
  phone: '9876543210',
  captcha: '7k3p',
  sid: '9007199254740993411',
  deviceId: undefined,
  appName: undefined,
  tracking: { utm_tag: 'a+b 100% दिवाली', links_id: '5', invite_code: 'FRIEND' },
};
const filledIn = { ...asked, smsCode: '012345', lenderCode: 'SAMPLE01', templateId: '88' };

/** The form that one registration sends. */
async function sentForm(registration: typeof filledIn): Promise<Map<string, string>> {
  const sent = stubNetwork(() => answerWith('{"code":"0"}'));
  await openStore().store.dispatch(register.initiate(registration));
  return new Map(sent[0]?.form);
}

test('screens §8 Registration: the id is the visit’s own, else the template’s; the name is the phone', async () => {
  const form = await sentForm(filledIn);
  expect(form.get('id')).toBe('88');
  expect(form.get('userName')).toBe('9876543210');
  const tracking = { ...asked.tracking, id: '7' };
  expect((await sentForm({ ...filledIn, tracking })).get('id')).toBe('7');
});

test('screens §6: tracking values travel exactly, and nothing that was not there', async () => {
  const form = await sentForm(filledIn);
  expect(form.get('utm_tag')).toBe('a+b 100% दिवाली');
  expect(form.get('invite_code')).toBe('FRIEND');
  expect([...form.keys()].filter((name) => /user_from|app_from|links_id/.test(name))).toEqual([]);
});

test('HD-38: a code keeps its leading zero, an id all of its digits', async () => {
  const form = await sentForm(filledIn);
  expect([form.get('smsCode'), form.get('sid')]).toEqual(['012345', '9007199254740993411']);
});

test.each(['sendSms/code-101', 'sendSms/code-11-as-number', 'register/code-minus-1-as-number'])(
  'lender-api §3: the code of %s reaches the screen as digits',
  async (name) => {
    const [key = ''] = name.split('/');
    const answer = answersOf(key).find((one) => one.name === name);
    stubNetwork(() => answerWith(answer?.bodyText ?? ''));
    const { store } = openStore();
    const { error } = await (key === 'register'
      ? store.dispatch(register.initiate(filledIn))
      : store.dispatch(sendCode.initiate(asked)));
    expect(error).toMatchObject({
      kind: 'rejected',
      code: name.replace(/^\w+\/code-|-as-number$/g, '').replace('minus-', '-'),
    });
  },
);

test('lender-api §2: a visit is reported with the page, the system and the constant page type', async () => {
  const sent = stubNetwork(() => answerWith('{"code":0}'));
  const report = { pageId: '88', system: 'ios', tracking: { user_from: 'social' } } as const;
  await openStore().store.dispatch(trackVisit.initiate(report));
  const query = Object.fromEntries(sent[0]?.url.searchParams ?? []);
  expect(query).toMatchObject({
    page_id: '88',
    client_type: 'ios',
    page_type: '1',
    user_from: 'social',
  });
  expect(query).not.toHaveProperty('utm_tag');
});

test('lender-api §2: the picture’s address holds its two parameters and nothing of the caller', () => {
  const address = captchaImageAddress(sampleTenant(), '9007199254740993411', 1_795_852_800_000);
  expect(address).toBe(
    '/gateway/sample/api/v2/youmi/promotion/get-captcha?sid=9007199254740993411&a=1795852800000',
  );
});

test('lender-api §1: the picture follows the tenant’s host, prefix and path, and the sid is escaped', () => {
  const tenant = sampleTenant({
    'api.baseUrl': 'https://api.sample.example',
    'api.prefix': '/v9',
    'api.paths': { captchaImage: '/Zq/pic' },
  });
  expect(captchaImageAddress(tenant, 's+1&a=0', 5)).toBe(
    'https://api.sample.example/v9/Zq/pic?sid=s%2B1%26a%3D0&a=5',
  );
});
