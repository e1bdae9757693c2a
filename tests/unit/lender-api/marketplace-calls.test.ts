import { expect, test } from 'vitest';
import { askEarly } from '../../../src/lender-api/early-call.ts';
import { marketplaceCall } from '../../../src/lender-api/marketplace/marketplace.calls.ts';
import { marketplaceEndpoints } from '../../../src/lender-api/marketplace/marketplace.api.ts';
import { partnerLoginFailureEndpoints } from '../../../src/lender-api/login-failure/login-failure.api.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';

const { getMarketplace, trackOffer, applyForOffer } = marketplaceEndpoints.endpoints;
const { getPartnerLoginFailure, requestPartnerHandoff } = partnerLoginFailureEndpoints.endpoints;

test.each([
  ['banner_jingzhun', '301'],
  ['tanchuang_jingzhun', '301'],
  ['tanchuang_fudai', '302'],
  ['banner_fudai', '302'],
  ['anything else', '300'],
  ['constructor', '300'],
  ['', '300'],
  [undefined, '300'],
])('spec §9: scene %s belongs to module %s', async (scene, module) => {
  const sent = stubNetwork(() => answerWith('{"code":0,"data":{}}'));
  const { store } = openStore();
  await store.dispatch(trackOffer.initiate({ scene, productId: '1', position: 2 }));
  await store.dispatch(applyForOffer.initiate({ scene, productId: '1' }));
  const [tap, application] = sent.map(({ form }) => new Map(form));
  expect(tap?.get('moduleId')).toBe(module);
  expect(tap?.get('positionId')).toBe('2');
  expect(application?.get('module_id')).toBe(module);
  expect(application?.get('scene')).toBe(scene);
});

test('design §3: the screen takes the early answer to marketplace and sends nothing itself', async () => {
  const sent = stubNetwork(() => answerWith('{"code":0,"data":[]}'));
  const { store, caller } = openStore();
  askEarly(marketplaceCall({ scene: 'early' }), caller, systemClock);
  const { data } = await store.dispatch(getMarketplace.initiate({ scene: 'early' }));
  expect([data, sent.length]).toEqual([[], 1]);
});

test('lender-api §2: an offer without an id cannot be applied for, so it is no button', async () => {
  stubNetwork(() =>
    answerWith('{"code":0,"data":[{"productName":"A","buttonStatus":1,"productTags":["",7]}]}'),
  );
  const { data } = await openStore().store.dispatch(getMarketplace.initiate({ scene: 'no id' }));
  expect(data).toMatchObject([{ id: undefined, name: 'A', isOpen: false, tags: ['7'] }]);
});

test.each([
  [
    'beside the status',
    '{"status":"0","noticeMessage":"N","recommendList":[{"id":9007199254740993001,"name":"A","isEnabled":"1"}]}',
  ],
  [
    'in data',
    '{"status":0,"data":{"noticeMessage":"N","recommendList":[{"id":"9007199254740993001","name":"A","isEnabled":true}]}}',
  ],
])('screens §8: what a failed log-in tells may stand %s', async (_place, text) => {
  stubNetwork(() => answerWith(text));
  const { data } = await openStore().store.dispatch(
    getPartnerLoginFailure.initiate({ productId: '1' }),
  );
  expect(data).toMatchObject({
    headline: 'N',
    message: '',
    offers: [{ id: '9007199254740993001', isOpen: true }],
  });
});

test.each([
  ['{"status":"0","link":"gojek://pay?x=1"}', 'gojek://pay?x=1'],
  ['{"status":"0","data":{"link":"javascript:alert(1)"}}', 'javascript:alert(1)'],
  ['{"status":"0"}', ''],
])('lender-api §2: the link of %s comes unjudged', async (text, link) => {
  stubNetwork(() => answerWith(text));
  const { data } = await openStore().store.dispatch(
    requestPartnerHandoff.initiate({ productId: '1' }),
  );
  expect(data).toEqual({ link });
});

test('screens §8: no token, phone or system travels to the partners’ list', async () => {
  const sent = stubNetwork(() => answerWith('{"status":"0"}'));
  await openStore().store.dispatch(getPartnerLoginFailure.initiate({ productId: '7' }));
  expect([...(sent[0]?.url.searchParams.keys() ?? [])].sort()).toEqual([
    'appName',
    'appVersion',
    'clientType',
    'deviceId',
    'gid',
    'lang',
    'merchantNumber',
    'sessionId',
    'userId',
  ]);
  expect(sent[0]?.form).toEqual([['productId', '7']]);
});
