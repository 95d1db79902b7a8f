/** Helpers that run command lines which must fail and check the error messages. */
import assert from 'node:assert/strict';
import { VERBS, parse } from '../../../www/cli/options.ts';
import { explained, sayIn } from '../../../www/cli/refused.ts';
import type { Lang } from '../../../www/i18n/index.ts';
import { folder } from './program.ts';

/** Return the error message of a command line that fails. */
export async function refusalOf(args: string[], lang: Lang): Promise<string> {
  try {
    const { verb, rest, values } = parse(args);
    assert.ok(verb, args.join(' '));
    await VERBS[verb].run({ rest, values, lang, say: sayIn(lang), dist: folder });
  } catch (thrown) {
    return explained(thrown, lang);
  }
  return assert.fail(args.join(' '));
}

/**
 * Check that each command line fails in both languages, and that the English message matches the regular
 * expression of the case.
 */
export async function areRefused(cases: [string[], RegExp][]) {
  for (const [args, says] of cases) {
    const english = await refusalOf(args, 'en');
    const chinese = await refusalOf(args, 'zh');
    assert.match(english, says, args.join(' '));
    assert.match(chinese, /\p{Script=Han}/u, args.join(' '));
    assert.doesNotMatch(english + chinese, /undefined|cli\./, args.join(' '));
  }
}
