/**
 * A value that this browser stores, loaded once and written at each change. If the browser refuses,
 * the value lasts as long as the page, and `trouble` gives the reason; no function throws.
 */
import type { ReactiveControllerHost } from 'lit';

/**
 * The reason why a value is not stored, or differs from the stored one: the browser refuses; the
 * text was damaged, and was set aside; or it comes from a later version, and stays unchanged.
 */
export type Trouble = 'refused' | 'damaged' | 'later';

export interface Format<T> {
  key: string;
  /** The value of an empty store. */
  none: () => T;
  /**
   * The value of a text written by this or an earlier version. Throws if it is damaged.
   * @throws {LaterVersion}
   */
  read: (text: string) => T;
  write: (value: T) => string;
  /** Joins the value of a file to the current one. */
  merge?: (now: T, file: T) => T;
}

export class LaterVersion extends Error {}

/** The longest file that is read, in bytes: a hundred years of days have less. */
export const LARGEST = 4_000_000;

/** Emits `change` when the value changes, here or in another tab. */
export class Saved<T> extends EventTarget {
  readonly key: string;
  #format: Format<T>;
  #value: T | undefined;
  #unread: 'damaged' | 'later' | null = null;
  /** Whether the last text was refused; undefined before the first. */
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

  /** Renders a host at each change, while it is connected. */
  renders(host: ReactiveControllerHost) {
    const update = () => host.requestUpdate();
    host.addController({
      hostConnected: () => this.addEventListener('change', update),
      hostDisconnected: () => this.removeEventListener('change', update),
    });
  }

  /** The value as a file. */
  exported() {
    return `${JSON.stringify(this.value, null, 2)}\n`;
  }

  /**
   * Merges a file into the value; a damaged or foreign one changes nothing.
   * @returns whether it was merged
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
 * A page opened from a disk also stores its texts in the state of its tab: Chromium 156 sometimes
 * reloads such a page with an empty storage, and loses whatever that page writes.
 */
const ofTab = (): Record<string, string> =>
  (globalThis.location?.protocol === 'file:' && globalThis.history.state?.texts) || {};

/** Whether the browser stores nothing: forbidden, or full. */
function refuses() {
  try {
    globalThis.localStorage.setItem('mexplorer-probe', '');
    globalThis.localStorage.removeItem('mexplorer-probe');
    return false;
  } catch {
    return true;
  }
}

/** @returns null for none */
export function readText(key: string): string | null {
  try {
    return ofTab()[key] ?? globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text null to remove it
 * @returns whether the browser stores it
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
    // Too long for the history, or changed too often.
  }
  try {
    if (text !== null) globalThis.localStorage.setItem(key, text);
    else globalThis.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
