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
  details: Record<string, any>;

  constructor({
    code,
    message,
    span = null,
    details = {},
  }: {
    /** stable, kebab-case */ code: string;
    /** In English, says what was expected. */ message: string;
    /** UTF-16 offsets into the text that `details.field` names */ span?: [number, number] | null;
    /** Numbers and names to word the error in any language. */ details?: Record<string, any>;
  }) {
    super(message);
    this.name = 'MexError';
    /** Stable, in kebab case; docs/errors.md has cause and remedy of each. */
    this.code = code;
    /** UTF-16 offsets into the text that `details.field` names, where the error has a place in it. */
    this.span = span;
    /** The facts of the error by name, to word it in any language. */
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
  static from(thrown: any) {
    if (thrown instanceof MexError) return thrown;
    if (thrown && typeof thrown.code === 'string' && typeof thrown.message === 'string') {
      const { code, message, span, details } = thrown;
      return new MexError({ code, message, span: span ?? null, details: details ?? {} });
    }
    return new MexError({
      code: 'internal',
      message: `an internal error (${thrown?.message ?? String(thrown)}); the engine was restarted`,
      details: { reason: String(thrown?.message ?? thrown) },
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
