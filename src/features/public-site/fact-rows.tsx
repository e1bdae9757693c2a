import type { ReactNode } from 'react';

/** Props of `FactRows`. */
export interface FactRowsProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Under the rows, in the same card. */
  children?: ReactNode;
}

/** Names and their values in one card; a long value moves under its name. */
export function FactRows({ rows, children }: FactRowsProps) {
  return (
    <div className="st-rows">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
