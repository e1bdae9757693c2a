import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/rows.tsx';
import css from './method-row.module.css';

/** Props of `MethodRow`. */
export interface MethodRowProps {
  label: string;
  /** How the channel or the place is called. */
  name: string;
  /** What the button says. */
  change: string;
  /** Without it nothing can be changed. */
  onChange: (() => void) | undefined;
}

/** Where the number is paid to, and the way to another place; one of several `Rows`. Holds no hook. */
export function MethodRow({ label, name, change, onChange }: MethodRowProps) {
  return (
    <Row
      label={label}
      value={
        <span className={css.value}>
          {name}
          {onChange && (
            <Button
              kind="secondary"
              size="small"
              aria-label={`${change}: ${label}`}
              onPress={onChange}
            >
              {change}
            </Button>
          )}
        </span>
      }
    />
  );
}
