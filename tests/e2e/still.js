/** Counts what the page has asked of its workers, so that a test can wait for all of it. */

/** To be done before a page is opened. @param {import('@playwright/test').Page} page */
export const watchWorkers = (page) => page.addInitScript(patch);

/**
 * Waits until nothing that was asked is unanswered, and nothing on the page moves any more. What
 * goes on for ever is passed over.
 * @param {import('@playwright/test').Page} page
 */
export async function still(page) {
  await page.waitForFunction(
    () =>
      new Promise((done) => {
        const { open } = /** @type {any} */ (window).workers;
        /** @param {Document | ShadowRoot} root @returns {boolean} */
        const moves = (root) =>
          root
            .getAnimations()
            .some(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            ) || [...root.querySelectorAll('*')].some((e) => e.shadowRoot && moves(e.shadowRoot));
        // What an answer leads to may ask again, and may move.
        const look = (/** @type {number} */ calm) => {
          if (open() > 0 || moves(document)) done(false);
          else if (calm > 0) requestAnimationFrame(() => look(calm - 1));
          else done(true);
        };
        look(4);
      }),
  );
}

/** Runs in the page. */
function patch() {
  /** @type {(() => void)[] | null} */
  let held = null;
  /** Questions without an answer. @type {Map<Worker, number>} */
  const open = new Map();
  const { postMessage, terminate } = Worker.prototype;
  /** @this {Worker} @param {any[]} message */
  Worker.prototype.postMessage = function (...message) {
    if (!open.has(this)) {
      this.addEventListener('message', () => open.set(this, (open.get(this) ?? 1) - 1));
    }
    open.set(this, (open.get(this) ?? 0) + 1);
    const send = () => postMessage.apply(this, /** @type {any} */ (message));
    if (held) held.push(send);
    else send();
  };
  Worker.prototype.terminate = function () {
    open.delete(this);
    terminate.call(this);
  };
  Object.assign(window, {
    workers: {
      hold: () => void (held ??= []),
      release: () => {
        const all = held ?? [];
        held = null;
        for (const send of all) send();
      },
      waiting: () => held?.length ?? 0,
      open: () => [...open.values()].reduce((all, one) => all + one, 0),
    },
  });
}
