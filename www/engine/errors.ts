/** The facts of an error by name; each code has facts of its own, of any type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Details = Record<string, any>;

/**
 * The one error of the library. Branch on `code`; `message` is English and meant for logs, and
 * `www/i18n` has the words of every code in both languages.
 */
export class MexError extends Error {
  /** Stable, in kebab case; docs/errors.md has cause and remedy of each. */
  code: string;

  /**
   * UTF-16 offsets into the text that `details.field` names, where the error has a place in it.
   */
  span: [number, number] | null;

  /** The facts of the error by name, to word it in any language. */
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

  /** The plain form that crosses to and from a worker. */
  toPlain() {
    return { code: this.code, message: this.message, span: this.span, details: this.details };
  }

  /**
   * Whatever was thrown, as a MexError. Anything that carries no code of ours is a bug and
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

/** An option or argument of the wrong kind. */
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

/** Whether a call has ended because another one was begun, or it was no longer wanted. */
export function aborted(thrown: unknown) {
  return (thrown as { name?: string } | null)?.name === 'AbortError';
}
