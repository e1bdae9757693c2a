import { describe, expect, test } from 'vitest';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { exchangeLaunchCode } from '../../../src/lender-api/launch-code.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { takeLaunchCode, withExchanged } from '../../../src/session/launch-code.ts';
import { openSession } from '../../../src/session/session.ts';
import { answersOf } from '../../support/contract-answers.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant({
  'api.launchCode': { param: 'code', path: '/session/launch-code' },
  'api.baseUrl': 'https://api.lender.example',
});
const read = (address: string) => readLaunch(new URL(address, 'https://app.example'));

describe('the code of a launch', () => {
  test.each([
    ['/loan-details?orderId=7&CODE=abc&productId=1', '/loan-details?orderId=7&productId=1'],
    ['/?tenant=sample&code=abc#/borrowDetail?orderId=7', '/borrowDetail?orderId=7&tenant=sample'],
    ['/loan-details?code=abc', '/loan-details'],
  ])('leaves the address and what the launch says of its matter: %s', (address, clean) => {
    const coded = takeLaunchCode(read(address), tenant);
    expect(coded?.code).toBe('abc');
    expect(coded?.launch.cleanAddress).toBe(clean);
    expect(JSON.stringify(coded?.launch.business)).not.toContain('abc');
  });

  test('is a parameter like any other where the tenant has no such option', () => {
    const launch = read('/loan-details?code=abc');
    expect(takeLaunchCode(launch, sampleTenant())).toBeUndefined();
    expect(launch.cleanAddress).toBe('/loan-details?code=abc');
  });

  test.each(['/loan-details?code=', '/loan-details', `/loan-details?code=${'x'.repeat(513)}`])(
    'is none when it is missing, empty or too long: %.40s',
    (address) => expect(takeLaunchCode(read(address), tenant)).toBeUndefined(),
  );
});

const exchange = () =>
  exchangeLaunchCode('abc', { tenant, session: sampleSession({}), language: 'en' }, systemClock);

describe('exchanging it', () => {
  test.each(answersOf('launchCode').map((answer) => [answer.name, answer] as const))(
    'the contract’s answer %s',
    async (_name, { kind, bodyText, status }) => {
      const sent = stubNetwork(() => answerWith(bodyText, status));
      const values = await exchange();
      expect(values?.sessionId !== undefined).toBe(kind === 'success');
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ method: 'POST', bodyText: 'code=abc' });
      expect(sent[0]?.url.search).not.toContain('abc');
    },
  );

  test.each([
    ['a broken line', () => Response.error()],
    ['a page', () => answerWith('<html>', 200, 'text/html')],
    ['an answer of another shape', () => answerWith('[1]')],
    ['HTTP 401', () => answerWith('{}', 401)],
  ])('gives nothing after %s, and is not tried again', async (_what, answer) => {
    const sent = stubNetwork(answer);
    expect(await exchange()).toBeUndefined();
    expect(sent).toHaveLength(1);
  });
});

describe('the session that comes of it', () => {
  const earlier = () => {
    const tab = memoryStore();
    openSession(read('/x?sessionId=old&userId=1'), tenant, tab, memoryStore());
    return tab;
  };
  const open = (values: Parameters<typeof withExchanged>[1], tab = earlier()) =>
    openSession(withExchanged(read('/loan-details?orderId=7'), values), tenant, tab, memoryStore());

  test('is the exchanged one, and none of what the tab remembered', () => {
    const session = open({ sessionId: 'new', userId: '2' });
    expect(session).toMatchObject({
      isBorrower: true,
      values: { sessionId: 'new', userId: '2' },
      business: { orderId: '7' },
    });
  });

  test('is nobody’s after a failure: whoever was there before is gone, too', () => {
    const tab = earlier();
    const session = open(undefined, tab);
    expect(session.isBorrower).toBe(false);
    expect(session.values).toEqual({ merchantNumber: 'SAMPLE01' });
    expect(tab.read('loanfront.session')).not.toContain('old');
  });
});
