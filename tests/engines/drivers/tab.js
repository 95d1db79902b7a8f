/**
 * The operations of a browser that the checks use: only those that every browser supports.
 *
 * @typedef {object} Tab one page of a browser that is ready
 * @property {string} version the name of the browser and its version
 * @property {(address: string) => Promise<void>} go opens a page and waits until it is loaded
 * @property {<T>(fn: (...args: any[]) => T | Promise<T>, ...args: any[]) => Promise<T>} run runs a
 * function in the page; arguments and result are JSON
 * @property {<T>(fn: (...args: any[]) => T | Promise<T>, ...args: any[]) => Promise<T>} within runs a
 * function in the first frame of the page
 * @property {(x: number, y: number) => Promise<void>} hover moves the mouse there
 * @property {(x: number, y: number) => Promise<void>} click
 * @property {(x: number, y: number, dx: number, dy: number) => Promise<void>} drag
 * @property {((x: number, y: number) => Promise<void>) | null} tap with a finger, if the driver supports
 * it
 * @property {(key: string) => Promise<void>} press a key by its name in `KeyboardEvent.key`
 * @property {() => Promise<string>} shot the visible page, as a PNG in base64
 * @property {(() => Promise<Buffer>) | null} print the page on paper as a PDF, where the driver can
 * @property {() => Promise<void>} close ends all processes that it has started
 *
 * @typedef {(machine: 'light' | 'dark') => Promise<Tab>} Open starts a browser on a machine that prefers
 * light or dark pages
 */

/** The size of every page in pixels, without the toolbars of the browser. */
export const SIZE = { width: 1000, height: 800 };

/** Whether the browser's sandbox must be disabled, since no browser supports it for root. */
export const isRoot = process.getuid?.() === 0;

/**
 * Return an expression, as text, that calls a function with arguments.
 * @param {Function} fn
 * @param {unknown[]} args
 */
export const called = (fn, args) => `(${fn})(...${JSON.stringify(args)})`;

/** The number of mouse movements in a drag. */
export const STEPS = 6;
