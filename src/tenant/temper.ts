/** The three characters a house can have: shape, scale, hero and progress follow from it, structure and order do not. */
export const tempers = ['calm', 'bold', 'friendly'] as const;

/** See `tempers`. */
export type Temper = (typeof tempers)[number];

/** Shape and scale of a temper, as custom properties; colours come from the tenant's own (derive-theme.ts). */
type TemperTokens = Readonly<{
  '--radius-mark': string;
  '--radius-field': string;
  '--radius-card': string;
  '--radius-hero': string;
  '--radius-button': string;
  '--radius-pill': string;
  '--button-height': string;
  /** Between the header's bar and what comes first. */
  '--under-bar': string;
  /** How thick the line around a card is. */
  '--edge': string;
  '--text-xs': string;
  '--text-m': string;
  '--text-l': string;
  '--text-xl': string;
  '--text-hero': string;
  /** Behind the lender's own face, and in its place until that is there. */
  '--display': string;
}>;

/** The table of tempers: each gives every token, so that none is left over from another. */
export const temperTokens: Readonly<Record<Temper, TemperTokens>> = {
  calm: {
    '--radius-mark': '10px',
    '--radius-field': '14px',
    '--radius-card': '20px',
    '--radius-hero': '20px',
    '--radius-button': '14px',
    '--radius-pill': '16px',
    '--button-height': '52px',
    '--under-bar': '4px',
    '--edge': '1px',
    '--text-xs': '0.8125rem',
    '--text-m': '0.9375rem',
    '--text-l': '1.125rem',
    '--text-xl': '1.5rem',
    '--text-hero': 'min(2.25rem, 7vw + 0.5rem)',
    '--display': 'var(--sans)',
  },
  bold: {
    '--radius-mark': '2px',
    '--radius-field': '4px',
    '--radius-card': '4px',
    '--radius-hero': '4px',
    '--radius-button': '0px',
    '--radius-pill': '2px',
    '--button-height': '64px',
    '--under-bar': '16px',
    '--edge': '2px',
    '--text-xs': '0.8125rem',
    '--text-m': '0.9375rem',
    '--text-l': '1.25rem',
    '--text-xl': '1.75rem',
    '--text-hero': 'min(3.5rem, 13vw)',
    '--display': "'Roboto Condensed', sans-serif-condensed, 'Arial Narrow', var(--sans)",
  },
  friendly: {
    '--radius-mark': '16px',
    '--radius-field': '22px',
    '--radius-card': '30px',
    '--radius-hero': '30px',
    '--radius-button': '32px',
    '--radius-pill': '16px',
    '--button-height': '52px',
    '--under-bar': '16px',
    '--edge': '0px',
    '--text-xs': '0.875rem',
    '--text-m': '1rem',
    '--text-l': '1.1875rem',
    '--text-xl': '1.625rem',
    '--text-hero': 'min(2.75rem, 9vw + 0.5rem)',
    '--display': 'var(--sans)',
  },
};

/** What the lender's own face is called in style sheets. */
export const ownFace = 'lender';
