/** Print the processor seconds that a call takes until its default budget ends. */
import { analyze, table } from '../../www/index.ts';

const [call, game, of] = process.argv.slice(2);
// Call the core once before the measurement, so that loading and compilation are not measured.
await table('n -> n-1 | n-3', 10);
const begin = process.cpuUsage();
try {
  await (call === 'table' ? table(game, Number(of)) : analyze(game, of));
} catch (error) {
  if (Object(error).code !== 'budget') throw error;
  const { user, system } = process.cpuUsage(begin);
  console.log((user + system) / 1e6);
  process.exit(0);
}
throw new Error(`${call} of ${game} ends within its budget.`);
