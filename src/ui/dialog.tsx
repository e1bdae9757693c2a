import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { sheetHistory } from '../platform/sheet-history.ts';
import { CloseIcon } from './icons/close.tsx';
import { ToastOutlet } from './toast.tsx';
import css from './dialog.module.css';

/** Props of `Dialog`. */
export interface DialogProps {
  isOpen: boolean;
  /** The borrower wants it gone; the owner answers with `isOpen={false}`. */
  onClose: () => void;
  title: ReactNode;
  /** 'dialog' in the middle, 'sheet' at the bottom, 'page' over the whole phone for long texts. */
  kind?: 'dialog' | 'sheet' | 'page' | undefined;
  children?: ReactNode;
  /** Buttons that stay in sight while the content scrolls (HD-59). */
  actions?: ReactNode;
  /** False: only its actions lead out; Escape, the backdrop and the close button do not. */
  isDismissable?: boolean | undefined;
  /** What the browser's Back does where only its actions lead out; it says whether the dialog closes. */
  onBack?: (() => boolean) | undefined;
  /** Black on white in every scheme and in nobody's colours: for showing the phone to somebody. */
  isBright?: boolean | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
}

/**
 * The platform's modal dialog: the page behind is inert and does not scroll, and the focus goes back where it
 * came from. Inside, the focus starts at `[data-autofocus]`, else at the title.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  kind = 'dialog',
  children,
  actions,
  isDismissable = true,
  onBack,
  isBright = false,
  closeLabel,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget>(null);
  /** Told apart from a phone's back gesture, which asks a dialog to close in the same way. */
  const isEscape = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    const start = element.querySelector('[data-autofocus]') ?? element.querySelector('h2');
    if (start instanceof HTMLElement) {
      start.focus({ preventScroll: true });
      if (start.hasAttribute('data-autofocus')) start.scrollIntoView({ block: 'nearest' });
    }
    const unlock = lockScroll();
    return () => {
      element.close();
      unlock();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const back = () => {
    if (!isDismissable) return onBack?.() ?? false;
    onClose();
    return true;
  };
  const goBack = useRef(back);
  useLayoutEffect(() => {
    goBack.current = back;
  });
  useLayoutEffect(() => (isOpen ? sheetHistory.add(() => goBack.current()) : undefined), [isOpen]);

  const leave = () => {
    if (isDismissable) onClose();
  };
  /** Escape, or a phone's back gesture. A file picker inside says "cancel" too, and that is not ours. */
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isEscape.current) leave();
    else back();
    isEscape.current = false;
  };
  /** A browser may close a dialog that keeps refusing; the owner's word counts. */
  const closed = () => {
    if (!isOpen || !dialog.current || dialog.current.open) return;
    if (isDismissable) onClose();
    else dialog.current.showModal();
  };
  /** The backdrop is the dialog element itself; a press that began inside, such as selecting text, is no wish to leave. */
  const click = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOn.current === dialog.current) leave();
  };

  // Nothing of it is in the page while it is closed: a first view has none either.
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-kind={kind}
      data-bright={isBright || undefined}
      aria-labelledby={titleId}
      onCancel={cancel}
      onKeyDown={({ key }) => {
        isEscape.current = key === 'Escape';
      }}
      onClose={closed}
      onMouseDown={(event) => {
        pressedOn.current = event.target;
      }}
      onClick={click}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <h2 id={titleId} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          {isDismissable && (
            <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </div>
        {/* Reachable by Tab so that a long text can be scrolled by keyboard. */}
        <div className={css.content} tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </div>
        <ToastOutlet isInDialog />
        {actions != null && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

let locks = 0;

/** Stops the page behind from scrolling, without a jump where its scroll bar was, until every lock is undone. */
function lockScroll() {
  const root = document.documentElement;
  const mark = (change: number) => {
    locks += change;
    root.toggleAttribute('data-locked', locks > 0);
  };
  if (locks === 0) {
    root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
  }
  mark(1);
  return () => mark(-1);
}
