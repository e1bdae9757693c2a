const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it is written between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** A value as JSON inside a `<script>`: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replace(/\u2028|\u2029/g, (separator) => (separator === '\u2028' ? '\\u2028' : '\\u2029'));

/** The words of a piece of markup, as React writes it. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
