/** What a request carries. */
export interface ReceivedCall {
  query: ReadonlyMap<string, string>;
  payload: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, File>;
  sessionId: string;
}

const firstOfEach = (pairs: Iterable<[string, string]>) => {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) if (!values.has(name)) values.set(name, value);
  return values;
};

/** The common parameters that stand in the query of every call (lender-api §1); the rest is payload. */
const common: ReadonlySet<string> = new Set([
  'deviceId',
  'appVersion',
  'userId',
  'appName',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'appMarket',
  'token',
  'type',
  'deviceName',
  'osVersion',
  'gid',
  'platform',
  'lang',
]);

/** Reads query, form or multipart body. The session is the query's, else the header's, else nobody's. */
export async function readCall(request: Request, url: URL): Promise<ReceivedCall> {
  const inQuery = firstOfEach(url.searchParams);
  const query = firstOfEach([...inQuery].filter(([name]) => common.has(name)));
  const fromQuery = [...inQuery].filter(([name]) => !common.has(name));
  const files = new Map<string, File>();
  let sent: [string, string][] = [];
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (request.headers.get('content-type')?.startsWith('multipart/')) {
      for (const [name, value] of await request.formData()) {
        if (typeof value === 'string') sent.push([name, value]);
        else files.set(name, value);
      }
    } else {
      sent = [...new URLSearchParams(await request.text())];
    }
  }
  const header = request.headers.get('x-session-id') ?? '';
  return {
    query,
    payload: firstOfEach([...sent, ...fromQuery]),
    files,
    sessionId: query.get('sessionId') ?? header,
  };
}
