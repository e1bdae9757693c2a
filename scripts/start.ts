import { command } from './command.ts';
import { type AppServer, startAppServer } from './http/app-server.ts';
import { openSandbox } from './http/open-sandbox.ts';
import { demoTenants } from './start/demo-links.ts';
import { buildApp, needsBuild } from './start/running-app.ts';
import { startMessage } from './start/start-message.ts';

const dist = 'dist';
const tenants = 'tenants';
const portsToTry = 20;

async function start(showsAll: boolean): Promise<void> {
  if (needsBuild(dist, { preview: true })) {
    console.log('Building the app (a few seconds)…');
    await buildApp(dist, { preview: true });
  }
  const wanted = wantedPort();
  const server = await listen(wanted);
  if (server.port !== wanted)
    console.log(`Port ${wanted} is taken, so this is port ${server.port}.`);
  console.log(`\n${startMessage(server.port, await demoTenants(tenants), { showsAll })}\n`);
}

function wantedPort(): number {
  const named = process.env['PORT'];
  if (!named) return 4173;
  const port = Number(named);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT=${named} is no port: write a whole number from 1 to 65535.`);
}

/** Starts on the wanted port, or on the next one that is free. */
async function listen(wanted: number): Promise<AppServer> {
  const sandbox = openSandbox(tenants);
  for (let port = wanted; port < wanted + portsToTry; port += 1) {
    try {
      return await startAppServer({
        dist,
        tenants,
        sandbox,
        hasPreview: true,
        port,
        host: '0.0.0.0',
      });
    } catch (error) {
      const reason = codeOf(error);
      if (reason === 'EACCES')
        throw new Error(`Port ${port} needs more rights: choose one above 1023 with PORT=…`);
      if (reason !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(
    `The ports ${wanted} to ${wanted + portsToTry - 1} are all taken. Choose another with PORT=… npm start`,
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

await command({
  usage: `npm start [-- --all]
  builds the app with its preview where that is older than its sources, serves it with the sandbox lender, and prints
  links for each lender. A change in tenants/ shows on the next load. Stop: Ctrl+C.
  --all    links for a loan in every state
  PORT=…   before the command: another port than 4173; where it is taken, the next free one is used`,
  options: { all: { type: 'boolean', default: false } },
  failsWith: 1,
  async run({ values }) {
    try {
      await start(values.all);
    } catch (error) {
      console.error('\nThe app could not be started.');
      throw error;
    }
  },
});
