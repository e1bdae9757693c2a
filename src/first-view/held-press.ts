import { pressByKey } from '../ui/press-by-key.ts';

/** A button by its role alone: a key is no press of it until somebody makes one of it. */
const byRole = '[role="button"]';
const pressable = `button, select, input, a[href], ${byRole}`;

/**
 * The press that a first view cannot act on: it is shown as busy and made once when React is there, on the same
 * control, with the value that was chosen. The last one counts.
 */
export class HeldPress {
  private readonly place: Element;
  private readonly signal: AbortSignal;
  /** Ends when React hears every press. */
  private readonly takeOver = new AbortController();
  private target: Element | undefined;
  private held: { element: Element; value: string | undefined } | undefined;

  constructor(place: Element, signal: AbortSignal) {
    this.place = place;
    this.signal = signal;
    this.notice(signal);
  }

  /** Before the elements' own listeners, so that whoever holds knows what is being pressed. */
  private notice(signal: AbortSignal): void {
    this.hear(signal, ({ target }) => {
      this.target = (target instanceof Element && target.closest(pressable)) || undefined;
    });
  }

  private hear(signal: AbortSignal, listener: (event: Event) => void): void {
    for (const kind of ['click', 'change'])
      this.place.addEventListener(kind, listener, { capture: true, signal });
  }

  /** Presses on such elements are not for the browser to follow: `act` is called in its place. */
  stop(selector: string, act: () => void): void {
    const stop = (event: Event) => {
      if (!this.target?.matches(selector)) return;
      event.preventDefault();
      act();
    };
    this.place.addEventListener('click', stop, { signal: this.signal });
  }

  /** Holds what is being pressed just now. */
  hold(): void {
    const element = this.target;
    if (!element) return;
    if (this.held) showHeld(this.held.element, false);
    const value = element instanceof HTMLSelectElement ? element.value : undefined;
    this.held = { element, value };
    showHeld(element, true);
  }

  /** From now on every press is held, until `pressAgain`: React is taking the page over and may not hear it yet. */
  holdAll(): void {
    const { signal } = this.takeOver;
    this.notice(signal);
    this.hear(signal, (event) => {
      if (!this.target) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.hold();
    });
    const pressKey = (event: Event) => {
      const { target } = event;
      if (event instanceof KeyboardEvent && target instanceof HTMLElement && target.matches(byRole))
        pressByKey(event, target);
    };
    this.place.addEventListener('keydown', pressKey, { capture: true, signal });
  }

  /** React hears every press from now on. Makes the one that was held; nothing where none was, or where its control has gone. */
  pressAgain(): void {
    this.takeOver.abort();
    const { held } = this;
    this.held = undefined;
    if (!held?.element.isConnected) return;
    const { element, value } = held;
    showHeld(element, false);
    if (element instanceof HTMLSelectElement && value !== undefined) {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (element instanceof HTMLElement) element.click();
  }
}

/** The press was heard: for the eye and for who listens. */
function showHeld(element: Element, isHeld: boolean): void {
  if (isHeld) element.setAttribute('aria-busy', 'true');
  else element.removeAttribute('aria-busy');
  element.toggleAttribute('data-held', isHeld);
}
