import { assistantRoot } from '../../../src/domain/assistant.ts';
import type { CallName } from '../../../sandbox/received-call.ts';
import type { SandboxTenant } from '../../../sandbox/sandbox-tenant.ts';
import { listAt, textAt, type Heard, type openLender } from './open-lender.ts';

type Ask = (key: CallName, request: Record<string, string>, name?: string) => Promise<Heard>;

const slip = '(file) slip.jpg, image/jpeg, 1843 bytes';

/** Plays complaints, assistant and contacts once, with every refusal. */
export async function recordHelp(
  { scenario }: SandboxTenant,
  ask: Ask,
  { clock }: ReturnType<typeof openLender>,
): Promise<void> {
  await ask('contactInfo', { overall: '30' });
  const { data } = await ask('problemInit', { orderNo: '' });
  await ask('problemInit', { orderNo: 'X-1' }, 'rejected');
  for (const { id } of scenario.orders) await ask('problemInit', { orderNo: id });
  const current = textAt({ ...Object(data['orderDetail']) }, 'orderNo');
  await complain(current, ask);
  for (const wait of [0, scenario.answerComplaintAfter]) {
    clock.now += wait;
    const list = await ask('problemList', {});
    for (const tab of listAt(list.data, 'tabs')) {
      for (const { id = '' } of listAt({ ...Object(tab) }, 'list')) {
        const problemId = String(id);
        await ask('problemDetail', { problemId });
        await ask('problemScore', { score: '4', problemId });
        await ask('problemDetail', { problemId });
      }
    }
  }
  await ask('problemDetail', { problemId: '1' }, 'rejected');
  await ask('problemScore', { score: '4', problemId: '1' }, 'rejected');
  await walk(assistantRoot, current, ask);
  await ask('qaList', { orderNo: '', pid: '7' }, 'rejected');
}

async function complain(orderNo: string, ask: Ask): Promise<void> {
  const first = await ask('problemImage', { problemImage: slip });
  const second = await ask('problemImage', { problemImage: slip });
  await ask('problemImage', { problemImage: '(file) a.pdf, application/pdf, 9 bytes' }, 'rejected');
  const complaint = {
    problemType: '1',
    problemSonType: '11',
    problemDetail: '😀'.repeat(200),
    problemImage: [first, second].map(({ data }) => textAt(data, 'url')).join(','),
    orderNo,
  };
  await ask('problemSave', complaint);
  await ask('problemSave', {
    ...complaint,
    problemType: '4',
    problemSonType: '',
    problemImage: '',
  });
  await ask('problemSave', { ...complaint, problemSonType: '' }, 'rejected');
  await ask('problemSave', { ...complaint, problemType: '9' }, 'rejected');
  await ask('problemSave', { ...complaint, problemImage: 'https://a.example/1.jpg' }, 'rejected');
  await ask('problemSave', { ...complaint, orderNo: 'X-1' }, 'rejected');
}

/** Asks everything below a place of the tree, and says of every answer whether it helped. */
async function walk(pid: string, orderNo: string, ask: Ask): Promise<void> {
  const { data } = await ask('qaList', { orderNo, pid });
  const next = listAt(data, 'answerList');
  if (next.length === 0) {
    for (const [type, value] of Object.entries({ 2: '0', 3: '4' }))
      await ask('qaRecord', { orderNo, type, value, qaId: pid });
    await ask('qaRecord', { orderNo, type: '2', value: '1', qaId: pid });
    await ask('qaRecord', { orderNo, type: '3', value: '6', qaId: pid }, 'rejected');
    await ask('qaRecord', { orderNo, type: '4', value: 'Why?', qaId: '' });
  }
  for (const { id = '', action_type: action = '' } of next) {
    const isPerson = String(action) === '4';
    if (isPerson) await ask('qaRecord', { orderNo, type: '1', value: '', qaId: String(id) });
    else await walk(String(id), orderNo, ask);
  }
}
