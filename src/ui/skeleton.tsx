import type { ReactNode } from 'react';
import css from './skeleton.module.css';

/**
 * What is coming: a hero; the head of a payment; the two amounts of an offer, their bar and what it is made of, and its
 * facts; the figure of a loan with its amount, and its plan; a card of rows, of folds, of lines that are pressed, of
 * choices with their marks, or of text; fields; a note; a name with its logo;
 * lines of text; a ring with its steps; the button of a page whose two columns have it under their
 * number; and the one at the page's foot, whose other lines are what stands above it.
 */
export type SkeletonShape =
  | 'hero'
  | 'head'
  | 'money'
  | 'facts'
  | 'figure'
  | 'plan'
  | 'rows'
  | 'folds'
  | 'links'
  | 'choices'
  | 'card'
  | 'fields'
  | 'note'
  | 'name'
  | 'text'
  | 'moment'
  | 'deskAction'
  | 'action';

/** Where it is not three. */
const LINES: Partial<Record<SkeletonShape, number>> = {
  head: 4,
  facts: 4,
  figure: 4,
  plan: 4,
  moment: 5,
  name: 1,
  deskAction: 1,
  action: 1,
};

/** Shapes of rows, in a card or without: words at the start of each, something at its end. */
const rowed: Partial<Record<SkeletonShape, 'card' | 'plain'>> = {
  rows: 'card',
  links: 'card',
  choices: 'card',
  folds: 'plain',
  money: 'plain',
  facts: 'plain',
  plan: 'plain',
};

/** A shape with as many lines as it usually has, or as many as are said; `beside` goes on at the screen's other side. */
export type SkeletonPart = SkeletonShape | readonly [SkeletonShape, number] | 'beside';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  shape: SkeletonShape;
  /** How many rows or lines. */
  lines?: number | undefined;
}

/** The size of what is coming, so that nothing jumps. The page itself says that it is busy. */
export function Skeleton({ shape, lines = LINES[shape] ?? 3 }: SkeletonProps) {
  return (
    // An element that no screen has in such a place: what comes is another one, not this one that has moved.
    <i className={css.skeleton} data-shape={shape} data-rows={rowed[shape]} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className={css.line} />
      ))}
    </i>
  );
}

const skeletonOf = (coming: SkeletonPart, at?: number) => {
  const [shape, lines] = typeof coming === 'string' ? [coming] : coming;
  return shape !== 'beside' && <Skeleton key={at} shape={shape} lines={lines} />;
};
const isFoot = (coming: SkeletonPart) => coming === 'action' || coming[0] === 'action';

/**
 * A whole loading face from a few shapes, from top to bottom; an `action` is for the page's foot. `head` stands for the
 * head of a payment where that is known already.
 */
export function SkeletonPage({
  shapes,
  head,
}: {
  shapes: readonly SkeletonPart[];
  head?: ReactNode;
}) {
  // The place of a head is the same whether it is known or not: React takes over what was drawn without it.
  const drawn = (coming: SkeletonPart, at: number) =>
    coming === 'head' ? (
      <div key={at}>{head ?? <Skeleton shape="head" />}</div>
    ) : (
      skeletonOf(coming, at)
    );
  const body = shapes.filter((coming) => !isFoot(coming));
  if (!body.includes('beside')) return body.map(drawn);
  const parts: SkeletonPart[][] = [[]];
  for (const shape of body) {
    if (shape === 'beside') parts.push([]);
    else parts.at(-1)?.push(shape);
  }
  // Another element than the screens have there, for the same reason.
  return parts.map((shapes, at) => (
    <section key={at} data-side={at % 2 === 0 ? 'summary' : 'acts'}>
      {shapes.map(drawn)}
    </section>
  ));
}

/** What stands for the button at the foot of a loading face; nothing where none is among the shapes. */
export function skeletonFoot(shapes: readonly SkeletonPart[]) {
  const foot = shapes.find(isFoot);
  return foot !== undefined && skeletonOf(foot);
}
