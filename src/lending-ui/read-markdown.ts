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
  /\*\*([^*]+(?:\*(?!\*)[^*]*)*)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/**
 * Reads emphasis and links; everything else, HTML included, stays the characters it is. Pieces beside one another
 * are read in a loop, so that no number of them is too many; pieces inside one another cannot nest deeper than
 * the three kinds.
 */
export function readInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const found of text.matchAll(inlinePattern)) {
    addText(found.index);
    end = found.index + found[0].length;
    const [, strong, em, label, address] = found;
    if (address !== undefined && label !== undefined)
      pieces.push({ kind: 'link', address, inner: readInline(label) });
    else if (strong !== undefined) pieces.push({ kind: 'strong', inner: readInline(strong) });
    else pieces.push({ kind: 'em', inner: readInline(em ?? '') });
  }
  addText(text.length);
  return pieces;
}

const itemPattern = /^(?:[-*]|(\d+)[.)])\s+(.*)$/;
const headingPattern = /^(#{1,4})\s+(.*)$/;
const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));

const startsBlock = (line: string) => itemPattern.test(line) || line.startsWith('#');

/** Reads the block that begins at a line of a group, and says where the next one begins. */
function readBlock(lines: readonly string[], from: number): { block: Block; next: number } {
  const first = lines[from] ?? '';
  const heading = headingPattern.exec(first);
  if (heading) {
    const level = (heading[1] ?? '#').length;
    const inner = readInline(heading[2] ?? '');
    return { block: { kind: 'heading', level, inner }, next: from + 1 };
  }
  if (/^(?:-{3,}|\*{3,})$/.test(first)) return { block: { kind: 'rule' }, next: from + 1 };
  const rest = first.startsWith('|') || itemPattern.test(first) ? lines.slice(from) : [];
  if (rest.length > 1 && rest.every((line) => line.startsWith('|'))) {
    const rows = rest.filter((line) => !/^\|[\s:|-]+$/.test(line)).map(cellsOf);
    return { block: { kind: 'table', rows }, next: lines.length };
  }
  if (itemPattern.test(first)) {
    const items: string[] = [];
    for (const line of rest) {
      const item = itemPattern.exec(line);
      if (item) items.push(item[2] ?? '');
      else items.push(`${items.pop() ?? ''} ${line}`);
    }
    const isNumbered = itemPattern.exec(first)?.[1] !== undefined;
    return {
      block: { kind: 'list', isNumbered, items: items.map(readInline) },
      next: lines.length,
    };
  }
  let next = from + 1;
  while (next < lines.length && !startsBlock(lines[next] ?? '')) next += 1;
  const inner = readInline(lines.slice(from, next).join(' '));
  return { block: { kind: 'paragraph', inner }, next };
}

/** Reads one group of lines that no blank line parts. */
function readGroup(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const { block, next } = readBlock(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
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
