const escaped = (text: string) => text.replace(/[<>&"]/g, '');

/** A drawing that stands for a logo that is still to be drawn: the first letter on the brand's colour. */
export function placeholderLogo(name: string, colour = '#445566'): string {
  const [first = 'L'] = Array.from(escaped(name).toUpperCase());
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    '  <title>TODO: the logo</title>',
    `  <rect width="48" height="48" rx="12" fill="${escaped(colour)}" />`,
    `  <text x="24" y="33" fill="#ffffff" font-family="sans-serif" font-size="26" font-weight="700" text-anchor="middle">${first}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
