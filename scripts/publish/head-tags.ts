import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { escapeHtml, scriptJson } from './html-text.ts';
import type { PageSummary } from './page-summary.ts';
import { alternatesOf, publicAddress, socialCardAddress } from './public-address.ts';
import { cardSize } from './social-card.ts';
import { structuredData } from './structured-data.ts';

/** What the head of a page is made of. */
export interface HeadContent {
  tenant: Tenant;
  screen: ScreenKey;
  language: string;
  summary: PageSummary;
  /** Whether there is a picture for shared links. */
  hasSocialCard: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const tag = (name: string, attributes: Attributes) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')} />`;

/** Tags for search engines, shared links and machines. The title is no part of it. */
export function headTags({
  tenant,
  screen,
  language,
  summary,
  hasSocialCard,
}: HeadContent): string {
  const { title, description } = summary;
  const address = publicAddress(tenant, screen, language);
  const others = tenant.locale.languages.filter((other) => other !== language);
  const properties: readonly [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', tenant.brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', localeTag(tenant, language)],
    ...others.map((other): [string, string] => ['og:locale:alternate', localeTag(tenant, other)]),
    ...(hasSocialCard ? cardProperties(tenant, language) : []),
  ];
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: address }),
    ...alternatesOf(tenant, screen).map((alternate) =>
      tag('link', { rel: 'alternate', hreflang: alternate.language, href: alternate.address }),
    ),
    ...properties.map(([property, content]) => tag('meta', { property, content })),
    tag('meta', {
      name: 'twitter:card',
      content: hasSocialCard ? 'summary_large_image' : 'summary',
    }),
    `<script type="application/ld+json">${scriptJson(structuredData(tenant, screen, language, summary))}</script>`,
  ].join('\n    ');
}

function cardProperties(tenant: Tenant, language: string): [string, string][] {
  return [
    ['og:image', socialCardAddress(tenant, language)],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', tenant.brand.name],
  ];
}

/** `en_IN`: the language as it is spoken in the tenant's country. */
const localeTag = ({ locale }: Tenant, language: string): string =>
  `${language}_${locale.numberLocale.split('-').at(-1) ?? ''}`;
