import { parseSync } from 'vite';
import type { ProjectFile } from './project-files.ts';

/** A piece of a parsed module; which further fields it has depends on its type. */
export interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Parses a module and shows every node to `visit`, with the node that holds it and under which name. */
export function walk(
  file: ProjectFile,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined, field: string) => void,
): void {
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path} cannot be parsed: ${errors[0]?.message}`);
  const descend = (value: unknown, parent: SyntaxNode | undefined, field: string): void => {
    if (Array.isArray(value)) for (const item of value) descend(item, parent, field);
    if (!isNode(value)) return;
    visit(value, parent, field);
    for (const [name, inner] of Object.entries(value)) descend(inner, value, name);
  };
  descend(program, undefined, '');
}

/** Whether a value found in a node is a node itself. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The name of an identifier; nothing for any other node. */
export function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined;
}

/** `path:line what`, to be read in a failing test. */
export function placeOf(file: ProjectFile, node: SyntaxNode, what: string): string {
  return `${file.path}:${file.text.slice(0, node.start).split('\n').length} ${what}`;
}
