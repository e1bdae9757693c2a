import css from './all-paid.module.css';

const segments = [0, 1, 2, 3, 4, 5];

/** The ring that has closed, with its tick and a little joy; it is drawn once, and stands still for whoever wants no motion. */
export function AllPaidDrawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 280 200" aria-hidden="true" focusable="false">
      <g className={css.joy} fill="currentColor">
        <circle cx="38" cy="58" r="5" opacity=".55" />
        <circle cx="250" cy="44" r="7" className={css.sun} />
        <circle cx="28" cy="130" r="7" className={css.sun} />
        <circle cx="262" cy="104" r="4" opacity=".7" />
        <circle cx="62" cy="24" r="3.5" />
        <path
          d="M232 150l8 7M52 160l-6 9M222 22l6-8M14 92l-2-9"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <circle className={css.halo} cx="140" cy="100" r="96" fill="currentColor" />
      <g className={css.ring} fill="none" stroke="currentColor" strokeWidth="10">
        {segments.map((segment) => (
          <path
            key={segment}
            d="M149.4 33.2A67.4 67.4 0 0 1 193.9 59.6"
            strokeLinecap="round"
            transform={`rotate(${segment * 60} 140 100)`}
          />
        ))}
      </g>
      <path
        className={css.tick}
        d="M112 102l20 20 38-42"
        pathLength="1"
        fill="none"
        stroke="currentColor"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
