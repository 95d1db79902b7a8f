/**
 * The fields of links. Several views use the same field object, so that for example the position is kept when
 * the view changes.
 */

export interface Field<T = unknown> {
  /** The value of a field that a link does not contain; never changes within a version of links. */
  default: T;
  /** Whether the field is written even if it has the default value. */
  always?: boolean;
  /** The name of another field. If a link contains only one of the two fields, both get the same value. */
  aliasOf?: string;
  /** The maximum length of the text; a longer text is omitted from the link. */
  maxLength?: number;
  /** Parse the text of a link; return undefined if the text is invalid. */
  read?(text: string): T | undefined;
  write?(value: T): string;
}

/**
 * The maximum length of an input in a link, which must remain short enough to share. Longer inputs are
 * omitted.
 */
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

/** A field for a number from 0 to 1. */
export const share = (fallback: number): Field<number> => ({
  default: fallback,
  read: (value) => (/^(0(\.\d+)?|1(\.0*)?)$/.test(value) ? Number(value) : undefined),
});

export const heap = (fallback: number): Field<number> => ({
  default: fallback,
  always: true,
  read: (value) => (/^\d{1,8}$/.test(value) ? Number(value) : undefined),
});

/** A field for a date such as `2026-11-24`; the empty text means today. */
export const date: Field<string> = {
  default: '',
  read: (value) => {
    const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
    return time && new Date(time).toISOString().startsWith(value) ? value : undefined;
  },
};

/** A field for the number of steps shown, at most 999. */
export const count: Field<number> = {
  default: 0,
  read: (value) => (/^\d{1,3}$/.test(value) ? Number(value) : undefined),
};

export const game = text('nim', { always: true });
export const position = text('3 5 7', { always: true });
export const start = text('3 5 7', { always: true, aliasOf: 'position' });

/**
 * A field for a claim: in the view `tables` a conjecture, in the view `refuted` the name of a refuted claim.
 */
export const claim = text('', { maxLength: 500 });

/** A field for the name of a refuted claim. */
export const claimName: Field<string> = {
  default: '',
  read: (value) => (value === '' || isClaimName(value) ? value : undefined),
};

/** Return whether a text has the form of a name of a refuted claim; any other text is a conjecture. */
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

/** A field for the name of a match with a friend. */
export const matchName: Field<string> = {
  default: '',
  read: (value) => (/^[a-z\d]{0,12}$/.test(value) ? value : undefined),
};

/** A field for the open tab within a view, such as `plot`. */
export const mode = text('');
