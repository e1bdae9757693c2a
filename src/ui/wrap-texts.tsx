import { Children, type ReactNode } from 'react';

/**
 * Gives every text that stands among other nodes an element of its own. A browser's page translator puts its own
 * elements in the place of text nodes, and React cannot take away, or put something before, a node that is no
 * longer where it was; an element stays where it is (HD-67). A text that is alone in its element needs none.
 */
export function wrapTexts(nodes: ReactNode): ReactNode {
  return Children.map(nodes, (node) =>
    typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node,
  );
}
