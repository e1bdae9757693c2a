import type { SandboxTenant } from '../../sandbox/sandbox-tenant.ts';
import type { WebHandler } from './web-handler.ts';

/**
 * Borrowers for whom a lender has little, by how their session's id begins: so every empty face can be seen, on any
 * screen and with nothing but an address.
 */
export const emptyHands = {
  /** No cards, no complaints, no offers, nothing to ask about; the loans are there. */
  'empty-': ({ tenant, scenario }) => ({
    tenant,
    scenario: {
      ...scenario,
      cards: [],
      complaints: [],
      offers: [],
      recommended: [],
      assistant: { ...scenario.assistant, categories: [] },
    },
  }),
  /** No loan, and so nothing that goes with one. */
  'loanless-': ({ tenant, scenario }) => ({
    tenant,
    scenario: { ...scenario, orders: [], complaints: [] },
  }),
} as const satisfies Record<string, (lender: SandboxTenant) => SandboxTenant>;

const sessionOf = (request: Request): string =>
  new URL(request.url).searchParams.get('sessionId') ?? request.headers.get('x-session-id') ?? '';

/** Answers sessions of empty hands by a lender of their own each, all others by the usual one. */
export function withEmptyHanded(
  usual: WebHandler,
  others: readonly (readonly [prefix: string, handler: WebHandler])[],
): WebHandler {
  return {
    handle(request) {
      const session = sessionOf(request);
      const [, handler = usual] = others.find(([prefix]) => session.startsWith(prefix)) ?? [];
      return handler.handle(request);
    },
  };
}
