import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Commands, Wire } from './web-driver.ts';

const port = 4332;

/** The names that Firefox's own wire (Marionette) has for the commands of the standard. */
const requests: {
  [Name in keyof Commands]: (command: Commands[Name]) => readonly [name: string, with_: object];
} = {
  navigate: (body) => ['WebDriver:Navigate', body],
  find: (body) => ['WebDriver:FindElement', body],
  click: ({ element }) => ['WebDriver:ElementClick', { id: element }],
  type: ({ element, text }) => ['WebDriver:ElementSendKeys', { id: element, text }],
  run: (body) => ['WebDriver:ExecuteScript', body],
};

/** Nothing is looked for in the network, and nothing is asked at the start. */
const preferences = {
  'marionette.port': port,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Messages with their length before them: `12:[0,1,"name",{}]`. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (reply: readonly unknown[]) => void>();
  #received = Buffer.alloc(0);
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part) => {
      this.#received = Buffer.concat([this.#received, part]);
      for (let end = this.#end(); end !== undefined; end = this.#end()) this.#take(end);
    });
  }

  /** Where the first whole message ends; undefined while there is none. */
  #end(): number | undefined {
    const mark = this.#received.indexOf(':');
    const end = mark + 1 + Number(this.#received.subarray(0, mark));
    return mark > 0 && end <= this.#received.length ? end : undefined;
  }

  #take(end: number): void {
    const start = this.#received.indexOf(':') + 1;
    const message: unknown = JSON.parse(String(this.#received.subarray(start, end)));
    this.#received = this.#received.subarray(end);
    // The first message is a greeting, and no list.
    if (Array.isArray(message)) this.#waiting.get(Number(message[1]))?.(message);
  }

  async ask(name: string, params: object): Promise<unknown> {
    const id = (this.#last += 1);
    const text = JSON.stringify([0, id, name, params]);
    const [, , error, result] = await new Promise<readonly unknown[]>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    this.#waiting.delete(id);
    if (error) throw new Error(JSON.stringify(error));
    const isBoxed = typeof result === 'object' && result !== null && 'value' in result;
    return isBoxed ? result.value : result;
  }
}

async function connected(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Firefox by its own wire, without a window and in a profile of its own. */
export async function startFirefox(): Promise<Wire> {
  const profile = mkdtempSync(path.join(tmpdir(), 'loanfront-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    'firefox',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const stop = async () => {
    if (firefox.exitCode === null && firefox.signalCode === null) {
      firefox.kill();
      await once(firefox, 'exit');
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    let socket: Socket | undefined;
    await expect(async () => {
      socket = await connected();
    }).toPass({ timeout: 40_000 });
    if (!socket) throw new Error('Firefox does not listen');
    const wire = new Marionette(socket);
    await wire.ask('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    await wire.ask('WebDriver:SetWindowRect', { width: 450, height: 900 });
    const open = socket;
    return {
      send: (name, command) => wire.ask(...requests[name](command)),
      async end() {
        open.destroy();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
