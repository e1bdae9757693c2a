import { command } from './command.ts';
import { checkLender, lenderText } from './lender/check-lender.ts';
import { askableCalls } from './lender/lender-calls.ts';
import { readTenants } from './tenant/read-folders.ts';

const onRequest = askableCalls.filter((call) => call.makesSomething).map(({ key }) => key);

await command({
  usage: `npm run lender:check <id> -- --base https://… --session <sessionId> --product <id> --order <id>
  asks a lender's test system every call that makes nothing and that the features of this folder need, as the
  app would, and says for each field what a borrower would see. Judged by contract/ and by the app's own
  mappers. Never a call that moves money.
  <id>        the lender's folder: its prefix, paths, features and money
  --base      scheme and host of the test system
  --session   a session that is good there; --user beside it where the system wants one
  --product   the product of a loan, --order  that loan
  --offer     a product with an offer that is open; that of the loan when it is not named
  --language  in which texts are asked for (the lender's first)
  --also      calls that make a token, too: ${onRequest.join(', ')}
  --json      for machines: a list of { key, state, faults, seen }
  --folder    where the tenants lie (tenants)`,
  options: {
    base: { type: 'string' },
    session: { type: 'string' },
    user: { type: 'string' },
    product: { type: 'string' },
    order: { type: 'string' },
    offer: { type: 'string' },
    language: { type: 'string' },
    also: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'tenants' },
  },
  async run({ values, positionals }) {
    const [id, ...more] = positionals;
    const { base, session, product, order } = values;
    if (!id || !base || !session || !product || !order || more.length > 0) return 'usage';
    if (!/^https?:\/\/[^/]+\/?$/.test(base))
      throw new Error(`--base ${base} is no scheme and host, like https://test.lender.example.`);
    const [tenant] = readTenants(values.folder, [id]);
    if (!tenant) return 'usage';
    const also = values.also.split(',').filter(Boolean);
    const odd = also.find((key) => !onRequest.some((one) => one === key));
    if (odd) throw new Error(`--also ${odd} is none of ${onRequest.join(', ')}.`);
    const calls = await checkLender({
      tenant,
      base: base.replace(/\/$/, ''),
      session: { sessionId: session, ...(values.user && { userId: values.user }) },
      loan: { productId: product, loanId: order, offerId: values.offer ?? product },
      language: values.language ?? tenant.locale.defaultLanguage,
      also,
    });
    console.log(values.json ? JSON.stringify(calls, null, 2) : lenderText(calls));
    return calls.some(({ state }) => state === 'failed') ? 1 : 0;
  },
});
