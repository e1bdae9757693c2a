import { createHash } from 'node:crypto';

/** Headers that every answer of the app carries; here the preview may ask where somebody is. */
export const commonHeaders: Record<string, string> = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': permissionsPolicy({ hasPreview: true }),
};

/** What the pages may ask of a device. Only the preview asks for the place (screens §7); photos come as files. */
export function permissionsPolicy({ hasPreview }: { hasPreview: boolean }): string {
  return `camera=(), geolocation=(${hasPreview ? 'self' : ''}), microphone=(), payment=(), usb=()`;
}

/** Origins besides the app's own that a page has to do with. */
export interface PolicyOrigins {
  images: readonly string[];
  calls: readonly string[];
  frames: readonly string[];
  forms: readonly string[];
  /** Whether the app shows itself in a frame, as the preview's phone does. */
  framesItself: boolean;
}

/** What the app takes for a safe address, too: a lender that runs on this machine is one. */
const safeOrigins = ['https:', 'http://localhost:*'];

/** Any safe origin: for trying out, because which ones a lender needs is data. */
const anySafeOrigin: PolicyOrigins = {
  images: safeOrigins,
  calls: safeOrigins,
  frames: safeOrigins,
  forms: safeOrigins,
  framesItself: true,
};

/**
 * The content policy for one `index.html`: its own inline scripts by their hashes and nothing else inline, and the
 * given origins. Without them any safe one may be reached; `tenant:headers` names those of the tenants.
 */
export function contentSecurityPolicy(html: string, origins = anySafeOrigin): string {
  const { images, calls, frames, forms, framesItself } = origins;
  const framed = [...(framesItself ? ["'self'"] : []), ...frames];
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html).map(hashSource)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", ...images, 'data:', 'blob:'],
    'connect-src': ["'self'", ...calls],
    'frame-src': framed.length > 0 ? framed : ["'none'"],
    'frame-ancestors': [framesItself ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...forms],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The inline scripts that a browser would run, exactly as they are written. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi)].flatMap(
    ({ groups }) => {
      const { attributes = '', code = '' } = groups ?? {};
      const isRun = !/\bsrc=|type="application\/(?:ld\+)?json"/i.test(attributes);
      return isRun && code ? [code] : [];
    },
  );
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
