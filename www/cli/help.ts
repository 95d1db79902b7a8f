import { VERBS, formsOf, isVerb } from './options.ts';
import type { Say } from './refused.ts';

/** Return the help text of a verb, or of all verbs. */
export function help(say: Say, verb: string | null): string {
  const verbs = Object.keys(VERBS);
  const formsIn = (name: string) => formsOf(name).map(({ id }) => say(`more_${name}_${id}`));
  const line = (name: string) => (isVerb(name) ? [say(`verb_${name}`)] : formsIn(name));
  const lines = (verb ? [verb] : verbs).flatMap(line);
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
    ...(verb ? (isVerb(verb) ? [say(`more_${verb}`), ...formsIn(verb)] : []) : [say('more')]),
  ].join('\n');
}
