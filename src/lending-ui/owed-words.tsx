import css from './owed-words.module.css';

/** Longer amounts are set smaller, so that they stay in one line of a small phone. */
const longAmount = 11;

/** What a loan asks for, within its figure: how much, what for or by when, and since when it has been late. */
export function OwedWords({
  amount,
  label,
  since,
}: {
  amount: string;
  label: string | undefined;
  since: string | undefined;
}) {
  return (
    <>
      <div
        className={css.amount}
        data-amount=""
        data-long={amount.length > longAmount || undefined}
      >
        {amount}
      </div>
      {/* Other words come as another element: nothing has moved. */}
      <div key={label} className={css.label}>
        {label}
      </div>
      {since && <div className={css.label}>{since}</div>}
    </>
  );
}
