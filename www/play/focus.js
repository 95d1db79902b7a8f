/** Where the focus goes when a move takes away the piece that had it. */

/**
 * To be called before a move is shown; what it gives, after. A board from which everything is gone has
 * nothing to focus, and whoever plays by keyboard goes on from what comes next.
 * @param {import('./mex-game.js').MexGame} host
 */
export function keepFocus(host) {
  const root = /** @type {ShadowRoot} */ (host.renderRoot);
  const board = root.querySelector('.stage > *');
  const had = board !== null && root.activeElement === board;
  return async () => {
    if (!had) return;
    await host.updateComplete;
    await /** @type {any} */ (board).updateComplete;
    if (root.activeElement) return;
    const next = root.querySelector('[data-act="again"]') ?? root.querySelector('button:enabled');
    /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
  };
}
