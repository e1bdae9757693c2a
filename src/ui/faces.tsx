import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './faces.module.css';

/** Props of `ErrorFace`. */
export interface ErrorFaceProps {
  /** What happened. */
  title: ReactNode;
  /** What it means, and what to do. */
  text: ReactNode;
  retry?:
    | {
        label: string;
        act: () => void;
        isBusy?: boolean | undefined;
        busyLabel?: string | undefined;
      }
    | undefined;
  /** Whom to call when trying again does not help. */
  contact?: ReactNode;
  drawing?: ReactNode;
}

/** The face of a screen that could not be shown (screens §0). It is spoken when it comes. */
export function ErrorFace({ title, text, retry, contact, drawing }: ErrorFaceProps) {
  return (
    <div className={css.face} role="alert">
      {drawing != null && <div className={css.drawing}>{drawing}</div>}
      <h2 className={css.title}>{title}</h2>
      <div className={css.text}>{text}</div>
      {retry && (
        <div className={css.action}>
          <Button isBusy={retry.isBusy} busyLabel={retry.busyLabel} onPress={retry.act}>
            {retry.label}
          </Button>
        </div>
      )}
      {contact != null && <div className={css.contact}>{contact}</div>}
    </div>
  );
}

/**
 * What is coming: the hero, a card of rows, a plain card, lines of text, a ring with its steps, the figure of a loan, its
 * plan, or the button at the page's foot.
 */
export type SkeletonShape =
  | 'hero'
  | 'rows'
  | 'card'
  | 'text'
  | 'moment'
  | 'figure'
  | 'plan'
  | 'action';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  shape: SkeletonShape;
  /** How many rows or lines; 4 rows or 3 lines without it. */
  lines?: number | undefined;
}

const LINES: Record<SkeletonShape, number> = {
  hero: 3,
  rows: 4,
  card: 2,
  text: 3,
  moment: 5,
  figure: 3,
  plan: 5,
  action: 1,
};

/** The size of what is coming, so that nothing jumps. The page itself says that it is busy. */
export function Skeleton({ shape, lines = LINES[shape] }: SkeletonProps) {
  return (
    <div className={css.skeleton} data-shape={shape} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className={css.line} />
      ))}
    </div>
  );
}

/** A whole loading face from a few shapes, from top to bottom; an `action` is for the page's foot. */
export function SkeletonPage({ shapes }: { shapes: readonly SkeletonShape[] }) {
  return shapes.map((shape, at) => shape !== 'action' && <Skeleton key={at} shape={shape} />);
}

/** What stands for the button at the foot of a loading face; nothing where none is among the shapes. */
export function skeletonFoot(shapes: readonly SkeletonShape[]) {
  return shapes.includes('action') && <Skeleton shape="action" />;
}
