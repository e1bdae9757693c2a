/** A plan of shrinking instalments on a sheet, with a coin before it: in the hero's own text colour, so it fits every brand. */
export function HeroArt() {
  return (
    <svg viewBox="0 0 320 260" fill="currentColor" aria-hidden="true" focusable="false">
      <circle cx="206" cy="116" r="112" opacity=".08" />
      <circle cx="206" cy="116" r="78" opacity=".08" />
      <g transform="rotate(-5 150 130)">
        <rect x="72" y="26" width="168" height="204" rx="22" opacity=".2" />
        <rect
          x="72"
          y="26"
          width="168"
          height="204"
          rx="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          opacity=".5"
        />
        <rect x="94" y="52" width="66" height="9" rx="4.5" opacity=".55" />
        <rect x="94" y="72" width="110" height="17" rx="8.5" opacity=".95" />
        <path d="M94 108h124" stroke="currentColor" strokeWidth="2" opacity=".3" />
        <rect x="94" y="132" width="22" height="72" rx="7" opacity=".95" />
        <rect x="128" y="150" width="22" height="54" rx="7" opacity=".75" />
        <rect x="162" y="168" width="22" height="36" rx="7" opacity=".55" />
        <rect x="196" y="184" width="22" height="20" rx="7" opacity=".4" />
      </g>
      <circle cx="252" cy="186" r="44" fill="var(--hero-to)" />
      <circle cx="252" cy="186" r="44" opacity=".22" />
      <circle cx="252" cy="186" r="43" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <circle
        cx="252"
        cy="186"
        r="31"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="3 6"
        opacity=".7"
      />
      <path
        d="M238 187l10 10 19-21"
        fill="none"
        stroke="currentColor"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
