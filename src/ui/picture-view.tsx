import css from './picture.module.css';

/** Props of `PictureView`, and of `Picture` but for `onError`. */
export interface PictureProps {
  /** A safe address; undefined or '' draws the placeholder at once. */
  src: string | undefined;
  /** '' when the words beside it say the same. */
  alt: string;
  /** Width and height in CSS pixels; the room is kept before the picture is there. */
  size: number;
  /** Stands in for the picture; its first letter is shown. */
  fallbackLetter: string;
}

/** A lender's logo or, without one, its letter; whoever watches for failures is told of them. */
export function PictureView({
  src,
  alt,
  size,
  fallbackLetter,
  onError,
}: PictureProps & { onError?: (() => void) | undefined }) {
  const box = { width: size, height: size };
  if (!src) {
    const letter = Array.from(fallbackLetter.trim())[0]?.toLocaleUpperCase() ?? '';
    return (
      <span
        className={css.letter}
        style={{ ...box, fontSize: size * 0.44 }}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {letter}
      </span>
    );
  }
  return (
    <img
      className={css.picture}
      style={box}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onError}
    />
  );
}
