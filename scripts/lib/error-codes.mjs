import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {{ code: string, cause: string, remedy: string }} Documented */

/**
 * Return all error codes with their documentation, read from the types that `npm run docs -- types` writes.
 * @returns {Documented[]}
 */
export function documentedCodes() {
  const types = readFileSync(join(ROOT, 'www', 'engine', 'types', 'base.ts'), 'utf8');
  const [, union = ''] = types.match(/export type ErrorCode =([\s\S]*?'internal')/) ?? [];
  return [...union.matchAll(/\/\*\*([\s\S]*?)\*\/\s*\| '([\w-]+)'/g)].map(([, comment, code]) => {
    const text = comment.replace(/^\s*\* ?/gm, '').trim();
    const [cause, remedy] = text.split(/\n\n/).map((part) => part.replace(/\s+/g, ' '));
    return { code, cause, remedy };
  });
}
