import { createHash } from 'node:crypto';

/** Headers that every answer of the app carries. */
export const commonHeaders: Record<string, string> = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** What the app takes for a safe address, too: a lender that runs on this machine is one. */
const safeOrigins = ['https:', 'http://localhost:*'];

/**
 * The content policy for one `index.html`: its own inline scripts by their hashes and nothing else
 * inline, pictures and frames from any safe origin (which ones a lender needs is data; the headers made
 * from the tenants are tighter).
 */
export function contentSecurityPolicy(html: string): string {
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html).map(hashSource)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", ...safeOrigins, 'data:', 'blob:'],
    'connect-src': ["'self'", ...safeOrigins],
    'frame-src': ["'self'", ...safeOrigins],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...safeOrigins],
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
