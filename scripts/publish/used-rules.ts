import postcss, { AtRule, type Container, type Rule } from 'postcss';

/** The classes that a selector needs to be there; one that must not be there may be missing. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([_a-zA-Z][\w-]*)/g)].map(
    ([, name = '']) => name,
  );

const isKeyframe = ({ parent }: Rule): boolean =>
  parent instanceof AtRule && parent.name.endsWith('keyframes');

/** Takes out what has become empty, from the inside to the outside. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container); // it has nodes
    if (node.nodes.length === 0) node.remove();
  });
}

/** The classes that a page's markup uses. */
export const classesIn = (markup: string): string[] =>
  [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));

/**
 * Of a style sheet what a page with these classes can be drawn with, in its order; rules without a class and movements
 * stay. Throws where it is no style sheet.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => classes.has(name)),
    );
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  removeEmpty(root);
  return root.toString();
}
