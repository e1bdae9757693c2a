import type { ExtensionOffer } from '../../domain/loan-extension.ts';
import { toDetailLines } from '../loan/loan.mapper.ts';
import { dateOf, majorOf, textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { ExtensionWire } from './extension.wire.ts';

/** The offer out of `extension`; a fee that is no amount stays undefined and cannot be paid. */
export function toExtensionOffer(data: unknown): ExtensionOffer {
  const wire = wireFields<ExtensionWire>(data);
  const { detail } = wireFields<{ detail: unknown }>(wire.orderDetail);
  return {
    productName: textOf(wire.productName),
    productLogo: textOf(wire.productLogo),
    fee: majorOf(wire.delayShouldPayAmount),
    newDueDate: dateOf(wire.delayExpiryTime),
    details: toDetailLines(detail, 'data.orderDetail.detail'),
    telephone: textOf(wire.telephone),
  };
}
