import { isNode, nameOf, placeOf, walk, type SyntaxNode } from './syntax.ts';
import type { ProjectFile } from './project-files.ts';

/** Parts of the browser that only few files may touch, by their full name from `window`. */
export interface Door {
  touches: readonly string[];
  /** Folders (with a slash at the end) and files of `src/`; beside it there is no door. */
  through: readonly string[];
}

const startScript = 'app/inline-start.ts';

/** Which part of the browser is behind which door (design §2). */
export const doors: readonly Door[] = [
  {
    touches: ['fetch', 'EventSource', 'WebSocket'],
    through: ['lender-api/', 'tenant/', 'i18n/', startScript],
  },
  // How pages fare, for a tenant that asks for it: nothing comes back (app/telemetry.ts).
  { touches: ['navigator.sendBeacon'], through: ['platform/beacon.ts'] },
  // Only for what `fetch` cannot do: telling how much of a file is sent.
  { touches: ['XMLHttpRequest'], through: ['lender-api/send-upload.ts'] },
  {
    touches: ['localStorage', 'sessionStorage', 'indexedDB', 'document.cookie'],
    through: ['platform/'],
  },
  {
    touches: ['location', 'history', 'document.location'],
    through: ['platform/', startScript],
  },
  {
    touches: ['Date.now', 'new Date()', 'performance.now', 'setTimeout', 'setInterval'],
    through: ['platform/'],
  },
  { touches: ['open', 'alert', 'confirm', 'prompt'], through: ['platform/', 'bridge/'] },
  { touches: ['navigator'], through: ['platform/', 'bridge/'] },
];

const wholeWindow = new Set(['window', 'globalThis', 'self', 'top', 'parent']);

/** Every touch in a module that its place does not allow, as `path:line what`. */
export function forbiddenTouches(file: ProjectFile): string[] {
  const place = file.path.replace(/^src\//, '');
  const closed = new Set(
    doors
      .filter(
        ({ through }) =>
          !through.some((door) => place === door || (door.endsWith('/') && place.startsWith(door))),
      )
      .flatMap(({ touches }) => touches),
  );
  const ownNames = namesMadeIn(file);
  const found: string[] = [];
  walk(file, (node, parent, field) => {
    const touched = touchesOf(node, parent, field, ownNames).find((name) => closed.has(name));
    if (touched) found.push(placeOf(file, node, touched));
  });
  return found;
}

/** What of the browser one node touches, by full names; a local variable is no part of the browser. */
function touchesOf(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  field: string,
  ownNames: ReadonlySet<string>,
): string[] {
  const isGlobal = (name: string | undefined): name is string =>
    name !== undefined && !ownNames.has(name);
  if (node.type === 'NewExpression' && isNowDate(node)) return ['new Date()'];
  if (node.type === 'MemberExpression') return [memberName(node)].filter(isGlobal);
  if (node.type === 'VariableDeclarator' && isWindow(node['init'])) return takenOut(node['id']);
  if (node.type === 'Identifier' && parent && isReference(parent, field)) {
    return [nameOf(node)].filter(isGlobal);
  }
  return [];
}

/** `window.location` is `location`; `Date.now` and `document.cookie` keep both parts. */
function memberName({ object, property, computed }: SyntaxNode): string | undefined {
  const name = computed ? literalOf(property) : nameOf(property);
  if (name === undefined) return undefined;
  if (isWindow(object)) return name;
  const inner =
    isNode(object) && object.type === 'MemberExpression' ? memberName(object) : nameOf(object);
  return inner === undefined ? undefined : `${inner}.${name}`;
}

function isWindow(value: unknown): boolean {
  return wholeWindow.has(nameOf(value) ?? '');
}

function isNowDate({ callee, arguments: given }: SyntaxNode): boolean {
  return nameOf(callee) === 'Date' && Array.isArray(given) && given.length === 0;
}

function literalOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Literal' ? String(value['value']) : undefined;
}

/** The names that `const { fetch, location: here } = window` takes. */
function takenOut(pattern: unknown): string[] {
  if (!isNode(pattern) || !Array.isArray(pattern['properties'])) return [];
  return pattern['properties'].flatMap(
    (property) => nameOf(isNode(property) ? property['key'] : 0) ?? [],
  );
}

/** Whether an identifier at this place reads a variable, rather than naming a field, a type or a label. */
function isReference(parent: SyntaxNode, field: string): boolean {
  if (parent.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(parent.type))
    return false;
  const names: Record<string, readonly string[]> = {
    MemberExpression: ['property'],
    Property: ['key'],
    MethodDefinition: ['key'],
    PropertyDefinition: ['key'],
    ImportSpecifier: ['imported'],
    ExportSpecifier: ['exported'],
  };
  return !names[parent.type]?.includes(field);
}

/** Every name that the module declares or imports somewhere: reading it is reading its own. */
function namesMadeIn(file: ProjectFile): Set<string> {
  const names = new Set<string>();
  const add = (pattern: unknown): void => {
    if (Array.isArray(pattern)) pattern.forEach(add);
    if (!isNode(pattern)) return;
    const name = nameOf(pattern);
    if (name !== undefined) names.add(name);
    for (const part of ['properties', 'elements', 'value', 'argument', 'left']) add(pattern[part]);
  };
  walk(file, (node) => {
    if (node.type === 'VariableDeclarator' && !isWindow(node['init'])) add(node['id']);
    if (/Function/.test(node.type)) add([node['params'], node['id']].flat());
    if (/^Import\w*Specifier$/.test(node.type)) add(node['local']);
  });
  return names;
}
