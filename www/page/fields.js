/**
 * The fields of links. Views share the same field objects, so that the position is kept from view
 * to view.
 *
 * @typedef {object} Field
 * @property {any} default the value if absent; never changes within a version
 * @property {boolean} [always] written even if it is the default
 * @property {string} [aliasOf] a field with the same value where either is absent
 * @property {number} [maxLength] longer texts are left out of the link
 * @property {(text: string) => any} [read] undefined if invalid
 * @property {(value: any) => string} [write]
 */

/** Longer inputs are left out of the link, which must remain short enough to share. */
export const INPUT_IN_LINK = 1500;

/** @param {string} fallback @param {Partial<Field>} [more] @returns {Field} */
export const text = (fallback, more) => ({ default: fallback, ...more });

/** @param {string} fallback @param {string[]} others @returns {Field} */
export const oneOf = (fallback, ...others) => ({
  default: fallback,
  read: (value) => ([fallback, ...others].includes(value) ? value : undefined),
});

/** @type {Field} */
export const flag = {
  default: false,
  read: (value) => ({ 1: true, 0: false })[value],
  write: (open) => (open ? '1' : '0'),
};

/** From 0 to 1. @param {number} fallback @returns {Field} */
export const share = (fallback) => ({
  default: fallback,
  read: (value) => (/^(0(\.\d+)?|1(\.0*)?)$/.test(value) ? Number(value) : undefined),
});

/** @param {number} fallback @returns {Field} */
export const heap = (fallback) => ({
  default: fallback,
  always: true,
  read: (value) => (/^\d{1,8}$/.test(value) ? Number(value) : undefined),
});

/** A day of the calendar, such as `2026-11-24`; none for today. @type {Field} */
export const date = {
  default: '',
  read: (value) => {
    const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
    return time && new Date(time).toISOString().startsWith(value) ? value : undefined;
  },
};

/** The number of steps shown. @type {Field} */
export const count = {
  default: 0,
  read: (value) => (/^\d{1,3}$/.test(value) ? Number(value) : undefined),
};

export const game = text('nim', { always: true });
export const position = text('3 5 7', { always: true });
export const start = text('3 5 7', { always: true, aliasOf: 'position' });

/** @type {Field} */
export const moves = {
  default: [],
  read: (value) =>
    value
      .split(';')
      .map((move) => move.trim())
      .filter(Boolean),
  write: (list) => list.join(';'),
};

/** A view's own tab, such as `plot`. */
export const mode = text('');
