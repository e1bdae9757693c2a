import css from './sent-off.module.css';

/** Props of `SentOffDrawing`. */
export interface SentOffDrawingProps {
  /** The sign of the currency, on the coin. */
  symbol: string;
  /** The account by its end, on the card; '' where nobody named one. */
  account: string;
  /** In a house of corners the coin is a block, and goes straight. */
  isSquare?: boolean;
}

/** Money leaves for an account: a coin flies to its edge, once, and waits there until the lender says that it has arrived. */
export function SentOffDrawing({ symbol, account, isSquare = false }: SentOffDrawingProps) {
  return (
    <svg className={css.drawing} viewBox="0 0 288 132" aria-hidden="true" focusable="false">
      <rect className={css.house} x="10" y="58" width="46" height="46" rx={isSquare ? 2 : 13} />
      <path className={css.mark} d="M22 80l11-7 11 7M25 84v10M33 84v10M41 84v10M22 97h22" />
      <path className={css.arc} d={isSquare ? 'M64 81h92' : 'M40 50Q104-14 172 46'} />
      <rect className={css.card} x="158" y="56" width="116" height="64" rx={isSquare ? 2 : 14} />
      <path className={css.lines} d="M216 74h44M216 84h28" />
      <path className={css.bank} d="M174 78l10-7 10 7M177 82v9M184 82v9M191 82v9M174 94h20" />
      <text className={css.account} x="174" y="111">
        {account}
      </text>
      <g className={css.across}>
        <g className={isSquare ? undefined : css.up}>
          {isSquare ? (
            <rect className={css.coin} x="146" y="28" width="44" height="44" />
          ) : (
            <circle className={css.coin} cx="168" cy="50" r="19" />
          )}
          <text className={css.symbol} x="168" y="56" textAnchor="middle">
            {symbol}
          </text>
        </g>
      </g>
    </svg>
  );
}
