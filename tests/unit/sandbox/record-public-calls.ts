import { nationalNumber } from '../../../src/domain/phone.ts';
import type { CallName } from '../../../sandbox/received-call.ts';
import type { SandboxTenant } from '../../../sandbox/sandbox-tenant.ts';
import { textAt, type Heard, type openLender } from './open-lender.ts';
import { readCaptcha } from './read-captcha.ts';

type Ask = (key: CallName, request: Record<string, string>, name?: string) => Promise<Heard>;

/** Every answer of registration, marketplace and a failed log-in at a partner. */
export async function recordPublic(
  { tenant, scenario }: SandboxTenant,
  ask: Ask,
  opened: ReturnType<typeof openLender>,
): Promise<void> {
  const tracking = { app_from: 'web', user_from: 'social', utm_tag: 'nov+26' };
  for (const { id } of scenario.templates) await ask('landing', { templateId: id });
  await ask('landing', { templateId: '0' }, 'rejected');
  const report = { page_id: '88', client_type: 'ios', page_type: '1', ...tracking };
  const rule = tenant.forms.registration.phone;
  const phone = nationalNumber(rule.example, rule);
  await ask('trackVisit', report);
  await ask('trackClick', { ...report, phone });

  const { data } = await ask('captchaSid', {});
  const sid = textAt(data, 'sid');
  const capcode = await readCaptcha(opened, sid, tenant.id);
  const asked = { phone, capcode, sid, ...tracking };
  await ask('sendSms', { ...asked, capcode: 'XXXX' }, 'code-101');
  await ask('sendSms', { ...asked, phone: scenario.registeredPhones[0] ?? '' }, 'code-11');
  await ask('sendSms', { ...asked, phone: '0' }, 'rejected');
  await ask('sendSms', asked);
  const entry = { ...asked, userName: phone, smsCode: scenario.smsCode, invite_code: '', id: '7' };
  await ask('register', { ...entry, capcode: 'XXXX' }, 'code-minus-1');
  await ask('register', { ...entry, smsCode: '000000' }, 'rejected');
  await ask('register', entry);
  await ask('register', entry, 'code-11');

  for (const scene of ['', 'banner_jingzhun', 'full']) await ask('marketplace', { scene });
  for (const [row, { id, isEnabled }] of scenario.offers.entries()) {
    const [positionId, name] = [String(row), isEnabled ? 'good' : 'rejected'];
    await ask('pageEvent', { productId: id, moduleId: '302', positionId });
    const application = { product_id: id, module_id: '302', scene: 'banner_fudai' };
    await ask('applyProduct', application, name);
    await ask('jointTap', { productId: id, moduleId: '18', positionId });
    await ask('jointLink', { productId: id }, name);
  }
  await ask('applyProduct', { product_id: '1', module_id: '300' }, 'rejected');
  await ask('jointFailure', { productId: '700100200300400501' });
  await ask('jointLink', { productId: '1' }, 'rejected');
}
