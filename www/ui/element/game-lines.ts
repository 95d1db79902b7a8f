import { readGame } from '../../engine/api.ts';
import { knownOf } from '../../engine/known-lines.ts';
import type { ReactiveControllerHost as Host } from 'lit';

/**
 * Read a text unless it is known. The promise resolves in any case; `lineOf` then has the answer.
 */
export async function readLine(text: string) {
  if (knownOf(text)) return;
  await readGame(text).catch(() => {});
}

/** A reactive controller: reads the game lines that an element shows, and updates it once they are known. */
export class GameLines {
  #host;
  #texts;
  /** Texts that were requested. */
  #asked: Set<string> = new Set();
  /** Texts whose answer is awaited. */
  #waiting: Set<string> = new Set();

  /** @param texts the displayed lines, read before each update */
  constructor(host: Host, texts: () => readonly string[]) {
    this.#host = host;
    this.#texts = texts;
    host.addController(this);
  }

  /** Whether the core has yet to answer for a text. */
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
