/**
 * Every call of the API, as an async function. In a browser calls run in workers, elsewhere (and where
 * workers cannot start) in the caller's own thread. A panic of the core rejects as `internal`; the next
 * call starts a new core.
 *
 * Every call rejects with a `MexError`. Each may have the code `bad-option`, for an argument or option of
 * the wrong type or outside its range, and `internal`; a call that takes a game or a position may have the
 * codes of a text that cannot be read, from `unknown-game` on. Each call names its further ones.
 * docs/errors.md has cause and remedy of all of them.
 */
export * from './calls.ts';
export { prepare, where } from './client.ts';
export { raster } from './raster.ts';
