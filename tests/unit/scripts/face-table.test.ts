import { describe, expect, test } from 'vitest';
import { openSandbox, sandboxTenantsOf } from '../../../scripts/http/open-sandbox.ts';
import { screenFaces } from '../../../scripts/screens/face-table.ts';
import { faceAddress, isByAddress } from '../../../scripts/screens/open-face.ts';
import { builtScreens, screens } from '../../../src/app/screens.ts';
import { isScreenOn } from '../../../src/navigation/route-table.ts';
import { callNames } from '../../../sandbox/received-call.ts';
import type { SandboxTenant } from '../../../sandbox/sandbox-tenant.ts';

async function lenderOf(id: string): Promise<SandboxTenant> {
  const lender = await sandboxTenantsOf('tenants')(id);
  if (!lender) throw new Error(`tenants/${id} cannot be played`);
  return lender;
}

describe.each(['india', 'indonesia'])('the faces of %s', (id) => {
  test('every screen that is built and switched on is in the table, ready first', async () => {
    const lender = await lenderOf(id);
    const faces = screenFaces(lender);
    for (const screen of builtScreens) {
      const [first] = faces.filter((face) => face.screen === screen);
      expect(first?.face).toBe(isScreenOn(lender.tenant, screen) ? 'ready' : undefined);
    }
  });

  test('every screen that asks the lender can be seen loading, failing and empty', async () => {
    const lender = await lenderOf(id);
    const faces = screenFaces(lender);
    for (const screen of builtScreens) {
      const asks = screens[screen]?.audience !== 'reader' && isScreenOn(lender.tenant, screen);
      if (!asks) continue;
      const own = faces.filter((face) => face.screen === screen).map(({ face }) => face);
      expect(own).toEqual(expect.arrayContaining(['ready', 'loading', 'error', 'empty']));
    }
  });

  test('no two faces of a screen have one name, and every fault is one that the sandbox plays', async () => {
    const faces = screenFaces(await lenderOf(id));
    const names = faces.map(({ screen, face }) => `${screen} ${face}`);
    expect(new Set(names).size).toBe(names.length);
    const calls = faces.flatMap(({ faults }) =>
      faults.flatMap((fault) => (fault.at === 'lender' ? [fault.call] : [])),
    );
    expect(calls.length).toBeGreaterThan(0);
    expect([...callNames, '*']).toEqual(expect.arrayContaining(calls));
  });

  test('every address names the tenant, the language and, for a borrower, a session of its own', async () => {
    const lender = await lenderOf(id);
    const visit = { url: 'http://localhost:1', lender, language: 'en', name: 'x' };
    const faces = screenFaces(lender);
    const sessions: string[] = [];
    for (const face of faces) {
      const { searchParams } = new URL(faceAddress(face, visit));
      expect(searchParams.getAll('tenant')).toHaveLength(1);
      expect(searchParams.get('lang')).toBe('en');
      sessions.push(...searchParams.getAll('sessionId'));
    }
    expect(sessions).toHaveLength(faces.filter(({ visitor }) => visitor !== 'nobody').length);
    expect(new Set(sessions).size).toBe(sessions.length);
  });
});

test('a face of a file that is missing cannot be had by an address alone', async () => {
  const faces = screenFaces(await lenderOf('india'));
  expect(faces.filter((face) => face.screen === 'maintenance').map(isByAddress)).toEqual([false]);
  expect(faces.filter((face) => face.screen === 'loanDetails').every(isByAddress)).toBe(true);
});

test('the moments and the sheets are faces too, which somebody has to press for', async () => {
  const pressed = async (id: string) =>
    screenFaces(await lenderOf(id)).flatMap((face) =>
      face.act && !isByAddress(face) ? [face.face] : [],
    );
  const india = ['key-facts', 'confirmed', 'code', 'checking', 'paid', 'wrong-captcha'];
  expect(await pressed('india')).toEqual(expect.arrayContaining(india));
  expect(await pressed('indonesia')).toContain('cashier');
});

describe('design §6: a borrower with empty hands meets a lender that has nothing', () => {
  const ask = async (sessionId: string, path: string) => {
    const request = new Request(`http://x/gateway/india${path}?sessionId=${sessionId}`);
    return (await openSandbox('tenants').handle(request)).json();
  };
  test.each([
    ['seen-1', true],
    ['empty-1', true],
    ['loanless-1', false],
  ])('%s has loans: %s', async (session, hasLoans) => {
    const play: { orders: unknown[] } = await ask(session, '/_sandbox/scenario');
    expect(play.orders.length > 0).toBe(hasLoans);
  });
});
