import { readGame } from '../../engine/api.ts';
import { knownOf } from '../../engine/known-lines.ts';
import type { ReactiveControllerHost as Host } from 'lit';

/**
 * Let the core parse a game's text unless it is known. The promise resolves in any case; `lineOf` then
 * returns the result.
 */
export async function readLine(text: string) {
  if (knownOf(text)) return;
  await readGame(text).catch(() => {});
}

/**
 * A reactive controller that lets the core parse the games' texts which an element shows, and updates the
 * element once the results are known.
 */
export class GameLines {
  #host;
  #texts;
  /** The texts for which the core was called. */
  #asked: Set<string> = new Set();
  /** The texts for which the core has not answered yet. */
  #waiting: Set<string> = new Set();

  /** @param texts returns the displayed texts; called before each update */
  constructor(host: Host, texts: () => readonly string[]) {
    this.#host = host;
    this.#texts = texts;
    host.addController(this);
  }

  /** Return whether the core has not answered for a text yet. */
  isWaiting(text: string) {
    return this.#waiting.has(text);
  }

  hostUpdate() {
    for (const text of this.#texts()) {
      if (!this.#asked.has(text) && !knownOf(text)) void this.#ask(text);
    }
  }

  async #ask(text: string) {
    this.#asked.add(text);
    this.#waiting.add(text);
    await readLine(text);
    this.#waiting.delete(text);
    this.#host.requestUpdate();
  }
}
