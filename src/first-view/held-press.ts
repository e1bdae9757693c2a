/**
 * The press that a first view cannot act on: it is shown as busy and made once when React is there, on the same
 * element, with the value that was chosen. The last one counts.
 */
export class HeldPress {
  private target: Element | undefined;
  private held: { element: Element; value: string | undefined } | undefined;

  constructor(place: Element, signal: AbortSignal) {
    // Before the elements' own listeners, so that whoever holds knows what is being pressed.
    const notice = ({ target }: Event) => {
      this.target =
        (target instanceof Element && target.closest('button, select, input')) || undefined;
    };
    for (const kind of ['click', 'change'])
      place.addEventListener(kind, notice, { capture: true, signal });
  }

  /** Holds what is being pressed just now. */
  hold(): void {
    const element = this.target;
    if (!element) return;
    this.held?.element.removeAttribute('aria-busy');
    const value = element instanceof HTMLSelectElement ? element.value : undefined;
    this.held = { element, value };
    element.setAttribute('aria-busy', 'true');
  }

  /** Makes it; nothing where nothing is held, or where its element has gone. */
  pressAgain(): void {
    const held = this.held;
    this.held = undefined;
    if (!held?.element.isConnected) return;
    const { element, value } = held;
    element.removeAttribute('aria-busy');
    if (element instanceof HTMLSelectElement && value !== undefined) {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (element instanceof HTMLElement) element.click();
  }
}
