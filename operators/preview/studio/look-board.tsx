import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../../../src/platform/clock.ts';
import { framedAddress, framedRoot, showInFrame } from '../../../src/platform/page-frame.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { labelOf } from './form-model.ts';
import type { KeyScreen } from './key-screens.ts';
import { paintPhone } from './prepare-phone.ts';
import { useStudio } from './studio-context.tsx';
import { phoneStep } from './use-phone.ts';
import { restBeforeCheck } from './use-surroundings.ts';

/** Which pages of a lender the board shows. */
export type BoardScheme = 'light' | 'dark' | 'both';

/** Frames that load at a time: more would only make each of them late. */
const together = 2;
/** A page that has not come by then, in milliseconds, keeps no other waiting. */
const patience = 8000;

interface GlassProps {
  address: string;
  isPaid: boolean;
  scheme: 'light' | 'dark';
  /** It is this one's turn. */
  isOpen: boolean;
  /** Another number loads the page anew. */
  edition: number;
  /** The page is there, or is not waited for any longer. */
  onThere: () => void;
}

/** One small phone: to look at, not to press. */
function Glass({ address, isPaid, scheme, isOpen, edition, onThere }: GlassProps) {
  const { t } = useTranslation('preview');
  const { tenant } = useStudio();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ onThere, isThere: false });
  useEffect(() => {
    latest.current.onThere = onThere;
  });
  const arrived = () => {
    if (latest.current.isThere) return;
    latest.current.isThere = true;
    latest.current.onThere();
  };
  const settle = useRef(arrived);
  useEffect(() => {
    if (!isOpen) return undefined;
    latest.current.isThere = false;
    showInFrame(frame.current, address);
    return systemClock.after(patience, () => settle.current());
  }, [isOpen, address, edition]);
  useEffect(() => {
    const root = framedRoot(frame.current);
    if (tenant && root && framedAddress(frame.current)) paintPhone(root, tenant);
  }, [tenant]);
  return (
    <span className="st-mini">
      <iframe
        ref={frame}
        inert
        data-board={scheme}
        data-paid={isPaid ? address : undefined}
        title={scheme === 'dark' ? t('schemeDark') : t('schemeLight')}
        onLoad={() => {
          if (framedAddress(frame.current)) settle.current();
        }}
      />
    </span>
  );
}

/** Props of `LookBoard`. */
export interface LookBoardProps {
  screens: readonly KeyScreen[];
  scheme: BoardScheme;
  /** Shows a screen in the one large phone. */
  onOpen: (key: ScreenKey) => void;
}

/** The key screens of the draft side by side, light and dark; colours are painted at once, anything else loads them anew. */
export function LookBoard({ screens, scheme, onOpen }: LookBoardProps) {
  const { t } = useTranslation('preview');
  const { draft, tenant } = useStudio();
  const [there, setThere] = useState(0);
  const [edition, setEdition] = useState(0);
  const shown = useRef({ files: draft, tenant });
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
  const schemes = scheme === 'both' ? (['light', 'dark'] as const) : [scheme];
  const onThere = () => setThere((before) => before + 1);
  return (
    <ul className="st-board" data-scheme={scheme}>
      {screens.map(({ key, address, isPaid }, place) => (
        <li key={key} className="st-key-screen">
          <span className="st-minis">
            {schemes.map((one, at) => (
              <Glass
                key={one}
                address={address}
                isPaid={isPaid}
                scheme={one}
                isOpen={place * schemes.length + at < there + together}
                edition={edition}
                onThere={onThere}
              />
            ))}
          </span>
          <button type="button" className="st-link" onClick={() => onOpen(key)}>
            {labelOf(key)}
            <span className="visually-hidden"> · {t('openInPhone')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
