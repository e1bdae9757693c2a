import type { Stop } from './clock.ts';

/** The window of a page, with all that a script finds there. */
export type PageWindow = Window & typeof globalThis;

declare global {
  interface Window {
    /**
     * Offered by the preview: a page of this origin in a frame hands over its window before anything of it runs
     * (src/app/inline-start.ts).
     */
    openStudioFrame?: ((frame: PageWindow) => void) | undefined;
  }
}

/** Calls `act` with the window of each of our own pages that a frame of this page opens, before anything of it runs. */
export function onFramedPage(act: (frame: PageWindow) => void): Stop {
  const offered = (frame: PageWindow) => {
    if (frame !== window) act(frame); // never this page itself, which is its own parent
  };
  window.openStudioFrame = offered;
  return () => {
    if (window.openStudioFrame === offered) delete window.openStudioFrame;
  };
}

/** The window in a frame; undefined before there is one, or when it shows somebody else's page. */
function ownWindow(frame: HTMLIFrameElement | null): PageWindow | undefined {
  try {
    const inside = frame?.contentWindow as PageWindow | null | undefined; // a frame's window is a page's window
    return inside && inside.location.href !== '' ? inside : undefined;
  } catch {
    return undefined; // another origin's
  }
}

/** Where a frame's page is; undefined when it shows somebody else's page, none yet, or one that refused to be framed. */
export function framedAddress(frame: HTMLIFrameElement | null): URL | undefined {
  const inside = ownWindow(frame);
  return inside && inside.location.protocol.startsWith('http')
    ? new URL(inside.location.href)
    : undefined;
}

/** Shows another address in a frame, without a way back to the one before. */
export function showInFrame(frame: HTMLIFrameElement | null, address: string): void {
  const inside = ownWindow(frame);
  if (inside) inside.location.replace(address);
  else if (frame) frame.src = address;
}

/** Loads a frame's page anew, where it is. */
export function reloadFrame(frame: HTMLIFrameElement | null): void {
  ownWindow(frame)?.location.reload();
}

/** The root element of a frame's page. */
export const framedRoot = (frame: HTMLIFrameElement | null): HTMLElement | undefined =>
  ownWindow(frame)?.document.documentElement;

/** A store that lives in this page's memory: what a framed page keeps there reaches no real store. */
export function memoryStorage(): Storage {
  const content = new Map<string, string>();
  return {
    get length() {
      return content.size;
    },
    key: (at) => [...content.keys()][at] ?? null,
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, String(value)),
    removeItem: (key) => void content.delete(key),
    clear: () => content.clear(),
  };
}
