/** Gives the thread back, so that the browser can draw and answer; fulfilled in a task of its own. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Does it in a task of its own, once for all calls that are made until then. */
export function onceInNextTask(act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    void nextTask().then(() => {
      isDue = false;
      act();
    });
  };
}
