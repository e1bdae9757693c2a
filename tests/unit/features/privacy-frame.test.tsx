import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PolicyEmbedScreen } from '../../../src/features/public-site/site-screens.tsx';
import * as pageFrame from '../../../src/platform/page-frame.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen } from '../../support/screen-stage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (changes: Readonly<Record<string, unknown>> = {}) =>
  showScreen({
    Screen: PolicyEmbedScreen,
    screen: 'policyEmbed',
    answers: {},
    query: '',
    tenant: sampleTenant(changes),
    builtScreens: ['privacy'],
  });
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const frame = () => document.querySelector('iframe');
const load = () => {
  const it = frame();
  if (it) fireEvent.load(it);
};
const way = () => screen.queryByRole('link', { name: 'Open in browser' });

test('screens §2: the page comes in a sandboxed frame that learns nothing of us, with a way around it', () => {
  const { face } = show();
  expect(frame()?.getAttribute('src')).toBe('https://docs.sikkora.example/privacy');
  expect(frame()?.getAttribute('sandbox')).not.toContain('same-origin');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(way()).toHaveProperty('href', 'https://docs.sikkora.example/privacy');
  expect(face()).toBe('loading');
  load();
  expect(face()).toBe('ready');
});

test('screens §2: after ten seconds it is said that the page does not come', () => {
  const { face } = show();
  pass(9999);
  expect(face()).toBe('loading');
  pass(1);
  expect(face()).toBe('error');
  expect(screen.getByRole('alert').textContent).toContain('open it in your browser');
  expect(way()).not.toBeNull();
});

test('a page of the site itself is framed too; when it refuses, the error face stands in its place', () => {
  const own = { 'links.privacyPage': '/documents/privacy.html', 'security.frameOrigins': [] };
  const inFrame = vi.spyOn(pageFrame, 'framedAddress');
  inFrame.mockReturnValue(new URL('https://www.sikkora.example/documents/privacy.html'));
  const { face, unmount } = show(own);
  expect(frame()?.getAttribute('src')).toBe('/documents/privacy.html');
  load();
  expect(face()).toBe('ready');
  expect(screen.queryByText(/Nothing to read above/)).toBeNull(); // it is known to be there
  unmount();
  inFrame.mockReturnValue(undefined);
  const refused = show(own);
  load();
  expect(refused.face()).toBe('error');
  expect(screen.getByRole('alert').textContent).toContain('open it in your browser');
  expect(way()?.getAttribute('href')).toBe('/documents/privacy.html');
});

test.each([
  ['an origin that may not be framed', { 'security.frameOrigins': [] }],
  ['a file of the tenant’s own folder', { 'links.privacyPage': 'assets/privacy.html' }],
])('screens §8: %s is a link, never a frame', (_what, changes) => {
  const { face } = show(changes);
  expect(frame()).toBeNull();
  expect(way()).not.toBeNull();
  expect(face()).toBe('ready');
});

test('screens §2: a tenant without such a page still has its own text', () => {
  show({ 'links.privacyPage': undefined });
  expect(frame()).toBeNull();
  expect(way()).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Read the privacy policy' })).toHaveLength(1);
});
