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

/** The size of every page, the bars of a browser not counted. */
export const SIZE = { width: 1000, height: 800 };

/** Whether a page's sandbox must be off: no browser has one for root. */
export const isRoot = process.getuid?.() === 0;

/** The text of an expression that calls a function with arguments. @param {Function} fn @param {unknown[]} args */
export const called = (fn, args) => `(${fn})(...${JSON.stringify(args)})`;

/** In how many steps a mouse is drawn. */
export const STEPS = 6;
