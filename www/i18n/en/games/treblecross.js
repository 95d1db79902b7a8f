export const name = 'Treblecross';
export const rule = 'Put a cross on a square, never within two squares of another cross.';
export const terms =
  'The numbers are the lengths of strips of squares. Whoever completes three crosses in a row wins, so nobody puts a cross within two squares of another: it takes those squares out of play.';

/** @type {import('../../index.js').Words} */
export const why = {
  'head.strip': 'Strip',
};
