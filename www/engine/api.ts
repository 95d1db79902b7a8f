/**
 * All calls of the API as async functions. In a browser calls run in workers, and in Node calls with an abort
 * signal run in a thread. Other calls, and all calls if no worker or thread can start, run in the caller's
 * own thread. After a panic of the core, the call rejects with `internal` and the next call starts a new
 * core.
 *
 * A call that fails rejects with a `MexError`, and a cancelled call with an `AbortError`. Each call may have
 * the code `bad-option`, for an argument or option of the wrong type or outside its range, and the code
 * `internal`. A call with a game or a position may have the codes of a text that cannot be parsed, from
 * `unknown-game` on. The documentation of each call lists its further codes, and docs/errors.md has the cause
 * and remedy of every code.
 */
export * from './calls.ts';
export { prepare, where } from './client.ts';
export { raster } from './raster.ts';
