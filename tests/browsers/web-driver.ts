import { expect } from '@playwright/test';

/** Commands of W3C WebDriver that the journeys need, with what is sent along. */
export interface Commands {
  navigate: { url: string };
  find: { using: 'xpath'; value: string };
  click: { element: string };
  type: { element: string; text: string };
  run: { script: string; args: readonly unknown[] };
}

/** A browser that does as it is told: over HTTP as the standard says, or by its own wire. */
export interface Wire {
  /** The answer's value; rejects with what the browser said when it could not. */
  send<Name extends keyof Commands>(name: Name, command: Commands[Name]): Promise<unknown>;
  end(): Promise<void>;
}

/** How the standard marks an element in an answer. */
const elementMark = 'element-6066-11e4-a52e-4f735466cecf';

const patience = { timeout: 25_000, intervals: [100, 200, 400] };

/** A page in such a browser; whatever is looked for may still be coming. */
export class DrivenPage {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  async open(url: string): Promise<void> {
    await this.#wire.send('navigate', { url });
  }

  /** The value of an expression in the page. */
  value(expression: string): Promise<unknown> {
    return this.#wire.send('run', { script: `return (${expression});`, args: [] });
  }

  async #element(xpath: string): Promise<string> {
    const found = await this.#wire.send('find', { using: 'xpath', value: xpath });
    const id: unknown =
      typeof found === 'object' && found !== null && Reflect.get(found, elementMark);
    if (typeof id !== 'string') throw new Error(`nothing is at ${xpath}`);
    return id;
  }

  /** Presses something as soon as it can be pressed, once. */
  async press(xpath: string): Promise<void> {
    await expect(async () => {
      await this.#wire.send('click', { element: await this.#element(xpath) });
    }).toPass(patience);
  }

  async type(xpath: string, text: string): Promise<void> {
    await expect(async () => {
      await this.#wire.send('type', { element: await this.#element(xpath), text });
    }).toPass(patience);
  }

  /** Waits for a screen that shows all that it has. */
  async isAt(screen: string): Promise<void> {
    await expect
      .poll(() => this.value('({...document.querySelector("main")?.dataset})'), patience)
      .toMatchObject({ screen, face: 'ready' });
  }

  /** Waits for a text on the page. */
  async says(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.value('document.body.innerText'), patience).toMatch(text);
  }

  end(): Promise<void> {
    return this.#wire.end();
  }
}
