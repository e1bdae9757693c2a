import { createHash } from 'node:crypto';

/** Headers of one kind of answer, by their usual spelling. */
export type Headers = Readonly<Record<string, string>>;

/** What a build is, where that decides what its pages may do. */
export interface BuildKind {
  /** It has the preview, which frames the app itself and may ask where somebody is (screens §7). */
  hasPreview?: boolean;
  /** It brings the sandbox lender along as a worker, which its library names by a plain text. */
  isDemo?: boolean;
}

/** What the pages of one host have to do with besides their own origin. */
export interface PageNeeds extends BuildKind {
  images: readonly string[];
  calls: readonly string[];
  frames: readonly string[];
  /** Origins whose pages may frame ours. */
  ancestors: readonly string[];
  /** Where browsers say what the policy stopped; nothing where nobody is told. */
  reportTo?: string | undefined;
}

/** The header that holds the policy. */
export const policyHeader = 'Content-Security-Policy';

/** A year; every copy of the app is reached by HTTPS alone. */
const strictTransport = 'max-age=31536000';

const everywhere: Headers = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': strictTransport,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Of everything that is no page: files, answers of a lender, errors. Opened by itself, a drawing or an upload is then
 * a document of nobody, which runs nothing and reads nothing; inside a page it is what it was.
 */
export const fileHeaders: Headers = {
  [policyHeader]: "default-src 'none'; sandbox",
  'X-Frame-Options': 'DENY',
  ...everywhere,
};

/** How long an answer is kept: a hashed file for ever, nothing of a lender, anything else until it has changed. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  checked: 'no-cache',
  never: 'no-store',
} as const;

/** Of a page: the build's `index.html`, or one that was drawn beforehand from it (`publish/page-html.ts`). */
export function pageHeaders(html: string, needs: PageNeeds): Headers {
  const { ancestors, hasPreview = false, reportTo } = needs;
  return {
    [policyHeader]: contentSecurityPolicy(html, needs),
    // It knows no list of origins, so it is left out where some are named.
    ...(ancestors.length === 0 && { 'X-Frame-Options': hasPreview ? 'SAMEORIGIN' : 'DENY' }),
    ...(reportTo !== undefined && { 'Reporting-Endpoints': `policy="${reportTo}"` }),
    'Permissions-Policy': permissionsPolicy(hasPreview),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...everywhere,
  };
}

/** What no page of ours asks of a device; photos come as files. */
const neverAsked =
  'accelerometer camera display-capture gyroscope magnetometer microphone midi payment usb';

/** What the pages may ask of a device. Only the preview asks for the place (screens §7). */
const permissionsPolicy = (hasPreview: boolean): string =>
  [
    ...neverAsked.split(' ').map((name) => `${name}=()`),
    `geolocation=(${hasPreview ? 'self' : ''})`,
  ].join(', ');

/**
 * The content policy: the page's own inline scripts and styles by their hashes and nothing else inline, no style
 * attribute, no text that becomes a script, and the given origins.
 */
export function contentSecurityPolicy(html: string, needs: PageNeeds): string {
  const { images, calls, frames, ancestors, hasPreview, isDemo, reportTo } = needs;
  const own = hasPreview ? ["'self'"] : [];
  const orNone = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"]);
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineTexts(html, 'script').map(hashSource)],
    'style-src': ["'self'", ...inlineTexts(html, 'style').map(hashSource)],
    'img-src': ["'self'", ...images, 'data:', 'blob:'],
    'connect-src': ["'self'", ...calls],
    'frame-src': orNone([...new Set([...own, ...frames])]),
    'frame-ancestors': orNone([...own, ...ancestors]),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(!isDemo && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
    // The second name is that of browsers which do not know the first.
    ...(reportTo !== undefined && { 'report-to': ['policy'], 'report-uri': [reportTo] }),
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The inline scripts that a browser would run, or the inline styles, exactly as they are written; each once. */
export function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(
    new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, 'gi'),
  );
  const texts = [...found].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups ?? {};
    const isData = /\bsrc=|type="application\/(?:ld\+)?json"/i.test(attributes);
    return isData || !text ? [] : [text];
  });
  return [...new Set(texts)];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
