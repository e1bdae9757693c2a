import css from './mark.module.css';

/** Whose row it is: a logo, else letters on a colour. */
export interface MarkModel {
  /** A safe address of the tenant's own logo; undefined draws the letters. */
  logo: string | undefined;
  initials: string;
  /** 0 to 5. */
  colour: number;
}

/** The mark of a bank, a shop or a wallet, beside its name, so that it says nothing to a screen reader. Holds no hook. */
export function Mark({ logo, initials, colour }: MarkModel) {
  return (
    <span className={css.mark} data-colour={logo ? undefined : colour} aria-hidden="true">
      {logo ? (
        <img
          src={logo}
          alt=""
          width="40"
          height="40"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : (
        initials
      )}
    </span>
  );
}
