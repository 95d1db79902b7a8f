/**
 * The fields of links. Views share the same field objects, so that the position is kept from view
 * to view.
 */

export interface Field<T = unknown> {
  /** The value if absent; never changes within a version. */
  default: T;
  /** Written even if it is the default. */
  always?: boolean;
  /** A field with the same value where either is absent. */
  aliasOf?: string;
  /** Longer texts are omitted from the link. */
  maxLength?: number;
  /** Undefined if invalid. */
  read?(text: string): T | undefined;
  write?(value: T): string;
}

/** Longer inputs are omitted from the link, which must remain short enough to share. */
export const INPUT_IN_LINK = 1500;

export const text = (fallback: string, more?: Partial<Field<string>>): Field<string> => ({
  default: fallback,
  ...more,
});

export const oneOf = (fallback: string, ...others: string[]): Field<string> => ({
  default: fallback,
  read: (value) => ([fallback, ...others].includes(value) ? value : undefined),
});

export const flag: Field<boolean> = {
  default: false,
  read: (value) => (value === '1' ? true : value === '0' ? false : undefined),
  write: (open) => (open ? '1' : '0'),
};

/** A number from 0 to 1. */
export const share = (fallback: number): Field<number> => ({
  default: fallback,
  read: (value) => (/^(0(\.\d+)?|1(\.0*)?)$/.test(value) ? Number(value) : undefined),
});

export const heap = (fallback: number): Field<number> => ({
  default: fallback,
  always: true,
  read: (value) => (/^\d{1,8}$/.test(value) ? Number(value) : undefined),
});

/** A day of the calendar, such as `2026-11-24`; none for today. */
export const date: Field<string> = {
  default: '',
  read: (value) => {
    const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
    return time && new Date(time).toISOString().startsWith(value) ? value : undefined;
  },
};

/** The number of steps shown. */
export const count: Field<number> = {
  default: 0,
  read: (value) => (/^\d{1,3}$/.test(value) ? Number(value) : undefined),
};

export const game = text('nim', { always: true });
export const position = text('3 5 7', { always: true });
export const start = text('3 5 7', { always: true, aliasOf: 'position' });

/** In tables a conjecture of the values; among refuted claims the name of one. */
export const claim = text('', { maxLength: 500 });

/** The name of a refuted claim. */
export const claimName: Field<string> = {
  default: '',
  read: (value) => (value === '' || isClaimName(value) ? value : undefined),
};

/** Whether a claim is the name of a refuted claim, and not a conjecture. */
export const isClaimName = (value: string) => /^[a-z]{3}[a-z0-9.-]*$/.test(value);

export const moves: Field<string[]> = {
  default: [],
  read: (value) =>
    value
      .split(';')
      .map((move) => move.trim())
      .filter(Boolean),
  write: (list) => list.join(';'),
};

/** The name of a match with a friend. */
export const matchName: Field<string> = {
  default: '',
  read: (value) => (/^[a-z\d]{0,12}$/.test(value) ? value : undefined),
};

/** A view's own tab, such as `plot`. */
export const mode = text('');
