/** A name that nobody else gives: 80 random bits in base 36. Works without https, unlike `crypto.randomUUID`. */
export function randomId(): string {
  const parts = crypto.getRandomValues(new Uint16Array(5));
  return Array.from(parts, (part) => part.toString(36).padStart(4, '0')).join('');
}
