import type { ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';

/** An element of the page to be: a tag with its properties, or a text. */
type Drawn = { tag: string; props: Readonly<Record<string, unknown>>; children: Drawn[] } | string;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * What a tree of React's elements comes to when its functions are called: tags and texts. It knows no hooks, no state
 * and no context: what is drawn by it is a plain function of its properties (the layers' rules see to that).
 */
function flatten(node: ReactNode): Drawn[] {
  if (Array.isArray(node)) return node.flatMap(flatten);
  if (typeof node === 'string') return node === '' ? [] : [node];
  if (typeof node === 'number') return [String(node)];
  if (!isFields(node)) return [];
  const type: unknown = Reflect.get(node, 'type');
  const props: unknown = Reflect.get(node, 'props');
  if (!isFields(props)) return [];
  if (type === Fragment) return flatten(props['children'] as ReactNode); // what an element may hold
  if (typeof type === 'function') return flatten(type(props));
  if (typeof type !== 'string') return [];
  return [{ tag: type, props, children: flatten(props['children'] as ReactNode) }];
}

/** The properties that each element was drawn with last: its listeners read theirs here. */
const drawnWith = new WeakMap<Element, Readonly<Record<string, unknown>>>();

/** Draws into one place of the page, and draws again over what is there, until React takes over. */
export class Drawing {
  private readonly place: Element;
  /** Takes every listener off at once. */
  private readonly signal: AbortSignal;
  private readonly leave: (() => void)[] = [];

  constructor(place: Element, signal: AbortSignal) {
    this.place = place;
    this.signal = signal;
    signal.addEventListener('abort', () => this.leave.forEach((leave) => leave()));
  }

  /** Draws a tree; elements that stay the same kind of element stay, with their focus and what was typed or chosen. */
  draw(node: ReactNode): void {
    this.fill(this.place, flatten(node));
  }

  /** Whether something else than this has put elements in, as a browser that translates does. */
  isAltered(): boolean {
    return [...this.place.querySelectorAll('*')].some((element) => !drawnWith.has(element));
  }

  private fill(parent: Element, children: readonly Drawn[]): void {
    children.forEach((child, at) => {
      const there = parent.childNodes[at];
      if (typeof child === 'string') {
        if (there instanceof Text) there.data = child;
        else this.put(parent, there, document.createTextNode(child));
        return;
      }
      const same = there instanceof Element && there.localName === child.tag ? there : undefined;
      const element =
        same ??
        (child.tag === 'svg' || parent.namespaceURI === svgSpace
          ? document.createElementNS(svgSpace, child.tag)
          : document.createElement(child.tag));
      const before = (same && drawnWith.get(same)) ?? {};
      // What was drawn by somebody else is not ours to keep: its attributes would stay.
      if (same && !drawnWith.has(same))
        for (const name of same.getAttributeNames()) same.removeAttribute(name);
      this.fill(element, child.children);
      this.dress(element, before, child.props);
      if (!same) this.put(parent, there, element);
    });
    while (parent.childNodes.length > children.length) parent.lastChild?.remove();
  }

  private put(parent: Element, there: ChildNode | undefined, node: ChildNode): void {
    if (there) there.replaceWith(node);
    else parent.append(node);
  }

  private dress(
    element: Element,
    before: Readonly<Record<string, unknown>>,
    props: Readonly<Record<string, unknown>>,
  ): void {
    drawnWith.set(element, props);
    for (const name of new Set([...Object.keys(before), ...Object.keys(props)])) {
      const value = props[name];
      if (name === 'children' || Object.is(before[name], value)) continue;
      if (name.startsWith('on')) {
        if (!(name in before)) this.listen(element, name);
      } else if (name === 'ref') {
        const leave: unknown = typeof value === 'function' ? value(element) : undefined;
        if (typeof leave === 'function') this.leave.push(() => leave());
      } else if (name === 'style') {
        if (element instanceof HTMLElement && isFields(value)) paint(element.style, value);
      } else if (name === 'value' && element instanceof HTMLSelectElement) {
        element.value = String(value);
      } else if (name === 'checked' && element instanceof HTMLInputElement) {
        element.checked = value === true;
      } else write(element, name, value);
    }
  }

  /** React's `onChange` of the lists and radio buttons that are drawn here is the browser's `change`. */
  private listen(element: Element, name: string): void {
    const listener = (event: Event) => {
      const act = drawnWith.get(element)?.[name];
      if (typeof act === 'function') act(event);
    };
    element.addEventListener(name.slice(2).toLowerCase(), listener, { signal: this.signal });
  }
}

const svgSpace = 'http://www.w3.org/2000/svg';

/** A plain value in words; undefined for one that is not there. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

/** Names that HTML spells in another word; the rest is lower case there. */
const spelled: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** As React writes attributes: `data-` and `aria-` in words, other flags by being there. */
function write(element: Element, name: string, value: unknown): void {
  const isInWords = /^(?:data|aria)-/.test(name);
  const attribute =
    spelled[name] ??
    (element.namespaceURI !== svgSpace
      ? name.toLowerCase()
      : // `viewBox` is one word in SVG, `strokeWidth` is not.
        /^(?:stroke|fill|clip|stop|text|font)[A-Z]/.test(name)
        ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        : name);
  const text = textOf(value);
  if (text === undefined || (value === false && !isInWords)) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true && !isInWords ? '' : text);
}

/** Numbers are pixels, as React has them. */
function paint(style: CSSStyleDeclaration, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const text = textOf(value);
    if (text === undefined) style.removeProperty(property);
    else style.setProperty(property, typeof value === 'number' && value !== 0 ? `${text}px` : text);
  }
}
