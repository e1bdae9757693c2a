const pressable = 'button, select, input, a[href]';

/**
 * The press that a first view cannot act on: it is shown as busy and made once when React is there, on the same
 * element, with the value that was chosen. The last one counts.
 */
export class HeldPress {
  private target: Element | undefined;
  private readonly place: Element;
  private readonly signal: AbortSignal;
  private held: { element: Element; place: number; value: string | undefined } | undefined;

  constructor(place: Element, signal: AbortSignal) {
    this.place = place;
    this.signal = signal;
    // Before the elements' own listeners, so that whoever holds knows what is being pressed.
    const notice = ({ target }: Event) => {
      this.target = (target instanceof Element && target.closest(pressable)) || undefined;
    };
    for (const kind of ['click', 'change'])
      place.addEventListener(kind, notice, { capture: true, signal });
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
    this.held = { element, place: this.controls().indexOf(element), value };
    showHeld(element, true);
  }

  private controls(): Element[] {
    return [...this.place.querySelectorAll(pressable)];
  }

  /**
   * The same control. Where something in the browser had changed the page (a translation does), React has drawn it
   * anew: then it is the one of the same kind at the same place.
   */
  private found({ element, place }: { element: Element; place: number }): Element | undefined {
    if (element.isConnected) return element;
    const other = this.controls()[place];
    const kindOf = (control: Element | undefined) => [
      control?.tagName,
      control?.getAttribute('data-kind'),
      control?.getAttribute('href'),
    ];
    return String(kindOf(other)) === String(kindOf(element)) ? other : undefined;
  }

  /** Makes it; nothing where nothing is held, or where its control has gone. */
  pressAgain(): void {
    const { held } = this;
    this.held = undefined;
    const element = held && this.found(held);
    if (!held || !element) return;
    const { value } = held;
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
