/**
 * A number of 53 bits made of a text, in base 36 (11 characters at most): the same text always gives the same one. It
 * hides nothing and withstands nobody; it only keeps names, sessions and loans out of the keys that things are kept under.
 */
export function shortHash(text: string): string {
  // Two runs of FNV-1a's kind with different factors, crossed at the end, so that 32 bits do not have to do.
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    two = Math.imul(two ^ unit, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  two = Math.imul(two ^ (two >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return ((two >>> 11) * 0x100000000 + (one >>> 0)).toString(36);
}
