/**
 * Measure the WebAssembly build with the inputs of crate/shell/benches/textbook.rs. The core is called
 * directly, since the API waits for a turn of the event loop, which would dominate the shorter times.
 */
import { readFileSync } from 'node:fs';
import { loadCore } from '../../www/engine/core.ts';
import { besideModules } from '../../www/engine/core-source.ts';

/**
 * The memory of the core. The core does not export it, so it is stored when the module is instantiated.
 * @type {WebAssembly.Memory}
 */
let memory;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (/** @type {any[]} */ ...args) => {
  const made = await Reflect.apply(instantiate, WebAssembly, args);
  memory = (made.instance ?? made).exports.memory;
  return made;
};
const core = await loadCore(besideModules());

const POSITIONS = [
  ['nim', '3 5 7'],
  ['nim', '30 40 50'],
  ['subtract 1 3 4', '10 7'],
];
const PRIMES = '2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97'.split(' ');

/** The same pseudo-random generator as in the native bench, so that the inputs are equal. */
class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed;
  }

  /** @param {number} limit */
  below(limit) {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return (this.#state >>> 8) % limit;
  }
}

/** @param {number} seed @param {number} most @param {number} [count] */
function numbers(seed, most, count = 100) {
  const random = new Random(seed);
  const chosen = new Set();
  while (chosen.size < count) chosen.add(1 + random.below(most));
  return [...chosen].sort((a, b) => a - b);
}

/** @param {number} nodes */
function graph(nodes) {
  const random = new Random(1);
  const edges = [];
  for (let from = 2; from <= nodes; from++) {
    edges.push(`${from} ${from - 1}`);
    const band = Math.floor((from - 2) / 4);
    if (!band) continue;
    for (let i = 0; i < 4; i++) edges.push(`${from} ${1 + i * band + random.below(band)}`);
  }
  const tokens = `${nodes - 2} ${nodes - 1} ${nodes}`;
  return `${nodes} ${edges.length} 3\n${edges.join('\n')}\n${tokens}\n`;
}

/** The minimum total time of the measured runs, in milliseconds. */
const MOMENT = 300;

/**
 * Repeat a run for `MOMENT` milliseconds, at least once, and return the time of each run.
 * @param {() => unknown} run
 */
function timed(run) {
  const times = [];
  const begin = performance.now();
  do {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  } while (performance.now() - begin < MOMENT);
  return times;
}

/**
 * Print the median time of a run. A fast run is first repeated without being measured, since the JavaScript
 * engine compiles frequently run code a second time. The native bench does the same.
 * @param {string} name
 * @param {() => unknown} run
 * @param {() => string} [note]
 */
function measure(name, run, note = () => '') {
  const first = timed(run);
  const times = first.length > 1 ? timed(run) : first;
  times.sort((a, b) => a - b);
  const figure = { name, who: 'wasm', ms: times[times.length >> 1], note: note() };
  console.log(`MEX_BENCH ${JSON.stringify(figure)}`);
}

/** Compute a table in slices, as the page does. @param {string} game @param {number} upto */
function longTable(game, upto) {
  const nimbers = new Uint16Array(upto + 1);
  const job = Reflect.construct(core.TableJob, [game, upto, {}]);
  for (;;) {
    const part = job.advance(1_000_000);
    nimbers.set(part.nimbers, part.from);
    if (part.done) break;
  }
  job.free();
  return nimbers;
}

for (const [game, position] of POSITIONS) {
  measure(`analyze ${game} · ${position}`, () => core.call('analyze', [game, position], {}));
}
const set = `subtract ${numbers(1, 1000).join(' ')}`;
measure('table to 10,000, 100 numbers in the set', () => core.call('table', [set, 10_000], {}));
for (const count of [100, 1000]) {
  const scattered = `subtract ${numbers(2, 10_000, count).join(' ')}`;
  measure(
    `table to 10,000,000, ${count.toLocaleString('en')} scattered numbers to 10,000`,
    () => longTable(scattered, 10_000_000),
    () => `${Math.round(memory.buffer.byteLength / 1e6)} MB of wasm memory`,
  );
}
measure('union of multiples, n = 10^9, 25 primes', () =>
  core.call('countUnion', ['1000000000', PRIMES], {}),
);
const input = graph(1_000_000);
measure(
  'graph, 1,000,000 nodes, 5,000,000 edges',
  () => core.call('judge', ['1319', input], {}),
  () => `${Math.round(memory.buffer.byteLength / 1e6)} MB of wasm memory`,
);
for (const code of ['0.77', '0.15', '0.72', '0.3777']) {
  measure(`misère quotient of ${code}`, () => core.call('quotient', [`octal ${code}`], {}));
}
slowestQuotient();

/**
 * Measure the quotients of the wild octal codes of three digits that are solved, each three times, and print
 * the slowest by its best time.
 */
function slowestQuotient() {
  const golden = new URL('../golden/quotients.txt', import.meta.url);
  const lines = readFileSync(golden, 'utf8').split('\n');
  const wild = lines.filter((line) => /^0\.\d{1,3} /.test(line) && !/ T\d/.test(line));
  const timed = wild.map((line) => {
    const [code] = line.split(' ');
    const times = Array.from({ length: 3 }, () => {
      const start = performance.now();
      core.call('quotient', [`octal ${code}`], {});
      return performance.now() - start;
    });
    return { code, ms: Math.min(...times) };
  });
  const { code, ms } = timed.sort((a, b) => b.ms - a.ms)[0];
  const name = `misère quotient, the slowest of ${timed.length} wild codes of three digits`;
  console.log(`MEX_BENCH ${JSON.stringify({ name, who: 'wasm', ms, note: code })}`);
}
