import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../../../src/platform/clock.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { labelOf } from './form-model.ts';
import type { KeyScreen } from './key-screens.ts';
import { SmallPhone } from './small-phone.tsx';
import { useStudio } from './studio-context.tsx';
import { phoneStep } from './use-phone.ts';
import { restBeforeCheck } from './use-surroundings.ts';

/** Which pages of a lender the board shows. */
export type BoardScheme = 'light' | 'dark' | 'both';

/** Frames that load at a time: more would only make each of them late. */
const together = 3;

/** Props of `LookBoard`. */
export interface LookBoardProps {
  screens: readonly KeyScreen[];
  scheme: BoardScheme;
  /** Shows a screen in the one phone that can be used. */
  onOpen: (key: ScreenKey) => void;
}

/**
 * The key screens of the draft, light and dark, and each of them in its own size with one press. Colours are painted at
 * once, anything else loads them anew: all screens of one scheme before the first of the other.
 */
export function LookBoard({ screens, scheme, onOpen }: LookBoardProps) {
  const { t } = useTranslation('preview');
  const { draft, tenant } = useStudio();
  const [there, setThere] = useState(0);
  const [edition, setEdition] = useState(0);
  const [large, setLarge] = useState<ScreenKey>();
  const shown = useRef({ files: draft, tenant });
  const back = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      systemClock.after(restBeforeCheck, () => {
        const after = { files: draft, tenant };
        const step = phoneStep(shown.current, after);
        shown.current = after;
        if (step !== 'reload') return;
        setThere(0);
        setEdition((before) => before + 1);
      }),
    [draft, tenant],
  );
  useEffect(() => {
    if (large) back.current?.focus();
  }, [large]);
  const schemes = scheme === 'both' ? (['light', 'dark'] as const) : [scheme];
  const onThere = () => setThere((before) => before + 1);
  const close = () => {
    const opener = `st-key-${large ?? ''}`;
    setLarge(undefined);
    // It is not there until this has been drawn.
    systemClock.after(0, () => document.getElementById(opener)?.focus());
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <>
      {large && (
        <div className="st-large">
          <button
            ref={back}
            type="button"
            className="st-small"
            onClick={close}
            onKeyDown={closeByKey}
          >
            {t('allKeyScreens')}
          </button>
          <button
            type="button"
            className="st-small"
            data-kind="primary"
            onKeyDown={closeByKey}
            onClick={() => onOpen(large)}
          >
            {t('tryInPhone')}
          </button>
        </div>
      )}
      <ul className="st-board" data-scheme={scheme} data-large={large && ''}>
        {screens.map(({ key, address, isPaid }, place) => (
          <li key={key} className="st-key-screen" hidden={large !== undefined && large !== key}>
            <span className="st-minis">
              {schemes.map((one, at) => (
                <SmallPhone
                  key={one}
                  address={address}
                  isPaid={isPaid}
                  scheme={one}
                  isOpen={at * screens.length + place < there + together}
                  edition={edition}
                  onThere={onThere}
                />
              ))}
            </span>
            {large ? (
              <h3 className="st-title">{labelOf(key)}</h3>
            ) : (
              <button
                id={`st-key-${key}`}
                type="button"
                className="st-link"
                onClick={() => setLarge(key)}
              >
                {labelOf(key)}
                <span className="visually-hidden"> · {t('enlarge')}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
