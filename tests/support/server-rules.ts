import { cacheControl, fileHeaders, type Headers } from '../../scripts/http/security-headers.ts';
import type { Answered, Question } from './ask-server.ts';

/** What a server of the app holds: a lender with a host and published pages. */
export interface ServedSite {
  id: string;
  host: string;
  /** A host that is in no index. */
  elsewhere: string;
  /** A page that is published, its other language, and a screen that never is. */
  published: string;
  language: string;
  screen: string;
  /** A hashed file. */
  asset: string;
  /** A call of the lender. */
  call: string;
  /** The headers that this lender's pages need. */
  page: Headers;
}

type Kind = 'published' | 'app' | 'file' | 'hashed' | 'missing' | 'refused' | 'call';

interface Rule extends Omit<Question, 'host'> {
  host?: string;
  is: Kind;
}

/** Every path that was once answered wrongly, with what it is; what a server of the app has to keep. */
const rulesOf = (site: ServedSite): Rule[] => {
  const paths = (is: Kind, ...list: string[]) => list.map((path): Rule => ({ path, is }));
  const { id, published, language, screen, elsewhere } = site;
  return [
    ...paths('published', '/', published, `${published}/`, `${published}?lang=${language}`),
    ...paths('published', `/?tenant=${id}`, `${published}?lang=nobody`),
    ...paths(
      'app',
      '/?tenant=nobody',
      screen,
      `${screen}?sessionId=s-1`,
      '/any/deep/path',
      '/index.html',
    ),
    { path: '/', host: elsewhere, is: 'app' },
    ...paths('file', `/tenants/${id}/tenant.json`, '/tenants/index.json', '/robots.txt'),
    ...paths('hashed', site.asset),
    ...paths('missing', '/favicon.ico', '/.git/config', '/%2egit/config', '/.env', '/x/.env'),
    ...paths('missing', '/locales/x.json', '/missing.png', '/wp-login.php', '/.well-known/x'),
    ...paths('missing', '/assets', '/assets/', '/assets/missing', '/assets/missing.js'),
    ...paths('missing', '/tenants', '/tenants/', '/tenants/nobody/tenant.json'),
    ...paths('missing', `/tenants/${id}/sandbox.json`, `/tenants/${id}/SANDBOX.JSON`),
    ...paths('missing', '/tenants/README.md', `/tenants/${id}/.secret`),
    ...paths('missing', '/pages', `/pages/${id}/en/index.html`, '/gateway'),
    { path: '/robots.txt', host: elsewhere, is: 'missing' },
    { path: '/', method: 'POST', is: 'refused' },
    { path: site.asset, method: 'DELETE', is: 'refused' },
    ...paths('call', site.call),
  ];
};

const statusOf: Readonly<Record<Kind, number>> = {
  published: 200,
  app: 200,
  file: 200,
  hashed: 200,
  missing: 404,
  refused: 405,
  call: 200,
};

const cachingOf: Readonly<Record<Kind, string>> = {
  published: cacheControl.checked,
  app: cacheControl.checked,
  file: cacheControl.checked,
  hashed: cacheControl.hashed,
  missing: cacheControl.checked,
  refused: cacheControl.checked,
  call: cacheControl.never,
};

/** What a refusal carries whatever was asked for; the rest may be that of a page or of a file. */
const always = { 'X-Content-Type-Options': true, 'Referrer-Policy': true };

const isPage = (kind: Kind) => kind === 'published' || kind === 'app';

/** The mark of a page that was drawn beforehand. */
const drawn = /<div id="root" data-page=/;

function faultsOf({ is }: Rule, answer: Answered, headers: Headers): string[] {
  const faults: string[] = [];
  const want = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) faults.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
  };
  want('status', answer.status, statusOf[is]);
  want('cache-control', answer.headers['cache-control'], cachingOf[is]);
  for (const [name, value] of Object.entries(headers))
    if (is !== 'refused' || name in always) want(name, answer.headers[name.toLowerCase()], value);
  want('a page that was drawn beforehand', drawn.test(answer.body), is === 'published');
  want('the app', answer.body.includes('<div id="root"'), isPage(is));
  return faults;
}

/** Asks everything; what is not as it should be, in words. An empty list is a sound server. */
export async function serverFaults(
  site: ServedSite,
  ask: (question: Question) => Promise<Answered>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const rule of rulesOf(site)) {
    const question = { ...rule, host: rule.host ?? site.host };
    // What a host that is not in the index may need is another question.
    const own = rule.host === undefined ? site.page : {};
    const answer = await ask(question);
    const found = faultsOf(rule, answer, isPage(rule.is) ? own : fileHeaders);
    const tag = answer.headers['etag'];
    if (answer.status === 200 && rule.is !== 'call') {
      const again = await ask({ ...question, headers: { 'if-none-match': tag ?? '' } });
      if (tag === undefined || again.status !== 304)
        found.push(`unchanged: ${again.status} instead of 304`);
    }
    const { method = 'GET', path } = rule;
    faults.push(...found.map((fault) => `${method} ${question.host}${path}: ${fault}`));
  }
  return faults;
}
