/** One part of a tenant's instructions, under its own heading of the second level. */
export interface GuidePart {
  title: string;
  /** Its Markdown, without the heading. */
  text: string;
}

/** A tenant's instructions in parts. */
export interface GuideParts {
  /** Of its first line, a heading of the first level; undefined for a guide without one. */
  title: string | undefined;
  /** The Markdown before the first part. */
  opening: string;
  /** The part whose heading names the chosen place, in any letter case. */
  first: GuidePart | undefined;
  /** In their order, but for `first`, which stands first. */
  parts: readonly GuidePart[];
}

/** Parts the Markdown of a tenant's guide at its headings of the second level; one without any has no parts. */
export function readGuide(markdown: string, place: string | undefined): GuideParts {
  const [head = '', ...rest] = markdown.trim().split(/^## +/m);
  const title = /^# +(.*)/.exec(head);
  const parts = rest.map((part): GuidePart => {
    const [heading = '', ...lines] = part.split('\n');
    return { title: heading.trim(), text: lines.join('\n') };
  });
  const named = (part: GuidePart) =>
    place !== undefined && part.title.toLowerCase().includes(place.toLowerCase());
  const first = parts.find(named);
  return {
    title: title?.[1]?.trim(),
    opening: title ? head.slice(title[0].length).trim() : head.trim(),
    first,
    parts: first ? [first, ...parts.filter((part) => part !== first)] : parts,
  };
}
