import type { LinkedCard } from '../../domain/card-repayment.ts';
import type { PaymentRecord } from '../../domain/payment.ts';
import type { CardPayment } from './payment-state.ts';

/** A payment that a reload interrupted goes on from where its record says (screens §8). */
export function resumedPayment(
  record: PaymentRecord | undefined,
  cards: readonly LinkedCard[],
): CardPayment {
  if (!record || record.channel !== 'card') return { at: 'choosing' };
  if (record.outcome === 'submitted') return { at: 'sent', startedAt: record.startedAt };
  if (record.outcome !== 'awaitingCode' || record.attemptId === undefined)
    return { at: 'unknown', startedAt: record.startedAt, before: record.before };
  return {
    at: 'awaitingCode',
    attemptId: record.attemptId,
    codeSentAt: record.codeSentAt,
    card: cards.find((card) => card.id === record.cardId),
    busy: undefined,
    error: undefined,
  };
}
