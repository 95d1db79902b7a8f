import type { Words } from '../../index.ts';

export const name = 'Treblecross';
export const rule = 'Place a cross on a square that is not within two squares of another cross.';
export const terms =
  'The numbers are the lengths of strips of squares. Three crosses in a row win, so no player places a cross within two squares of another: each cross takes those squares out of play.';

export const why: Words = {
  'head.strip': 'Strip',
  'named.strip': ({ label }) => `the strip of ${label}`,
};
