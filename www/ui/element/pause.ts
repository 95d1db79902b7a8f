/**
 * Wait for some time, by default until the next task.
 * @param time in milliseconds
 */
export const pause = (time: number = 0): Promise<void> => new Promise((go) => setTimeout(go, time));

/** The maximum time to wait for a frame, in milliseconds: an invisible tab draws no frames. */
const UNSEEN = 100;

/** Wait until the next frame has been drawn, at most for `UNSEEN`. */
export const painted = (): Promise<void> =>
  Promise.race([
    new Promise<void>((go) => requestAnimationFrame(() => go())).then(() => pause()),
    pause(UNSEEN),
  ]);

/** The time after which a task begins no further first drawings of elements, in milliseconds. */
const SLICE = 4;

/** The time at which the first drawings of this task began; 0 if there was none. */
let began = 0;

/** `on`: whether the front page is being drawn for the first time. */
export const start: { on: boolean } = { on: false };

/**
 * Wait for the turn of a first drawing while the page starts: a task begins drawings for `SLICE`, and a later
 * task draws the other elements. A slow phone can then react in between.
 */
export async function turn() {
  if (began && performance.now() - began > SLICE) await pause();
  if (began) return;
  began = performance.now();
  void pause().then(() => (began = 0));
}
