import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { deriveTheme } from '../../src/tenant/derive-theme.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { findBrowser } from '../find-browser.ts';
import { contentType } from '../http/content-types.ts';
import { escapeHtml } from './html-text.ts';

/** The size that networks ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Paints the picture that a shared link shows, as a JPEG. */
export interface CardPainter {
  paint(tenant: Tenant, language: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** A painter for the tenants of a folder; undefined on a machine without a browser, where links go without a picture. */
export async function openCardPainter(tenants: string): Promise<CardPainter | undefined> {
  const found = await findBrowser().catch(() => undefined);
  const browser = found && (await chromium.launch(found).catch(() => undefined));
  if (!browser) return undefined;
  const page = await browser.newPage({ viewport: cardSize, javaScriptEnabled: false });
  return {
    async paint(tenant, language) {
      await page.setContent(cardHtml(tenant, language, logoAddress(tenants, tenant)));
      return page.screenshot({ type: 'jpeg', quality: 85 });
    },
    close: () => browser.close(),
  };
}

/** The logo inside the page itself, so that nothing has to be fetched; '' for one that lies elsewhere. */
function logoAddress(tenants: string, { id, brand }: Tenant): string {
  const file = path.join(tenants, id, brand.logo);
  if (!brand.logo.startsWith('assets/') || !existsSync(file)) return '';
  return `data:${contentType(file)};base64,${readFileSync(file).toString('base64')}`;
}

/** The tenant's colours, mark and name, and the first thing that it says about itself. */
function cardHtml({ brand, theme, marketing }: Tenant, language: string, logo: string): string {
  const { '--hero': hero, '--on-hero': onHero } = deriveTheme(theme, 'light');
  const claim = marketing.claims[0]?.[language] ?? '';
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; justify-content: center; gap: 48px;
      padding: 0 96px; box-sizing: border-box; background: ${hero}; color: ${onHero};
      font-family: system-ui, 'Noto Sans', 'Noto Sans Devanagari', 'Noto Sans CJK SC', sans-serif; }
    header { display: flex; align-items: center; gap: 32px; font-size: 72px; font-weight: 700; }
    img { width: 128px; height: 128px; padding: 20px; border-radius: 36px; background: #fff; }
    p { margin: 0; font-size: 48px; line-height: 1.4; }
  </style><header>${logo && `<img src="${logo}" alt="">`}${escapeHtml(brand.name)}</header><p>${escapeHtml(claim)}</p>`;
}
