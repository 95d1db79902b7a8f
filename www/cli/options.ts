/** The verbs of the command line with their options, and the parser of a call. */
import { parseArgs } from 'node:util';
import { languages } from '../i18n/languages.ts';
import { labelOf } from '../ui/text/decode-text.ts';
import { extras } from '../extras.ts';
import { Refused } from './refused.ts';
import type { Option, Values, Verb, VerbForm } from './verb.ts';

const loaded = await Promise.all(extras.map((extra) => extra.commands?.()));

/** Return the further forms (alternative uses) that extras add to a verb. */
export const formsOf = (verb: string): VerbForm[] =>
  loaded.flatMap((commands) => commands?.forms?.[verb] ?? []);

/** Join a verb with its further forms. If the verb has no plain form, its first form is used by default. */
function joinedVerb(name: string, verb?: Verb): Verb {
  const forms = formsOf(name);
  const plain = verb ?? forms[0];
  return {
    options: [...(verb?.options ?? []), ...forms.flatMap(({ options }) => options)],
    own: Object.assign({}, verb?.own, ...forms.map(({ own }) => own)),
    run: (asked) => (forms.find(({ takes }) => takes(asked.rest)) ?? plain).run(asked),
  };
}

const verbs: Record<string, Verb> = Object.assign({}, ...loaded.map((each) => each?.verbs));

/** Return whether an extra defines a verb itself, and not only a further form of it. */
export const isVerb = (name: string): boolean => Object.hasOwn(verbs, name);

const names = [verbs, ...loaded.map((each) => each?.forms ?? {})].flatMap(Object.keys);

/** The verbs of the command line by name. */
export const VERBS: Readonly<Record<string, Verb>> = Object.fromEntries(
  [...new Set(names)].map((name) => [name, joinedVerb(name, verbs[name])]),
);

/** All options by name. `out` is another name of `output`. */
const OPTIONS: Readonly<Record<string, Option>> = {
  output: { type: 'string', short: 'o' },
  out: { type: 'string' },
  lang: { type: 'string' },
  encoding: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  ...Object.assign({}, ...Object.values(VERBS).map((verb) => verb.own)),
};

/** The options that every verb accepts. */
const EVERYWHERE: readonly string[] = ['lang', 'help', 'version'];

export interface Call {
  /** The name of the verb, or null. */
  verb: string | null;
  /** The arguments after the verb. */
  rest: string[];
  values: Values;
}

/** Return the value of the option `--lang`, even if the other arguments are invalid. */
export function langIn(args: readonly string[]): string | undefined {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  return typeof values.lang === 'string' ? values.lang : undefined;
}

/**
 * Parse the arguments of a call.
 * @throws {Refused} for an unknown verb, an option of another verb, and a value that an option cannot have
 */
export function parse(args: readonly string[]): Call {
  const how = { options: OPTIONS, strict: false, allowPositionals: true, tokens: true } as const;
  const { tokens, positionals } = parseArgs({ args: [...args], ...how });
  const [first, ...rest] = positionals;
  if (first !== undefined && !Object.hasOwn(VERBS, first)) {
    throw new Refused('no_command', { command: first, known: Object.keys(VERBS) });
  }
  const verb = first ?? null;
  const allowed = verb ? [...VERBS[verb].options, ...EVERYWHERE] : EVERYWHERE;
  const values: Record<string, string | boolean> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName: option, value } = token;
    const known = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
    if (!known) throw new Refused('unknown_option', { option });
    if (!allowed.includes(name)) {
      throw new Refused(verb ? 'other_verb' : 'needs_verb', { option, verb });
    }
    values[name] = valueOf(option, known, value);
  }
  return { verb, rest, values: joined(values) };
}

function valueOf(option: string, { type, choices }: Option, value: string | undefined) {
  if (type === 'boolean') {
    if (value !== undefined) throw new Refused('no_value', { option });
    return true;
  }
  if (!value) throw new Refused('needs_value', { option });
  if (choices && !choices.includes(value)) {
    throw new Refused('bad_choice', { option, found: value.slice(0, 60), known: choices });
  }
  return value;
}

/**
 * Check and normalize the values of options: `out` becomes `output`, the language must exist, and the
 * encoding is replaced by its standard label.
 */
function joined({ out, ...values }: Values): Values {
  if (out !== undefined) {
    if (values.output !== undefined && values.output !== out) throw new Refused('two_outputs');
    values.output = out;
  }
  const { lang, encoding } = values;
  if (lang !== undefined && !isLang(lang)) {
    throw new Refused('bad_choice', {
      option: '--lang',
      found: lang,
      known: Object.keys(languages),
    });
  }
  if (encoding !== undefined) {
    const label = labelOf(encoding);
    if (!label) throw new Refused('bad_encoding', { found: encoding.slice(0, 60) });
    values.encoding = label;
  }
  return values;
}

/** Return whether a tag such as `zh-Hans` names an existing language. */
const isLang = (tag: string): boolean =>
  Object.hasOwn(languages, tag.split(/[-_]/u)[0].toLowerCase());
