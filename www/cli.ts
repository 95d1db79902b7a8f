#!/usr/bin/env node
/**
 * The command line `npx mexplorer VERB …`, whose verbs come from extras (optional modules), such as `judge
 * 891 < input`.
 *
 * The exit status is 0; it is 1 if a verb finds a fault in the checked outputs, and 2 for any call that
 * fails.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { help } from './cli/help.ts';
import { VERBS, langIn, parse } from './cli/options.ts';
import { explained, sayIn } from './cli/refused.ts';
import { warn } from './cli/verb.ts';
import { print } from './cli/write-files.ts';
import { allAreas, fetchAllWords, langOf } from './i18n/languages.ts';

/** This file lies in a folder of the package, so that the package is the parent of that folder. */
const HERE = dirname(fileURLToPath(import.meta.url));

/** Return the language of the option `--lang`, or else of the system. */
function spoken(args: readonly string[]) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return langOf((langIn(args) ?? (LC_ALL || LC_MESSAGES || LANG))?.replace('_', '-'));
}

/** Run a call of the command line. Return the exit status. */
async function run(args: readonly string[]): Promise<number> {
  const lang = spoken(args);
  await fetchAllWords(await allAreas());
  const say = sayIn(lang);
  try {
    const { verb, rest, values } = parse(args);
    if (values.version) {
      const file = readFileSync(join(HERE, '..', 'package.json'), 'utf8');
      await print(`${(JSON.parse(file) as { version: string }).version}\n`, say('stdout'));
      return 0;
    }
    if (values.help) {
      await print(`${help(say, verb)}\n`, say('stdout'));
      return 0;
    }
    if (!verb) {
      warn(help(say, null));
      return 2;
    }
    return await VERBS[verb].run({ rest, values, say, lang, dist: HERE });
  } catch (thrown) {
    warn(`mexplorer: ${explained(thrown, lang)}`);
    return 2;
  }
}

// Ignore errors of the streams, since each write reports its own errors. Without a listener, they would end
// the program with a stack trace.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.exitCode = await run(process.argv.slice(2));
