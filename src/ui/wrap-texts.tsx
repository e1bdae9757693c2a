import type { ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';

const isText = (node: ReactNode): node is string | number =>
  (typeof node === 'string' && node !== '') || typeof node === 'number';

/**
 * Gives every text that stands among other nodes an element of its own. A browser's page translator puts its own
 * elements in the place of text nodes, and React cannot take away, or put something before, a node that is no
 * longer where it was; an element stays where it is (HD-67). A text that is alone in its element needs none. It asks
 * React for nothing, because the first view is drawn before React is there.
 */
export function wrapTexts(nodes: ReactNode): ReactNode {
  if (isText(nodes)) return <span>{nodes}</span>;
  if (!Array.isArray(nodes)) return nodes;
  return nodes.map((node: ReactNode, at) => <Fragment key={at}>{wrapTexts(node)}</Fragment>);
}
