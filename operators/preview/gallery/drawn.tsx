import type { ComponentType } from 'react';
import { Specimen } from './specimen.tsx';

type Module = Readonly<Record<string, unknown>>;

/** Every drawing of a folder, as it is on disk: one that is added stands here by itself. */
const drawn = (modules: Readonly<Record<string, Module>>) =>
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, piece]) =>
      typeof piece === 'function' && /^[A-Z]/.test(name)
        ? [{ path, name, Piece: piece as ComponentType }] // a drawing takes nothing
        : [],
    ),
  );

const icons = drawn(
  import.meta.glob<Module>(['../../../src/ui/icons/*.tsx', '!**/icon.tsx'], { eager: true }),
);
const drawings = drawn(
  import.meta.glob<Module>(['../../../src/ui/drawings/*.tsx', '!**/drawing.tsx'], { eager: true }),
);

const folders = [
  { of: 'icons', when: 'Beside a word, never instead of one.', pieces: icons },
  {
    of: 'drawings',
    when: 'One for each state of a loan and each face of a screen.',
    pieces: drawings,
  },
];

/** What is drawn and not set. */
export const DrawnSpecimens = () =>
  folders.map(({ of, when, pieces }) => (
    <Specimen key={of} of={of} when={when} isWide>
      {pieces.map(({ path, name, Piece }) => (
        <figure key={`${path} ${name}`} className="pv-drawn" data-drawn={path.split('/').at(-1)}>
          <Piece />
          <figcaption>{name.replace(/(?:Icon|Drawing)$/, '')}</figcaption>
        </figure>
      ))}
    </Specimen>
  ));
