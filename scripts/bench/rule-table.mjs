/**
 * Prints the hash of one table, and the seconds until it was there, as JSON: the processor's time would count the
 * threads that meanwhile optimise the module, too.
 */
import { grid, table } from '../../www/index.ts';

const [rule, size, kind] = process.argv.slice(2);
// The core is loaded and warm before anything is measured.
await table('n -> n-1 | n-3', 10);
const begin = performance.now();
const budget = 2 ** 50;
const { nimbers } =
  kind === 'map'
    ? await grid(rule, Number(size), Number(size), { budget })
    : await table(rule, Number(size), { budget });
const seconds = (performance.now() - begin) / 1000;
let hash = 0;
for (const value of nimbers) hash = (Math.imul(hash, 31) + value) >>> 0;
console.log(JSON.stringify({ hash, seconds }));
