/**
 * Wait for some time, by default until the next task.
 * @param time in milliseconds
 */
export const pause = (time: number = 0): Promise<void> => new Promise((go) => setTimeout(go, time));

/** The pause in typing after which a text is sent to the core, in milliseconds. */
export const TYPING: number = 160;

/** The maximum time to wait for a frame, in milliseconds: an invisible tab draws no frames. */
const UNSEEN = 100;

/** Wait until the next frame has been drawn. */
export const painted = (): Promise<void> =>
  Promise.race([
    new Promise<void>((go) => requestAnimationFrame(() => go())).then(() => pause()),
    pause(UNSEEN),
  ]);
