/** Takes the place of ../engine/core.js in the standalone script: the wasm package is in the script. */
import glue from 'virtual:mexplorer-glue';
import { loadCore as load } from './worker-core.js';

/** @param {string} [base] */
export function loadCore(base = defaultBase()) {
  return load(base);
}

/** A new address each time, so that each load is a fresh copy. */
export function defaultBase() {
  return URL.createObjectURL(new Blob([glue], { type: 'text/javascript' }));
}
