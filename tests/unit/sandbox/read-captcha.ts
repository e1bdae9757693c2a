import type { openLender } from './open-lender.ts';

type Opened = ReturnType<typeof openLender>;

const picturePath = '/api/v2/youmi/promotion/get-captcha';

/** Asks for a picture as a browser does: by its address alone. */
export const captchaPicture = (
  { send }: Pick<Opened, 'send'>,
  sid: string,
  tenant = 'india',
): Promise<Response> =>
  send(`/gateway/${tenant}${picturePath}?${new URLSearchParams({ sid, a: '1795852800000' })}`);

/** What a person would read in a picture. */
export async function readCaptcha(
  opened: Pick<Opened, 'send'>,
  sid: string,
  tenant = 'india',
): Promise<string> {
  const svg = await (await captchaPicture(opened, sid, tenant)).text();
  return /<text[^>]*>(\w+)<\/text>/.exec(svg)?.[1] ?? '';
}
