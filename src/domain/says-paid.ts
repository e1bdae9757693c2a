const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('’', "'");

/** Whether a text says that something was paid: it holds one of the phrases, which stand in `phrases` between bars. */
export function saysPaid(text: string, phrases: string): boolean {
  const said = plain(text);
  return phrases
    .split('|')
    .map((phrase) => plain(phrase).trim())
    .some((phrase) => phrase !== '' && said.includes(phrase));
}
