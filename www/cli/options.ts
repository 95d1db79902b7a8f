/** The verbs of the command line with their options, and what a call says. */
import { parseArgs } from 'node:util';
import { languages } from '../i18n/languages.ts';
import { labelOf } from '../ui/text/decode-text.ts';
import { Refused } from './refused.ts';

interface Option {
  type: 'string' | 'boolean';
  short?: string;
  /** The values that it may have. */
  choices?: readonly string[];
}

/** Each option once. `out` is another name of `output`. */
const OPTIONS = {
  output: { type: 'string', short: 'o' },
  out: { type: 'string' },
  lang: { type: 'string' },
  encoding: { type: 'string' },
  theme: { type: 'string', choices: ['light', 'dark', 'auto'] },
  print: { type: 'string', choices: ['question', 'answer'] },
  images: { type: 'string', choices: ['inline', 'files', 'tex'] },
  scorm: { type: 'string' },
  html: { type: 'boolean' },
  home: { type: 'string' },
  seed: { type: 'string' },
  count: { type: 'string' },
  pieces: { type: 'string' },
  processes: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const satisfies Record<string, Option>;

type Name = keyof typeof OPTIONS;

/** The values of a call. */
export type Values = {
  [N in Name]?: (typeof OPTIONS)[N]['type'] extends 'boolean' ? boolean : string;
};

/** What any verb understands. */
const EVERYWHERE: readonly Name[] = ['lang', 'help', 'version'];
const OUTPUT: readonly Name[] = ['output', 'out'];

/** The options of each verb, in the order in which its help shows them. */
export const VERBS = {
  render: [...OUTPUT, 'images', 'theme', 'print', 'encoding'],
  picture: [...OUTPUT, 'theme', 'print'],
  pack: [...OUTPUT, 'scorm', 'html', 'home', 'encoding'],
  judge: [...OUTPUT, 'encoding'],
  gen: [...OUTPUT, 'seed', 'count'],
  check: ['encoding', 'pieces', 'processes'],
  prove: ['pieces'],
} as const satisfies Record<string, readonly Name[]>;

export type Verb = keyof typeof VERBS;

export interface Call {
  verb: Verb | null;
  /** What stands behind the verb. */
  rest: string[];
  values: Values;
}

/** The language that a call asks for, readable even if the rest is not. */
export function langIn(args: readonly string[]): string | undefined {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  return typeof values.lang === 'string' ? values.lang : undefined;
}

/**
 * Reads a call.
 * @throws {Refused} for an unknown verb, an option of another verb, and a value that an option cannot have
 */
export function parse(args: readonly string[]): Call {
  const how = { options: OPTIONS, strict: false, allowPositionals: true, tokens: true } as const;
  const { tokens, positionals } = parseArgs({ args: [...args], ...how });
  const [first, ...rest] = positionals;
  if (first !== undefined && !Object.hasOwn(VERBS, first)) {
    throw new Refused('no_command', { command: first, known: Object.keys(VERBS) });
  }
  const verb = (first as Verb | undefined) ?? null;
  const allowed: readonly string[] = verb ? [...VERBS[verb], ...EVERYWHERE] : EVERYWHERE;
  const values: Record<string, string | boolean> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName: option, value } = token;
    const known: Option | undefined = Object.hasOwn(OPTIONS, name)
      ? OPTIONS[name as Name]
      : undefined;
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

/** One name for the output, a language that there is, and the label of the encoding. */
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

/** Whether a tag such as `zh-Hans` is of a language that there is. */
const isLang = (tag: string): boolean =>
  Object.hasOwn(languages, tag.split(/[-_]/u)[0].toLowerCase());
