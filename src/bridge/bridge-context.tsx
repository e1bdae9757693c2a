import { createContext, useContext } from 'react';
import type { NativeBridge } from './native-actions.ts';

const BridgeContext = createContext<NativeBridge | undefined>(undefined);

/** Hands the bridge to the screens. */
export const BridgeProvider = BridgeContext.Provider;

/** The lender's app; throws outside the provider, which is a mistake in the code. */
export function useBridge(): NativeBridge {
  const bridge = useContext(BridgeContext);
  if (!bridge) throw new Error('useBridge needs BridgeProvider above it');
  return bridge;
}
