import { describe, expect, test } from 'vitest';
import { openLender, textAt, type Asking } from './open-lender.ts';
import { captchaPicture, readCaptcha } from './read-captcha.ts';

const visitor: Asking = { sessionId: '' };
const phone = '9876543210';
const registered = '9000000011';

/** A lender with a picture that somebody has read. */
async function atTheForm(asking: Asking = visitor) {
  const opened = openLender();
  const { data } = await opened.call('captchaSid', {}, asking);
  const sid = textAt(data, 'sid');
  const capcode = await readCaptcha(opened, sid, asking.tenant);
  const entry = { phone, capcode, sid, userName: phone, smsCode: '123456' };
  return { ...opened, sid, capcode, entry };
}

describe('a campaign’s page', () => {
  test('lender-api §2: the template says what the page shows, in the language asked for', async () => {
    const { call } = openLender();
    const { data } = await call('landing', { templateId: '88' }, { ...visitor, lang: 'hi' });
    expect(data).toMatchObject({ id: '88', title: 'आपके खाते में ₹80,000 तक' });
    expect(Object.keys(data).sort()).toEqual(
      ['banner', 'buttonText', 'downloadUrl', 'id', 'subtitle', 'title'].sort(),
    );
  });

  test('lender-api §2: a template of which only the id is sent, and one that is not there', async () => {
    const { call } = openLender();
    expect((await call('landing', { templateId: '89' }, visitor)).data).toEqual({ id: '89' });
    const { body } = await call('landing', { templateId: '7' }, visitor);
    expect(body).toEqual({ code: '1001', message: 'This page is no longer there.' });
  });

  test.each([
    ['trackVisit', { page_id: '88', client_type: 'ios', page_type: '1' }, 0],
    ['trackVisit', { page_id: '88', client_type: 'web', page_type: '1' }, '1001'],
    ['trackVisit', { page_id: '', client_type: 'ios', page_type: '1' }, '1001'],
    ['trackClick', { page_id: '88', client_type: 'android', page_type: '1', phone }, 0],
    ['trackClick', { page_id: '88', client_type: 'android', page_type: '1' }, '1001'],
  ] as const)('lender-api §2: %s of %o answers %s', async (key, report, code) => {
    const { call } = openLender();
    expect((await call(key, report, visitor)).body.code).toBe(code);
  });
});

describe('the picture code', () => {
  test('design §6: is an SVG picture at an address that needs no session, and never kept by a cache', async () => {
    const opened = await atTheForm();
    const { status, headers } = await captchaPicture(opened, opened.sid);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ]);
    expect(opened.capcode).toMatch(/^[A-Z\d]{4}$/);
  });

  test('lender-api §1: a sid is longer than any machine number, and each has its own picture', async () => {
    const { call, send } = openLender();
    const texts = new Set<string>();
    for (let time = 0; time < 20; time += 1) {
      const sid = textAt((await call('captchaSid', {}, visitor)).data, 'sid');
      expect(sid).toMatch(/^\d{20}$/);
      texts.add(await readCaptcha({ send }, sid));
    }
    expect(texts.size).toBe(20);
  });

  test('an unknown sid has no picture', async () => {
    expect((await captchaPicture(openLender(), '5')).status).toBe(404);
  });
});

describe('the code by SMS', () => {
  test('lender-api §3: is sent when the picture was read, also in small letters', async () => {
    const { call, entry } = await atTheForm();
    const small = { ...entry, capcode: entry.capcode.toLowerCase() };
    expect((await call('sendSms', small, visitor)).body.code).toBe(0);
  });

  test.each([
    ['capcode', 'XXXX', '101', 'The code in the picture does not match.'],
    ['sid', '5', '101', 'The code in the picture does not match.'],
    ['phone', registered, '11', 'This number is registered already.'],
    ['phone', '12800138000', '1001', 'This phone number is not right.'],
  ])('lender-api §3: with %s %s it is refused with code %s', async (name, value, code, message) => {
    const { call, entry } = await atTheForm();
    expect((await call('sendSms', { ...entry, [name]: value }, visitor)).body).toEqual({
      code,
      message,
    });
  });
});

describe('a registration', () => {
  test('lender-api §3: succeeds with the code that was sent', async () => {
    const { call, entry } = await atTheForm();
    await call('sendSms', entry, visitor);
    expect((await call('register', entry, visitor)).body.code).toBe(0);
  });

  test.each([
    ['capcode', 'XXXX', '-1'],
    ['smsCode', '000000', '1001'],
    ['phone', registered, '11'],
    ['userName', '1', '1001'],
  ])('lender-api §3: with %s %s it is refused with code %s', async (name, value, code) => {
    const { call, entry } = await atTheForm();
    await call('sendSms', entry, visitor);
    const { body } = await call('register', { ...entry, [name]: value }, visitor);
    expect(body.code).toBe(code);
  });

  test('lender-api §3: a code that was never sent to this phone is a wrong one', async () => {
    const { call, entry } = await atTheForm();
    expect((await call('register', entry, visitor)).body.code).toBe('1001');
  });

  test('design §6: is remembered for its session; people without one are all different', async () => {
    const asking = { sessionId: 'one' };
    const { call, entry } = await atTheForm(asking);
    for (const who of [asking, visitor]) await call('sendSms', entry, who);
    const codes = [];
    for (const who of [asking, asking, { sessionId: 'two' }, visitor, visitor])
      codes.push((await call('register', entry, who)).body.code);
    expect(codes).toEqual([0, '11', 0, 0, 0]);
  });

  test('screens §8: the other market’s phones by its own rule', async () => {
    const asking = { tenant: 'indonesia', lang: 'id', ...visitor };
    const { call, entry } = await atTheForm(asking);
    const national = { ...entry, phone: '081234567890', userName: '081234567890' };
    expect((await call('sendSms', { ...entry, phone: '9876543210' }, asking)).body.code).toBe(
      '1001',
    );
    expect((await call('sendSms', national, asking)).body.code).toBe('00');
    expect((await call('register', national, asking)).body.code).toBe('00');
  });

  test('design §6: faults can be asked for', async () => {
    const { call, control, entry } = await atTheForm();
    await control('faults', { call: 'sendSms', kind: 'code', code: 101, message: '' });
    expect((await call('sendSms', entry, visitor)).body).toEqual({ code: '101' });
    await control('faults', { call: 'captchaImage', kind: '500' });
    expect((await call('captchaImage', { sid: entry.sid, a: '1' }, visitor)).status).toBe(500);
  });
});
