import { useTenant } from '../../tenant/tenant-context.tsx';
import { ContactPage } from './contact-page.tsx';

/** How to reach the lender, by what the tenant says: nobody is signed in, and nobody is asked (screens §8). */
export function CustomerServiceScreen() {
  const { support } = useTenant();
  return <ContactPage contacts={support} />;
}
