/** A run of text inside a block. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; inner: readonly Inline[] }
  | { kind: 'em'; inner: readonly Inline[] }
  | { kind: 'link'; address: string; inner: readonly Inline[] };

/** One block of a legal text. */
export type Block =
  | { kind: 'heading'; level: number; inner: readonly Inline[] }
  | { kind: 'paragraph'; inner: readonly Inline[] }
  | { kind: 'list'; isNumbered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; rows: readonly (readonly (readonly Inline[])[])[] }
  | { kind: 'rule' };

const inlinePattern =
  /\*\*([^*]+(?:\*(?!\*)[^*]*)*)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^()\s]+)\)/;

/** Reads emphasis and links; everything else, HTML included, stays the characters it is. */
export function readInline(text: string): Inline[] {
  const found = inlinePattern.exec(text);
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const [, strong, em, label, address] = found;
  const piece: Inline =
    address !== undefined && label !== undefined
      ? { kind: 'link', address, inner: readInline(label) }
      : strong !== undefined
        ? { kind: 'strong', inner: readInline(strong) }
        : { kind: 'em', inner: readInline(em ?? '') };
  return [
    ...(before ? [{ kind: 'text', text: before } as const] : []),
    piece,
    ...readInline(after),
  ];
}

const itemPattern = /^(?:[-*]|(\d+)[.)])\s+(.*)$/;
const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));

/** Reads one group of lines that no blank line parts. */
function readGroup(lines: readonly string[]): Block[] {
  const [first = '', ...rest] = lines;
  const heading = /^(#{1,4})\s+(.*)$/.exec(first);
  if (heading) {
    const block: Block = {
      kind: 'heading',
      level: (heading[1] ?? '#').length,
      inner: readInline(heading[2] ?? ''),
    };
    return [block, ...(rest.length ? readGroup(rest) : [])];
  }
  if (/^(?:-{3,}|\*{3,})$/.test(first))
    return [{ kind: 'rule' }, ...(rest.length ? readGroup(rest) : [])];
  if (lines.length > 1 && lines.every((line) => line.startsWith('|'))) {
    return [
      { kind: 'table', rows: lines.filter((line) => !/^\|[\s:|-]+$/.test(line)).map(cellsOf) },
    ];
  }
  if (itemPattern.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      const item = itemPattern.exec(line);
      if (item) items.push(item[2] ?? '');
      else items.push(`${items.pop() ?? ''} ${line}`);
    }
    return [
      {
        kind: 'list',
        isNumbered: itemPattern.exec(first)?.[1] !== undefined,
        items: items.map(readInline),
      },
    ];
  }
  const nextBlock = rest.findIndex((line) => itemPattern.test(line) || line.startsWith('#'));
  const own = nextBlock < 0 ? lines : lines.slice(0, nextBlock + 1);
  return [
    { kind: 'paragraph', inner: readInline(own.join(' ')) },
    ...(nextBlock < 0 ? [] : readGroup(rest.slice(nextBlock))),
  ];
}

/**
 * Reads the plain Markdown of a tenant's texts: headings, paragraphs, lists, tables, rules, emphasis, links.
 * It never yields HTML, so nothing in a tenant's file can run (design §3).
 */
export function readMarkdown(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((group) =>
      group
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .flatMap(readGroup);
}
