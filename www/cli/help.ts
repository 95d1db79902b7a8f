import { VERBS, formsOf } from './options.ts';
import type { Say } from './refused.ts';

/** The help of a verb, or of all. */
export function help(say: Say, verb: string | null): string {
  const verbs = Object.keys(VERBS);
  const lines = verb ? [say(`verb_${verb}`)] : verbs.map((name) => say(`verb_${name}`));
  const options = verb
    ? VERBS[verb].options
    : [...new Set(Object.values(VERBS).flatMap((each) => each.options))];
  const named = [...options, 'lang', 'help'].filter((name) => name !== 'out');
  return [
    ...(verb ? [] : [say('about'), '']),
    ...lines,
    '',
    ...named.map((name) => say(`option_${name}`)),
    '',
    say(verb ? `more_${verb}` : 'more'),
    ...(verb ? formsOf(verb).map(({ id }) => say(`more_${verb}_${id}`)) : []),
  ].join('\n');
}
