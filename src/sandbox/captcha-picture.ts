/** Letters and digits that nobody takes for one another. */
const alphabet = 'ACDEFHJKMNPRTUVWXY3479';

/** A row of numbers that a text always gives again: no picture is made by chance. */
function numbersOf(text: string): () => number {
  let state = 7;
  for (const letter of text) state = (state * 31 + letter.charCodeAt(0)) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

/** What the picture of a `sid` shows. */
export function captchaText(sid: string, length: number): string {
  const next = numbersOf(sid);
  return Array.from({ length }, () => alphabet.charAt(next() % alphabet.length)).join('');
}

/** A text as a picture with turned letters and lines through them. */
export function captchaPicture(text: string): Response {
  const next = numbersOf(text);
  const width = 24 + text.length * 24;
  const each = (value: (at: number) => number) =>
    Array.from({ length: text.length }, (_, at) => value(at)).join(' ');
  const lines = Array.from({ length: 3 }, () => {
    const [from, bend, to] = [next() % 44, next() % 44, next() % 44];
    return `<path d="M0 ${from}Q${width / 2} ${bend} ${width} ${to}"/>`;
  }).join('');
  const letters =
    `<text x="${each((at) => 14 + at * 24)}" y="${each(() => 29 + (next() % 7))}" ` +
    `rotate="${each(() => (next() % 31) - 15)}" font-family="ui-monospace,monospace" ` +
    `font-size="27" font-weight="600" fill="#22364a">${text}</text>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="44" viewBox="0 0 ${width} 44">` +
    `<rect width="${width}" height="44" rx="6" fill="#eaeff5"/>${letters}` +
    `<g fill="none" stroke="#7f97ad" stroke-width="1.5">${lines}</g></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });
}
