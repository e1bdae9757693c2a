import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import { sandboxHandlers } from '../../../sandbox/msw-handlers.ts';
import { listAt, openLender, textAt } from './open-lender.ts';

type Opened = ReturnType<typeof openLender>;
const slip = '(file) slip.jpg, image/jpeg, 1843 bytes';

const tabsOf = async ({ call }: Opened) => {
  const { data } = await call('problemList');
  return listAt(data, 'tabs').map((tab) => ({
    title: String(tab['title']),
    ids: listAt({ ...tab }, 'list').map(({ id }) => String(id)),
  }));
};

const uploaded = async ({ upload }: Opened) =>
  textAt((await upload('problemImage', { problemImage: slip })).data, 'url');

describe('what a complaint begins with', () => {
  test('screens §8: without a number it is the loan on which money is owed, with all loans to choose from', async () => {
    const { call, loan } = openLender();
    const { data } = await call('problemInit', { orderNo: '' });
    expect(data['orderDetail']).toMatchObject({ orderNo: loan('174'), isShow: 1 });
    expect(listAt(data, 'orderList').length).toBeGreaterThan(5);
    const repaid = await call('problemInit', { orderNo: loan('200') });
    expect(repaid.data['orderDetail']).toMatchObject({ orderNo: loan('200'), isShow: 0 });
    expect((await call('problemInit', { orderNo: 'X' })).body.code).toBe('1001');
  });

  test('screens §8: its texts are in the language of the call', async () => {
    const { call } = openLender();
    const titles = async (lang: string) =>
      listAt((await call('problemInit', {}, { lang })).data, 'problemType').map(
        (one) => one['title'],
      );
    expect([(await titles('en'))[0], (await titles('hi'))[0]]).toEqual(['Collection', 'वसूली']);
  });
});

describe('sending a complaint', () => {
  test('screens §5: it opens the list, is answered in time, and is rated once', async () => {
    const opened = openLender();
    const { call, loan, clock } = opened;
    const before = await tabsOf(opened);
    expect(before.map(({ ids }) => ids.length)).toEqual([1, 2]);
    const url = await uploaded(opened);
    const sent = {
      problemType: '1',
      problemSonType: '12',
      problemDetail: 'Threats.',
      problemImage: url,
      orderNo: loan('174'),
    };
    expect((await call('problemSave', sent)).body.code).toBe(0);
    const [problemId = ''] = (await tabsOf(opened))[0]?.ids ?? [];
    const open = await call('problemDetail', { problemId });
    expect(open.data).toMatchObject({
      type: 'Collection',
      sonType: 'Threats or insults',
      content: 'Threats.',
      images: [url],
      disposeDetail: '',
      isScore: 0,
    });
    clock.now += 120_000;
    const answered = await call('problemDetail', { problemId });
    expect(answered.data).toMatchObject({ isScore: 1 });
    expect(answered.data['disposeDetail']).not.toBe('');
    await call('problemScore', { problemId, score: 2 });
    expect((await call('problemDetail', { problemId })).data).toMatchObject({ isScore: 0 });
    expect((await tabsOf(opened))[1]?.ids[0]).toBe(problemId);
  });

  test.each([
    ['an unknown kind', { problemType: '9' }],
    ['a complaint about collection without its kind', { problemSonType: '' }],
    ['a blank text', { problemDetail: ' \n' }],
    ['201 characters', { problemDetail: '😀'.repeat(201) }],
    ['a picture that it does not have', { problemImage: '/gateway/india/_sandbox/photo?no=99' }],
    ['an unknown loan', { orderNo: 'X' }],
    ['a complaint about collection of a repaid loan', { orderNo: '90071992547409930200' }],
  ])('screens §5: %s is refused, with a reason', async (_what, change) => {
    const opened = openLender();
    const sent = { problemType: '1', problemSonType: '11', problemDetail: 'x', problemImage: '' };
    const { body } = await opened.call('problemSave', { ...sent, orderNo: '', ...change });
    expect(body.code).toBe('1001');
    expect(body.message).toBeTruthy();
    expect((await tabsOf(opened))[0]?.ids).toHaveLength(1);
  });

  test('screens §5: ten pictures are one too many', async () => {
    const opened = openLender();
    const url = await uploaded(opened);
    const send = (count: number) =>
      opened.call('problemSave', {
        problemType: '4',
        problemDetail: 'x',
        problemImage: Array.from({ length: count }, () => url).join(','),
        orderNo: '',
      });
    expect((await send(10)).body.code).toBe('1001');
    expect((await send(9)).body.code).toBe(0);
  });

  test('design §6: two sessions never meet, and each counts its complaints alike', async () => {
    const { call } = openLender();
    const sent = { problemType: '4', problemDetail: 'x', problemImage: '', orderNo: '' };
    const first = async (sessionId: string) => {
      await call('problemSave', sent, { sessionId });
      const { data } = await call('problemList', {}, { sessionId });
      return listAt({ ...listAt(data, 'tabs')[0] }, 'list').map(({ id }) => id);
    };
    expect(await first('one')).toEqual(await first('two'));
  });
});

describe('pictures', () => {
  test('screens §5: an uploaded picture is served back from the same origin, byte by byte', async () => {
    const opened = openLender();
    const url = await uploaded(opened);
    expect(url).toMatch(/^\/gateway\/india\/_sandbox\/photo\?no=\d+$/);
    const served = await opened.send(url);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect((await served.arrayBuffer()).byteLength).toBe(1843);
    expect((await opened.send('/gateway/india/_sandbox/photo?no=77')).status).toBe(404);
  });

  test.each([
    ['no bytes', '(file) a.png, image/png, 0 bytes'],
    ['a document', '(file) a.pdf, application/pdf, 10 bytes'],
    ['a drawing that could run code', '(file) a.svg, image/svg+xml, 10 bytes'],
  ])('HD-53: %s is refused', async (_what, problemImage) => {
    const { upload } = openLender();
    expect((await upload('problemImage', { problemImage })).body.code).toBe('1001');
  });

  test('HD-13: a picture of over ten million bytes is refused as too large', async () => {
    const { upload } = openLender();
    const problemImage = '(file) a.jpg, image/jpeg, 10000001 bytes';
    const { status, body } = await upload('problemImage', { problemImage });
    expect([status, body.code]).toEqual([413, '413']);
  });

  test('HD-13: a proxy’s page in place of an answer can be asked for', async () => {
    const { upload, control } = openLender();
    await control('faults', { call: 'problemImage', kind: 'html413' });
    const { response } = await upload('problemImage', { problemImage: slip });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
  });

  test('design §6: the pictures of complaints that were there before are drawn', async () => {
    const { call, send } = openLender();
    const { data } = await call('problemDetail', { problemId: '9007199254740950000102' });
    const [picture] = [data['disposeImages']].flat();
    const served = await send(String(picture));
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(await served.text()).toMatch(/^<svg/);
  });

  test('design §6: under MSW an upload arrives whole as well', async () => {
    const server = setupServer(...sandboxHandlers(openLender().lender));
    server.listen();
    try {
      const body = new FormData();
      body.append('problemImage', new File(['abc'], 'a.png', { type: 'image/png' }));
      const host = 'http://localhost';
      const path = '/gateway/india/v3/complaint/upload-problem-img';
      const answer = await fetch(host + path, { method: 'POST', body });
      const { data }: { data: { url: string } } = await answer.json();
      expect(await (await fetch(host + data.url)).text()).toBe('abc');
    } finally {
      server.close();
    }
  });
});
