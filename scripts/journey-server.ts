import { startAppServer } from './http/app-server.ts';
import { openSandbox } from './http/open-sandbox.ts';
import { journeyAddress } from './journey-address.ts';
import { holdsPreview } from './start/running-app.ts';

// What the journeys visit: the production build as a server would send it, and the sandbox lender over
// real HTTP. It builds nothing: `npm test` has done that, and a journey must see what was built.
if (!holdsPreview('dist')) {
  console.error(
    'There is no build with the preview in dist/. Run `npm run build -- --preview` first, or `npm test`.',
  );
  process.exit(1);
}
await startAppServer({
  dist: 'dist',
  tenants: 'tenants',
  sandbox: openSandbox('tenants'),
  hasPreview: true,
  port: journeyAddress.port,
});
