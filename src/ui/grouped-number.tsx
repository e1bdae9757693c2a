import { Fragment } from 'react/jsx-runtime';
import css from './grouped-number.module.css';

/**
 * A number in groups of four for reading. The gaps are drawn, never characters, so whatever is selected and
 * copied is the number itself (domain §2.1); a line may break between groups only.
 */
export function GroupedNumber({ text }: { text: string }) {
  const groups = Array.from(text.matchAll(/.{1,4}/gu), ([group]) => group);
  return (
    <span className={css.number} translate="no">
      {groups.map((group, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span className={css.group}>{group}</span>
        </Fragment>
      ))}
    </span>
  );
}
