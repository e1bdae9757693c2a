import { fireEvent } from '@testing-library/react';
import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { describePage, passTime, type OnTheWay, type OpenApp } from '../support/whole-app.tsx';

/**
 * What a call is to its screen.
 * - `opening`: the screen begins with it, and shows its error face without it.
 * - `aside`: the screen is there without it.
 * - `action`: somebody pressed for it; a message says what happened, and the press works again.
 * - `report`: nobody waits for it, and its failure is never shown.
 */
export type Role = 'opening' | 'aside' | 'action' | 'report';

/** One call of one screen, and how a person meets it. */
export interface FaultRow {
  screen: ScreenKey;
  call: EndpointKey;
  tenant: 'india' | 'indonesia' | 'philippines';
  query?: string;
  isStranger?: boolean;
  role: Role;
  /** What else is unusual about the lender's answers. */
  beside?: OnTheWay;
  /** What leads to the call, its own press included; without it the screen asks by itself. */
  steps?: (app: OpenApp) => Promise<unknown>;
  /** What a person does after a fault; without it the steps' last press: `press`, or "Try again". */
  again?: (app: OpenApp) => Promise<unknown>;
  /** What tells that all went well. */
  done: (app: OpenApp) => unknown;
  /** What was typed, and must stand where it was typed after every fault. */
  typed?: readonly string[];
  /** What is said where no answer came, instead of the cause alone: that nobody knows what became of it. */
  unanswered?: RegExp;
  /** An `aside` whose absence is said in these words. */
  says?: RegExp;
}

/** Whether the page says something. */
export const has = (text: RegExp | string) => (app: OpenApp) =>
  typeof text === 'string' ? app.text().includes(text) : text.test(app.text());

/** Whether the page has all that it shows. */
export const isReady = (app: OpenApp) => app.face() === 'ready';

/** Whether another screen has come. */
export const isAt = (screen: string) => (app: OpenApp) => app.shown() === screen;

/** The query of an address. */
export const query = (pairs: Readonly<Record<string, string>>) => `?${new URLSearchParams(pairs)}`;

/** Something that a person types into a field. */
export const type = async (app: OpenApp, name: RegExp | string, text: string) => {
  const field = await app.field(name);
  if (!field) throw new Error(`there is no field ${name} on\n${describePage()}`);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  await passTime(50);
};
