/**
 * What a link may say. Fields that several views have are one and the same here, so that the
 * position goes with a person from view to view.
 *
 * @typedef {object} Field
 * @property {any} usual what a link means that does not name it; never changes within a version
 * @property {boolean} [always] written even where it is as usual
 * @property {string} [like] a field that stands in for this one where they agree, and the other way
 * @property {number} [longest] longer texts stay out of the link
 * @property {(text: string) => any} [read] undefined where the text makes no sense
 * @property {(value: any) => string} [write]
 */

/** Inputs longer than this stay out of the link, which must remain one that can be passed on. */
export const INPUT_IN_LINK = 1500;

/** @param {string} usual @param {Partial<Field>} [more] @returns {Field} */
export const text = (usual, more) => ({ usual, ...more });

/** @param {string} usual @param {string[]} others @returns {Field} */
export const oneOf = (usual, ...others) => ({
  usual,
  read: (value) => ([usual, ...others].includes(value) ? value : undefined),
});

/** @type {Field} */
export const flag = {
  usual: false,
  read: (value) => ({ 1: true, 0: false })[value],
  write: (open) => (open ? '1' : '0'),
};

/** From 0 to 1. @param {number} usual @returns {Field} */
export const share = (usual) => ({
  usual,
  read: (value) => (/^(0(\.\d+)?|1(\.0*)?)$/.test(value) ? Number(value) : undefined),
});

/** @param {number} usual @returns {Field} */
export const heap = (usual) => ({
  usual,
  always: true,
  read: (value) => (/^\d{1,8}$/.test(value) ? Number(value) : undefined),
});

/** How many steps are shown; none if nothing is said. @type {Field} */
export const count = {
  usual: 0,
  read: (value) => (/^\d{1,3}$/.test(value) ? Number(value) : undefined),
};

export const game = text('nim', { always: true });
export const position = text('3 5 7', { always: true });
export const start = text('3 5 7', { always: true, like: 'position' });

/** @type {Field} */
export const moves = {
  usual: [],
  read: (value) =>
    value
      .split(';')
      .map((move) => move.trim())
      .filter(Boolean),
  write: (list) => list.join(';'),
};

/** A view's own tab, such as `plot`. */
export const mode = text('');
