import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import type { Commands, Wire } from './web-driver.ts';

const display = ':117';
const address = 'http://127.0.0.1:4331';

/** Where each command goes, and what of it is the body. */
const requests: {
  [Name in keyof Commands]: (command: Commands[Name]) => { path: string; body: object };
} = {
  navigate: (body) => ({ path: '/url', body }),
  find: (body) => ({ path: '/element', body }),
  click: ({ element }) => ({ path: `/element/${element}/click`, body: {} }),
  type: ({ element, text }) => ({ path: `/element/${element}/value`, body: { text } }),
  run: (body) => ({ path: '/execute/sync', body }),
};

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** WebKit by the driver of WebKitGTK, on a screen that nobody sees. */
export async function startWebKit(): Promise<Wire> {
  const screen = spawn('Xvfb', [display, '-screen', '0', '800x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const driver = spawn('WebKitWebDriver', [`--port=${new URL(address).port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const stopAll = async () => {
    await stop(driver);
    await stop(screen);
  };
  try {
    let session = '';
    await expect(async () => {
      const created = await ask('POST', '/session', { capabilities: { alwaysMatch: {} } });
      session = `/session/${String(Reflect.get(Object(created), 'sessionId'))}`;
    }).toPass({ timeout: 30_000 });
    await ask('POST', `${session}/window/rect`, { width: 400, height: 800 });
    return {
      send(name, command) {
        const { path, body } = requests[name](command);
        return ask('POST', session + path, body);
      },
      async end() {
        await ask('DELETE', session).catch(() => undefined);
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
