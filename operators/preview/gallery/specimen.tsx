import { useState, type ReactNode } from 'react';

/** Props of `Specimen`. */
export interface SpecimenProps {
  /** The module of `src/ui/` that is shown. */
  of: string;
  /** When it is the right piece, in a sentence. */
  when: string;
  children: ReactNode;
}

/** One primitive in each of its states. */
export function Specimen({ of, when, children }: SpecimenProps) {
  return (
    <section className="pv-card pv-specimen" data-specimen={of}>
      <h2>{of}</h2>
      <p className="pv-why">{when}</p>
      <div className="pv-states">{children}</div>
    </section>
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
