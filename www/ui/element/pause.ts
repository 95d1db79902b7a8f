/**
 * Wait for some time, by default until the next task.
 * @param time in milliseconds
 */
export const pause = (time: number = 0): Promise<void> => new Promise((go) => setTimeout(go, time));

/** The maximum time to wait for a frame, in milliseconds: an invisible tab draws no frames. */
const UNSEEN = 100;

/** Wait until the next frame has been drawn. */
export const painted = (): Promise<void> =>
  Promise.race([
    new Promise<void>((go) => requestAnimationFrame(() => go())).then(() => pause()),
    pause(UNSEEN),
  ]);

/** Wait for the next task. Unlike timers, messages are not delayed in a hidden tab. */
const nextTask = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => go();
    port2.postMessage(null);
  });

/** The time in milliseconds for which elements are drawn for the first time within one task. */
const SLICE = 6;

/** The time at which the first drawings of this task began; 0 if there was none. */
let began = 0;

let queue = Promise.resolve();

/**
 * Wait for the turn of a first drawing: a task draws elements until its time is used, and a later task draws the
 * others. A slow phone can then react in between.
 */
export function turn(): Promise<void> {
  queue = queue.then(async () => {
    if (began && performance.now() - began > SLICE) await nextTask();
    if (began) return;
    began = performance.now();
    void nextTask().then(() => (began = 0));
  });
  return queue;
}
