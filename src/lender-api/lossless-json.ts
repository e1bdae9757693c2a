/** A number of an answer with every digit it came with: it may be longer than any machine number (lender-api §1). */
export class NumberToken {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

/** No answer can hold this key by chance or on purpose. */
const mark = `number ${Math.random()}`;

/**
 * Reads JSON like `JSON.parse`, which also judges it, but keeps number tokens as text. Throws `SyntaxError`
 * on what is no JSON. Written here because it is a few hundred bytes; the packages for it cost over 2 kB.
 */
export function parseLossless(text: string): unknown {
  JSON.parse(text); // from here on the text is known to be well formed
  let marked = '';
  let at = 0;
  while (at < text.length) {
    let end = at + 1;
    const first = text.charAt(at);
    if (first === '"') {
      while (text.charAt(end) !== '"') end += text.charAt(end) === '\\' ? 2 : 1;
      end += 1;
      marked += text.slice(at, end);
    } else if (/[-\d]/.test(first)) {
      while (/[-+.eE\d]/.test(text.charAt(end))) end += 1;
      marked += `{"${mark}":"${text.slice(at, end)}"}`;
    } else {
      marked += first;
    }
    at = end;
  }
  return JSON.parse(marked, (_key, value: unknown) => {
    const digits: unknown = typeof value === 'object' && value !== null && Reflect.get(value, mark);
    return typeof digits === 'string' ? new NumberToken(digits) : value;
  });
}
