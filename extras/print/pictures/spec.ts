/** Check the options of `renderStatic`. An error names the wrong option. */
import { MexError } from 'mexplorer';
import { attributes, langOf, languages, pictured } from 'mexplorer/kit';
import type { Lang } from 'mexplorer/kit';
import type { Spec } from '../types.ts';

export type Asked = Required<Omit<Spec, 'budget' | 'divisors' | 'sets' | 'n'>> & {
  upto: number;
  columns: number;
  limit: number;
  width: number;
  seed: number;
  placed: boolean;
  n: string;
  divisors: string[];
  sets: string;
  lang: Lang;
  budget: number | undefined;
  given: Record<string, string>;
};

const tagNamed = (widget: string) => (widget.startsWith('mex-') ? widget : `mex-${widget}`);

/** The options that accept any text. */
const TEXTS = ['position', 'moves', 'caption', 'lang'];

/** The numeric options, each with its minimum, maximum and default. */
const NUMBERS: Record<string, [number, number, number]> = {
  upto: [0, 2000, 30],
  columns: [0, 60, 0],
  limit: [1, 400, 60],
  width: [240, 2000, 640],
  seed: [0, 2 ** 32, 1],
};

/** The options with a fixed list of values. The first value is the default. */
const CHOICES: Record<string, string[]> = {
  theme: ['auto', 'light', 'dark'],
  print: ['', 'question', 'answer'],
  show: ['', 'cells', 'dots', 'board', 'positions'],
};

/** A map from the name of an attribute to the name of the option, where the names differ. */
const OTHERS: Record<string, string> = { sizes: 'sets' };

/** Attributes of widgets on a page, accepted for pictures even if a picture ignores them. */
const LIVE = new Set([...attributes.values()].flat());
/**
 * Match attributes of any element, `budget`, and attributes of version 1.0. The attributes of version 1.0 are
 * ignored, since old notes may contain them.
 */
const ANY = /^(home|poster|qr|id|class|style|dir|title|slot|value|budget|data-.*|aria-.*)$/;

/** The given options, keyed by name and not checked. */
type Given = Record<string, unknown>;

/** The options that become attributes of the widget in the HTML of a picture if they are given. */
const REPEATED = 'game position moves upto n divisors sets show columns limit'.split(' ');

export function checked(spec: Spec): Asked {
  if (spec === null || typeof spec !== 'object' || Array.isArray(spec)) {
    throw badOption('spec', spec, 'an object');
  }
  const given: Given = {};
  for (const [key, value] of Object.entries(spec)) {
    const name = OTHERS[key] ?? key;
    if (value === undefined || value === null) continue;
    if (name in KNOWN || LIVE.has(name) || ANY.test(name)) given[name] = value;
    else throw badOption(key, value, `one of ${Object.keys(KNOWN).join(', ')}`);
  }
  const { budget } = given;
  if (budget !== undefined && !(Number.isSafeInteger(budget) && Number(budget) > 0)) {
    throw badOption('budget', budget, 'a whole number, 1 or more');
  }
  const out: Given = {};
  for (const name of Object.keys(KNOWN)) out[name] = KNOWN[name](name, given[name], given);
  const texts = REPEATED.filter((name) => given[name] !== undefined).map((name) => {
    const value = out[name];
    return [name, Array.isArray(value) ? value.join(' ') : String(value)];
  });
  const placed = given.position !== undefined;
  return { ...out, budget, placed, given: Object.fromEntries(texts) } as Asked;
}

/** The functions that parse an option, keyed by its name. */
const KNOWN: Record<string, (name: string, value: unknown, given: Given) => unknown> = {
  widget: (name, value = 'mex-game') => {
    const tag = typeof value === 'string' ? tagNamed(value) : '';
    if (!(tag in pictured))
      throw badOption(name, value, `one of ${Object.keys(pictured).join(', ')}`);
    return tag;
  },
  game: (name, value, { widget = 'mex-game' }) =>
    text(name, value ?? pictured[tagNamed(String(widget))] ?? ''),
  ...Object.fromEntries(TEXTS.map((name) => [name, text])),
  ...Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, number])),
  ...Object.fromEntries(Object.keys(CHOICES).map((name) => [name, choice])),
  animate: flag,
  blocks: flag,
  lang: (name, value) => langOf(text(name, value)),
  n: (name, value = '100') => digits(name, value),
  divisors: (name, value = '2 3 5') => {
    if (typeof value === 'string')
      return value
        .normalize('NFKC')
        .split(/[\s,、;]+/)
        .filter(Boolean);
    if (!Array.isArray(value)) throw badOption(name, value, 'a list of numbers');
    return value.map((one) => digits(name, one));
  },
  sets: (name, value = '') => {
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || Array.isArray(value))
      throw badOption(name, value, 'an object of sizes');
    return Object.entries(value ?? {})
      .map(([key, size]) => `${key}=${size}`)
      .join(' ');
  },
};

function flag(name: string, value: unknown = false) {
  if (value === '' || value === 'true' || value === true) return true;
  if (value === 'false' || value === false) return false;
  throw badOption(name, value, 'true or false');
}

function text(name: string, value: unknown = '') {
  if (typeof value !== 'string') throw badOption(name, value, 'a text');
  return value;
}

function number(name: string, value?: unknown) {
  const [least, most, usual] = NUMBERS[name];
  if (value === undefined || value === '') return usual;
  const found = typeof value === 'string' ? Number(value.normalize('NFKC').trim() || NaN) : value;
  if (!Number.isInteger(found) || Number(found) < least || Number(found) > most) {
    throw badOption(name, value, `a whole number from ${least} to ${most}`);
  }
  return Number(found);
}

function choice(name: string, value: unknown = CHOICES[name][0]) {
  if (!CHOICES[name].includes(value as string)) {
    throw badOption(name, value, `one of ${CHOICES[name].filter(Boolean).join(', ')}`);
  }
  return value;
}

function digits(name: string, value: unknown) {
  if (typeof value === 'string') return value.normalize('NFKC').trim();
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value);
  throw badOption(name, value, 'a whole number, or its digits as text');
}

function badOption(option: string, found: unknown, expected: string) {
  const text = typeof found === 'string' ? JSON.stringify(found.slice(0, 60)) : said(found);
  return new MexError({
    code: 'bad-option',
    message: `${option} should be ${expected}, found ${text}`,
    details: { option, found: text, expected },
  });
}

function said(value: unknown) {
  if (Array.isArray(value)) return 'an array';
  return Object(value) === value ? typeof value : String(value);
}

/** Return the BCP 47 tag of the language. */
export const tagOf = ({ lang }: Asked) => languages[lang].tag;
