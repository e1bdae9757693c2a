import { CustomerServiceScreen } from '../features/legal/customer-service-screen.tsx';
import { LegalScreen } from '../features/legal/legal-screen.tsx';
import { SiteFrame } from '../features/public-site/site-frame.tsx';
import { useScreenKey } from '../navigation/use-go-to.ts';

/** A legal text as visitors open it, often straight from a link: in the site's frame, with its way home (screens §2). */
export function FramedLegalScreen() {
  return (
    <SiteFrame screenKey={useScreenKey() ?? 'aboutUs'}>
      <LegalScreen />
    </SiteFrame>
  );
}

/** How to reach the lender, for somebody who is not signed in, in the site's frame. */
export function FramedCustomerServiceScreen() {
  return (
    <SiteFrame screenKey="customerService">
      <CustomerServiceScreen />
    </SiteFrame>
  );
}
