/** Prints the seconds until the default budget of a call ends. */
import { analyze, table } from '../../www/index.ts';

const [call, game, of] = process.argv.slice(2);
// The core is loaded and warm before anything is measured.
await table('n -> n-1 | n-3', 10);
const begin = performance.now();
try {
  await (call === 'table' ? table(game, Number(of)) : analyze(game, of));
} catch (error) {
  if (Object(error).code !== 'budget') throw error;
  console.log((performance.now() - begin) / 1000);
  process.exit(0);
}
throw new Error(`${call} of ${game} ends within its budget.`);
