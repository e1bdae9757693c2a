import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../../../src/platform/clock.ts';
import { framedAddress, framedRoot, showInFrame } from '../../../src/platform/page-frame.ts';
import { paintPhone } from './prepare-phone.ts';
import { useStudio } from './studio-context.tsx';

/** How often a page is looked at whether its screen is there, in milliseconds. */
const lookEvery = 100;
/** A page that has not come by then, in milliseconds, keeps no other waiting. */
const patience = 6000;

/** Props of `SmallPhone`. */
export interface SmallPhoneProps {
  address: string;
  isPaid: boolean;
  scheme: 'light' | 'dark';
  /** It is this one's turn. */
  isOpen: boolean;
  /** Another number loads the page anew. */
  edition: number;
  /** The screen is there, or is not waited for any longer. */
  onThere: () => void;
}

/** Whether a frame shows a screen: no longer the page that it leaves, nor what stands for the one that comes. */
const hasScreen = (frame: HTMLIFrameElement | null): boolean =>
  framedAddress(frame) !== undefined &&
  framedRoot(frame)?.matches(
    ':not([data-left]):has(main[data-face]:not([data-face="loading"]))',
  ) === true;

/** One small phone of the board: to look at, not to press. */
export function SmallPhone(props: SmallPhoneProps) {
  const { address, isPaid, scheme, isOpen, edition, onThere } = props;
  const { t } = useTranslation('preview');
  const { tenant } = useStudio();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onThere);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    latest.current = onThere;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    framedRoot(frame.current)?.setAttribute('data-left', '');
    showInFrame(frame.current, address);
    let waited = 0;
    const stop = systemClock.every(lookEvery, () => {
      waited += lookEvery;
      if (waited < patience && !hasScreen(frame.current)) return;
      stop();
      setIsThere(true);
      latest.current();
    });
    return stop;
  }, [isOpen, address, edition]);
  useEffect(() => {
    const root = framedRoot(frame.current);
    if (tenant && root && framedAddress(frame.current)) paintPhone(root, tenant);
  }, [tenant]);
  return (
    <span className="st-mini" data-of={scheme} data-there={isThere || undefined}>
      <iframe
        ref={frame}
        inert
        data-board={scheme}
        data-paid={isPaid ? address : undefined}
        title={scheme === 'dark' ? t('schemeDark') : t('schemeLight')}
      />
    </span>
  );
}
