/** The data of an error by name; each code has its own fields, of any type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Details = Record<string, any>;

/**
 * The error class of the library. Branch on `code`; `message` is English and meant for logs, and `www/i18n`
 * has the texts of every code in all languages.
 */
export class MexError extends Error {
  /** The stable code in kebab case; docs/errors.md has the cause and remedy of each code. */
  code: string;

  /** The UTF-16 offsets of the wrong part in the text that `details.field` names, or null. */
  span: [number, number] | null;

  /** The data of the error by name, from which a message in any language is made. */
  details: Details;

  constructor({
    code,
    message,
    span = null,
    details = {},
  }: {
    /** stable, kebab-case */ code: string;
    /** In English, says what was expected. */ message: string;
    /** UTF-16 offsets into the text that `details.field` names */ span?: [number, number] | null;
    /** Numbers and names to word the error in any language. */ details?: Details;
  }) {
    super(message);
    this.name = 'MexError';
    this.code = code;
    this.span = span;
    this.details = details;
  }

  /** Return the plain object that is sent to or from a worker. */
  toPlain() {
    return { code: this.code, message: this.message, span: this.span, details: this.details };
  }

  /**
   * Convert any thrown value to a MexError. A value without an error code of the library indicates a bug and
   * becomes `internal`.
   */
  static from(thrown: unknown) {
    if (thrown instanceof MexError) return thrown;
    const { code, message, span, details } = Object(thrown);
    if (typeof code === 'string' && typeof message === 'string') {
      return new MexError({ code, message, span: span ?? null, details: details ?? {} });
    }
    const reason = String(message ?? thrown);
    return new MexError({
      code: 'internal',
      message: `an internal error (${reason}); the engine was restarted`,
      details: { reason },
    });
  }
}

/** Return the error of an option or argument that is not as expected. */
export function badOption(option: string, found: unknown, expected: string) {
  return new MexError({
    code: 'bad-option',
    message: `${option} should be ${expected}, found ${describe(found)}`,
    details: { option, found: describe(found), expected },
  });
}

function describe(value: unknown) {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'an array' : typeof value;
}

/** Return whether a call was cancelled. */
export function aborted(thrown: unknown) {
  return (thrown as { name?: string } | null)?.name === 'AbortError';
}
