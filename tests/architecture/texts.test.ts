import { expect, test } from 'vitest';
import { sourceModules } from './project-files.ts';
import { isNode, nameOf, placeOf, walk, type SyntaxNode } from './syntax.ts';

/** Pieces that give a text among their children an element of its own (`src/ui/wrap-texts.tsx`). */
const wrapping = new Set(['Button', 'ButtonLink', 'Card', 'Note', 'PicturePicker']);

const listOf = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** Whether an expression is a text for certain; a plain name may hold elements. */
function isText(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression': {
      const callee = isNode(node['callee']) ? node['callee'] : undefined;
      return nameOf(callee) === 't' || nameOf(callee?.['object']) === 'format';
    }
    case 'ConditionalExpression':
      return isText(node['consequent']) || isText(node['alternate']);
    case 'LogicalExpression':
      return isText(node['right']) || (node['operator'] !== '&&' && isText(node['left']));
    default:
      return false;
  }
}

/** The children of an element that show something. */
const shownChildren = (node: SyntaxNode) =>
  listOf(node['children']).filter((child) => {
    if (child.type === 'JSXText') return String(child['value']).trim() !== '';
    const { expression } = child;
    return !isNode(expression) || expression.type !== 'JSXEmptyExpression';
  });

const elementName = (node: SyntaxNode) => {
  const opening = node['openingElement'];
  return isNode(opening) && isNode(opening['name']) ? String(opening['name']['name']) : '';
};

test('HD-67: a text that stands beside other nodes has an element of its own, so a page translator cannot break it', () => {
  // The preview and the studio are tools of operators.
  const files = sourceModules().filter(({ path }) => !path.startsWith('operators/'));
  const found = files.flatMap((file) => {
    const places: string[] = [];
    walk(file, (node) => {
      if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
      if (wrapping.has(elementName(node))) return;
      const children = shownChildren(node);
      if (children.length < 2 && node.type === 'JSXElement') return;
      for (const child of children)
        if (child.type === 'JSXText' || isText(child['expression']))
          places.push(placeOf(file, child, 'a bare text'));
    });
    return places;
  });
  expect(found).toEqual([]);
});
