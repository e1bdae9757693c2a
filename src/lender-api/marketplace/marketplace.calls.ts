import type { LenderCall } from '../build-request.ts';
import { marketplacePaths } from './marketplace.paths.ts';

/** From where in the app the list was opened: the address's own `scene`, undefined when it has none. */
export interface MarketplaceScene {
  scene: string | undefined;
}

/** Asks which products are offered in a scene. */
export const marketplaceCall = ({ scene }: MarketplaceScene): LenderCall => ({
  endpoint: marketplacePaths.marketplace,
  payload: { scene },
});
