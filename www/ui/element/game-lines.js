import { readGame } from '../../engine/api.js';
import { knownOf } from '../../engine/known-lines.js';

/** @typedef {import('lit').ReactiveControllerHost} Host */

/**
 * Reads a text unless it is known. Settles in any case; `lineOf` then has the answer.
 * @param {string} text
 */
export async function readLine(text) {
  if (knownOf(text)) return;
  await readGame(text).catch(() => {});
}

/** A reactive controller: reads the game lines that an element shows, and updates it once they are known. */
export class GameLines {
  #host;
  #texts;
  /** Texts that were asked for. @type {Set<string>} */
  #asked = new Set();
  /** Texts whose answer is awaited. @type {Set<string>} */
  #waiting = new Set();

  /**
   * @param {Host} host
   * @param {() => readonly string[]} texts the lines shown, asked before each update
   */
  constructor(host, texts) {
    this.#host = host;
    this.#texts = texts;
    host.addController(this);
  }

  /** Whether the core has yet to answer for a text. @param {string} text */
  isWaiting(text) {
    return this.#waiting.has(text);
  }

  hostUpdate() {
    for (const text of this.#texts()) {
      if (!this.#asked.has(text) && !knownOf(text)) void this.#ask(text);
    }
  }

  /** @param {string} text */
  async #ask(text) {
    this.#asked.add(text);
    this.#waiting.add(text);
    await readLine(text);
    this.#waiting.delete(text);
    this.#host.requestUpdate();
  }
}
