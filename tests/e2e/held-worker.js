/**
 * Workers whose answers wait until they are let through, so that a test decides what a person does
 * while one is outstanding. To be called before the page is opened.
 * @param {import('@playwright/test').Page} page
 * @param {{held?: boolean}} [how] whether nothing is answered from the start
 */
export async function heldWorker(page, { held = false } = {}) {
  await page.addInitScript(patch, held);
  return {
    /** From now on nothing is answered. */
    hold: () => page.evaluate(() => /** @type {any} */ (window).heldWorker.hold()),
    /** Waits until something was asked that is not answered. */
    asked: () => page.waitForFunction(() => /** @type {any} */ (window).heldWorker.waiting() > 0),
    /** Lets all answers through, and waits until they have come and have been drawn. */
    release: async () => {
      await page.evaluate(() => /** @type {any} */ (window).heldWorker.release());
      await page.waitForFunction(
        () =>
          new Promise((done) => {
            const { open } = /** @type {any} */ (window).heldWorker;
            // What an answer leads to may ask again.
            const look = (/** @type {number} */ calm) => {
              if (open() > 0) done(false);
              else if (calm > 0) requestAnimationFrame(() => look(calm - 1));
              else done(true);
            };
            look(4);
          }),
      );
    },
  };
}

/** Runs in the page. @param {boolean} begin */
function patch(begin) {
  /** @type {(() => void)[] | null} */
  let held = begin ? [] : null;
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
    heldWorker: {
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
