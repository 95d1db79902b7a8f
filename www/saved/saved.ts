/**
 * A value that this browser stores, loaded once and written at each change. If the browser refuses to store
 * the value, the value lasts as long as the page, and `trouble` gives the reason; no function throws.
 */
import type { ReactiveControllerHost } from 'lit';

/**
 * The reason why a value is not stored, or differs from the stored one. 'refused': the browser refuses to
 * store it; 'damaged': the stored text was invalid and was set aside; 'later': the stored text comes from a
 * later version and is left unchanged.
 */
export type Trouble = 'refused' | 'damaged' | 'later';

export interface Format<T> {
  key: string;
  /** Returns the value of an empty store. */
  none: () => T;
  /**
   * Parses a text written by this or an earlier version. Throws if the text is damaged.
   * @throws {LaterVersion}
   */
  read: (text: string) => T;
  write: (value: T) => string;
  /** Merges the value of a file into the current value. */
  merge?: (now: T, file: T) => T;
}

export class LaterVersion extends Error {}

/** The maximum length of a loaded file, in bytes; a hundred years of positions of the day need less. */
export const LARGEST = 4_000_000;

/** A stored value. Emits `change` when the value changes, in this tab or in another one. */
export class Saved<T> extends EventTarget {
  readonly key: string;
  #format: Format<T>;
  #value: T | undefined;
  #unread: 'damaged' | 'later' | null = null;
  /** Whether the browser refused the last write, or a trial write; undefined before the first of them. */
  #refused: boolean | undefined;

  constructor(format: Format<T>) {
    super();
    this.#format = format;
    this.key = format.key;
    globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
      if (key !== null && key !== this.key) return;
      this.#value = undefined;
      this.#tell();
    });
  }

  get value(): T {
    return (this.#value ??= this.#load());
  }

  set value(value: T) {
    this.keep(value);
    this.#tell();
  }

  get trouble(): Trouble | null {
    void this.value;
    this.#refused ??= refuses();
    return this.#refused ? 'refused' : this.#unread;
  }

  /** Stores a value without an event. */
  keep(value: T) {
    void this.value;
    this.#value = value;
    if (this.#unread !== 'later') this.#refused = !writeText(this.key, this.#format.write(value));
  }

  clear() {
    this.#unread = null;
    this.#value = this.#format.none();
    writeText(this.key, null);
    this.#tell();
  }

  /** Update a host at each change of the value, while the host is connected. */
  renders(host: ReactiveControllerHost) {
    const update = () => host.requestUpdate();
    host.addController({
      hostConnected: () => this.addEventListener('change', update),
      hostDisconnected: () => this.removeEventListener('change', update),
    });
  }

  /** Return the content of the file for the value, as JSON. */
  exported() {
    return `${JSON.stringify(this.value, null, 2)}\n`;
  }

  /**
   * Merge the content of a file into the value. A damaged or unrelated file changes nothing.
   * @returns whether the file was merged
   */
  imported(text: string): boolean {
    const { read, merge } = this.#format;
    try {
      if (text.length > LARGEST) return false;
      const file = read(text);
      this.value = merge ? merge(this.value, file) : file;
      return true;
    } catch {
      return false;
    }
  }

  #load(): T {
    const { none, read } = this.#format;
    this.#unread = null;
    const text = readText(this.key);
    if (text === null) return none();
    try {
      return read(text);
    } catch (error) {
      this.#unread = error instanceof LaterVersion ? 'later' : 'damaged';
      if (this.#unread === 'damaged') writeText(`${this.key}-damaged`, text);
      return none();
    }
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }
}

/**
 * Return the texts stored in the history state of this tab. Only a page opened from a disk stores texts there
 * too: Chromium 156 sometimes reloads such a page with an empty storage, and loses whatever that page writes.
 */
const ofTab = (): Record<string, string> =>
  (globalThis.location?.protocol === 'file:' && globalThis.history.state?.texts) || {};

/** Return whether the browser refuses to store texts: storage is blocked or full. */
function refuses() {
  try {
    globalThis.localStorage.setItem('mexplorer-probe', '');
    globalThis.localStorage.removeItem('mexplorer-probe');
    return false;
  } catch {
    return true;
  }
}

/** @returns the stored text; null if there is none */
export function readText(key: string): string | null {
  try {
    return ofTab()[key] ?? globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text the text to store; null to remove the stored one
 * @returns whether the browser stores the text
 */
function writeText(key: string, text: string | null): boolean {
  try {
    if (globalThis.location?.protocol === 'file:') {
      const texts = { ...ofTab() };
      if (text === null) delete texts[key];
      else texts[key] = text;
      globalThis.history.replaceState({ ...globalThis.history.state, texts }, '');
    }
  } catch {
    // Ignore failures: the text is too long for the history state, or the state was changed too often.
  }
  try {
    if (text !== null) globalThis.localStorage.setItem(key, text);
    else globalThis.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
