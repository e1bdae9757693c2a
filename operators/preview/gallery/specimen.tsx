import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { force, forcedStates, type ForcedState } from './forced-states.ts';

/** Props of `Specimen`. */
export interface SpecimenProps {
  /** What is shown: a module of `src/`. */
  of: string;
  /** When it is the right piece, in a sentence. */
  when: string;
  /** It takes the whole width, for its states stand beside each other. */
  isWide?: boolean;
  children: ReactNode;
}

/** One piece in each of its states. */
export function Specimen({ of, when, isWide, children }: SpecimenProps) {
  return (
    <section
      className="pv-card pv-specimen"
      data-specimen={of}
      data-wide={isWide}
      id={`gallery-${of}`}
      tabIndex={-1}
    >
      <h3>{of}</h3>
      <p className="pv-why">{when}</p>
      <div className="pv-states">{children}</div>
    </section>
  );
}

/** A part of a specimen with its name under it. */
export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="pv-named">
      <div>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** The same piece under a pointer, pressed, and with the focus, by the rules that hold for a real one. */
export function States({ children }: { children: (state: ForcedState) => ReactNode }) {
  return (
    <div className="pv-forced">
      {forcedStates.map((state) => (
        <Forced key={state} state={state}>
          {children(state)}
        </Forced>
      ))}
    </div>
  );
}

function Forced({ state, children }: { state: ForcedState; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) force(place.current, state);
  });
  return (
    <figure className="pv-named" data-state={state}>
      {/* A picture of the state: nobody comes to it by keys, and no reader reads it four times. */}
      <div ref={place} inert>
        {children}
      </div>
      <figcaption>{state}</figcaption>
    </figure>
  );
}

/** Holds what a control is told, so that every specimen can be used and not only looked at. */
export function Held<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (next: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

/** Where a specimen has to be told of something, and nothing comes of it. */
export const noAct = (): void => {};
