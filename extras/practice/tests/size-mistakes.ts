/**
 * Programs with a mistake of size: numbers with too few bits, arrays that are too short, lists that end too
 * early, rounded fractions. Unless marked `onSmall`, each program is right on small inputs.
 */

export interface SizeMistake {
  problem: string;
  /** The name of the part that is too small, such as an array or a number of bits. */
  mistake: string;
  prints: (input: string) => string;
  /** Whether small inputs show the mistake as well. */
  onSmall?: boolean;
}

const numbers = (input: string) => input.trim().split(/\s+/).map(Number);
const xor = (list: number[]) => list.reduce((sum, number) => sum ^ number, 0);

/** Throw an error if the list has more elements than the simulated array. */
function fits(list: unknown[], size: number) {
  if (list.length > size) throw new Error('the array ends');
}

/** Return the lists of numbers in an input of several cases. In the input, each list follows its length. */
function cases(all: number[], { end = false } = {}): number[][] {
  const lists: number[][] = [];
  let at = end ? 0 : 1;
  while (end ? all[at] > 0 : lists.length < all[0]) {
    lists.push(all.slice(at + 1, at + 1 + all[at]));
    at += all[at] + 1;
  }
  return lists;
}

const lines = (list: unknown[]) => list.join('\n');

/** Return the numbers of an input as pairs, one for each case. */
const pairs = (all: number[]) =>
  Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i], all[2 * i + 1]]);

/** Return a program for Nim that stores heaps in an array of a fixed size, or in integers of fewer bits. */
const nim = (
  problem: string,
  [first, second]: [string, string],
  { size = Infinity, bits = 32, end = false, one = false },
): SizeMistake => ({
  problem,
  mistake: size < Infinity ? `array of ${size}` : `${bits} bits`,
  prints(input) {
    const lists = one ? [numbers(input).slice(1)] : cases(numbers(input), { end });
    return lines(
      lists.map((heaps) => {
        fits(heaps, size);
        return xor(heaps) << (32 - bits) ? first : second;
      }),
    );
  },
});

/** Return the SG values of heaps 0 to `size`, computed by mex from their options. */
function table(size: number, options: (heap: number, values: number[]) => number[]): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= size; heap += 1) {
    const seen = new Set(options(heap, values));
    let value = 0;
    while (seen.has(value)) value += 1;
    values.push(value);
  }
  return values;
}

const taking = (size: number, amounts: number[]) =>
  table(size, (heap, values) =>
    amounts.filter((amount) => amount <= heap).map((amount) => values[heap - amount]),
  );

/** Return the value of a heap from a table that is too short; 0 beyond its end. */
const at = (values: number[], heap: number) => values[heap] ?? 0;

const upTo = (limit: number) => {
  const all = [1, 2];
  for (;;) {
    const next = all[all.length - 1] + all[all.length - 2];
    if (next > limit) return all;
    all.push(next);
  }
};

/**
 * Return a program for Wythoff's game that computes lost pairs with an approximate golden ratio: `smaller`
 * returns the smaller heap for a difference.
 */
const wythoff = (
  problem: string,
  mistake: string,
  smaller: (difference: number) => number,
): SizeMistake => ({
  problem,
  mistake,
  prints: (input) =>
    lines(
      pairs(numbers(input)).map(([a, b]) =>
        smaller(Math.abs(a - b)) === Math.min(a, b) ? '0' : '1',
      ),
    ),
});

/**
 * Return a program that counts the multiples of at least one divisor; `join` computes the least common
 * multiple or a wrong substitute.
 */
const union = (
  mistake: string,
  join: (a: number, b: number) => number,
  onSmall = false,
): SizeMistake => ({
  problem: '890',
  mistake,
  onSmall,
  prints(input) {
    const [n, m, ...divisors] = numbers(input);
    let sum = 0;
    const walk = (from: number, multiple: number, sign: number) => {
      for (let i = from; i < m; i += 1) {
        const next = join(multiple, divisors[i]);
        // Continue with a negative multiple, the result of an overflow, as the faulty program does.
        if (next > n || next === 0) continue;
        sum += sign * Math.trunc(n / next);
        walk(i + 1, next, -sign);
      }
    };
    walk(0, 1, 1);
    return String(sum);
  },
});

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** Return the exact remainder of a product. */
const times = (a: number, b: number, modulus: number) =>
  Number((BigInt(a) * BigInt(b)) % BigInt(modulus));

/** Return the count of P5675, computed from the frequency of each nim-sum of the other heaps. */
function chosenHeap(heaps: number[], modulus: number) {
  let ways = 0;
  heaps.forEach((heap, i) => {
    let met = Array.from({ length: 256 }, (_, sum) => Number(sum === 0));
    heaps.forEach((other, j) => {
      if (j !== i) met = met.map((count, sum) => (count + met[sum ^ other]) % modulus);
    });
    ways = met.reduce((all, count, sum) => (sum >= heap ? (all + count) % modulus : all), ways);
  });
  return ways;
}

/** Return the number of won layouts of P5363 and P2490, computed by the binary columns of the gaps. */
function layouts(
  { squares, pieces, heaps, divisor }: Record<'squares' | 'pieces' | 'heaps' | 'divisor', number>,
  modulus: number,
) {
  const choose = binomials(modulus);
  const free = squares - pieces;
  const ways = [1];
  for (let sum = 1; sum <= free; sum += 1) {
    let all = 0;
    for (let ones = 0; ones <= Math.min(heaps, sum); ones += divisor) {
      if ((sum - ones) % 2 === 0) {
        all = (all + times(ways[(sum - ones) / 2], choose(heaps, ones), modulus)) % modulus;
      }
    }
    ways.push(all);
  }
  const others = pieces - heaps;
  const lost = ways.reduce(
    (all, way, sum) => (all + times(way, choose(free - sum + others, others), modulus)) % modulus,
    0,
  );
  return (choose(squares, pieces) - lost + modulus) % modulus;
}

/**
 * Return a function for binomial coefficients with a small lower number, modulo a prime, by products and
 * inverses.
 */
function binomials(modulus: number) {
  const power = (base: number, exponent: number): number => {
    if (exponent === 0) return 1;
    const half = power(times(base, base, modulus), Math.floor(exponent / 2));
    return exponent % 2 ? times(half, base, modulus) : half;
  };
  return (n: number, k: number) => {
    if (k < 0 || k > n) return 0;
    let [over, under] = [1, 1];
    for (let i = 1; i <= Math.min(k, n - k); i += 1) {
      over = times(over, n - i + 1, modulus);
      under = times(under, i, modulus);
    }
    return times(over, power(under, modulus - 2), modulus);
  };
}

export const sizeMistakes: SizeMistake[] = [
  union('a product in place of the least common multiple', (a, b) => a * b, true),
  union('products of 32 bits', (a, b) => Math.imul(a / gcd(a, b), b)),
  nim('891', ['Yes', 'No'], { size: 100, one: true }),
  nim('891', ['Yes', 'No'], { bits: 16, one: true }),
  nim('P2197', ['Yes', 'No'], { size: 1000 }),
  nim('CSES1730', ['first', 'second'], { size: 1000 }),
  nim('HDU1849', ['Rabbit Win!', 'Grass Win!'], { bits: 16, end: true }),
  {
    problem: '892',
    mistake: 'array of 100',
    prints(input) {
      const [, ...steps] = numbers(input);
      fits(steps, 100);
      return xor(steps.filter((_, i) => i % 2 === 0)) ? 'Yes' : 'No';
    },
  },
  {
    problem: '893',
    mistake: 'values up to 1000',
    prints(input) {
      const [k, ...rest] = numbers(input);
      const values = taking(1000, rest.slice(0, k));
      return xor(rest.slice(k + 1).map((heap) => at(values, heap))) ? 'Yes' : 'No';
    },
  },
  {
    problem: '893',
    mistake: 'values of six bits',
    prints(input) {
      const [k, ...rest] = numbers(input);
      const values = taking(10_000, rest.slice(0, k)).map((value) => Math.min(value, 63));
      return xor(rest.slice(k + 1).map((heap) => values[heap])) ? 'Yes' : 'No';
    },
  },
  {
    problem: '893',
    mistake: 'set of 20 numbers',
    prints(input) {
      const [k, ...rest] = numbers(input);
      const values = taking(10_000, rest.slice(0, Math.min(k, 20)));
      return xor(rest.slice(k + 1).map((heap) => values[heap])) ? 'Yes' : 'No';
    },
  },
  {
    problem: '894',
    mistake: 'values up to 20',
    prints(input) {
      const [, ...heaps] = numbers(input);
      const values = table(20, (heap, known) =>
        known.slice(0, heap).flatMap((a, i) => known.slice(0, i + 1).map((b) => a ^ b)),
      );
      return xor(heaps.map((heap) => at(values, heap))) ? 'Yes' : 'No';
    },
  },
  {
    problem: '102780F',
    mistake: 'word of 100 letters',
    prints(input) {
      const word = input.trim().slice(0, 100);
      const counts = [...new Set(word)].map((letter) => word.split(letter).length - 1);
      return xor(counts.map((count) => count && ((count - 1) % 3) + 1)) ? 'Alice' : 'Bob';
    },
  },
  {
    problem: '102780H',
    mistake: 'values up to 1000',
    prints(input) {
      const n = Number(input);
      const wins = [true];
      for (let heap = 1; heap <= Math.min(n, 1000); heap += 1) {
        wins.push([1, 5, 13].some((take) => take <= heap && !wins[heap - take]));
      }
      return wins[n] ? '1' : '2';
    },
  },
  wythoff('P2252', 'a golden ratio of 1.618', (d) => Math.floor(d * 1.618)),
  wythoff('HDU1527', 'a golden ratio of 1.618', (d) => Math.floor(d * 1.618)),
  wythoff('P2252', 'a golden ratio of six places', (d) => Math.floor(d * 1.618034)),
  wythoff('HDU1527', 'single precision', (d) =>
    Math.floor(Math.fround(Math.fround(d) * Math.fround((1 + Math.sqrt(5)) / 2))),
  ),
  {
    problem: 'HDU2516',
    mistake: 'Fibonacci numbers up to 100',
    prints: (input) =>
      lines(
        numbers(input)
          .filter((n) => n > 0)
          .map((n) => (upTo(100).includes(n) ? 'Second win' : 'First win')),
      ),
  },
  {
    problem: 'HDU1848',
    mistake: 'Fibonacci numbers up to 21',
    prints(input) {
      const values = taking(1000, upTo(21));
      const all = numbers(input);
      const three = Array.from({ length: all.length / 3 - 1 }, (_, i) =>
        all.slice(3 * i, 3 * i + 3),
      );
      return lines(three.map((heaps) => (xor(heaps.map((n) => values[n])) ? 'Fibo' : 'Nacci')));
    },
  },
  {
    problem: 'P6487',
    mistake: 'Fibonacci numbers up to 1000',
    prints(input) {
      let n = Number(input);
      for (const number of upTo(1000).reverse()) {
        while (n > number) n -= number;
        if (n === number) return String(n);
      }
      return String(n);
    },
  },
  {
    problem: 'P4301',
    mistake: 'sums of 32 bits',
    prints(input) {
      const [, ...heaps] = numbers(input);
      const basis: number[] = [];
      let removed = 0;
      for (const heap of heaps.sort((a, b) => b - a)) {
        let rest = heap;
        for (const element of basis) rest = Math.min(rest, rest ^ element);
        if (rest) basis.push(rest);
        else removed = (removed + heap) | 0;
      }
      return String(basis.length ? removed : -1);
    },
  },
  {
    problem: 'P5675',
    mistake: 'another modulus',
    prints: (input) => String(chosenHeap(numbers(input).slice(1), 998_244_353)),
  },
  {
    problem: 'P5363',
    mistake: 'another modulus',
    prints(input) {
      const [squares, pieces] = numbers(input);
      const heaps = Math.ceil(pieces / 2);
      return String(layouts({ squares, pieces, heaps, divisor: 2 }, 1_000_000_007));
    },
  },
  {
    problem: 'P2490',
    mistake: 'another modulus',
    prints(input) {
      const [squares, pieces, most] = numbers(input);
      const sizes = { squares, pieces, heaps: pieces / 2, divisor: most + 1 };
      return String(layouts(sizes, 1_000_000_009));
    },
  },
  {
    problem: 'POJ2348',
    mistake: 'numbers of 16 bits',
    prints(input) {
      const wins = (a: number, b: number): boolean =>
        a > 0 && (Math.floor(b / a) > 1 || !wins(b % a, a));
      const short = (n: number) => (n << 16) >>> 16;
      return lines(
        pairs(numbers(input))
          .slice(0, -1)
          .map(([a, b]) => [short(a), short(b)].sort((x, y) => x - y))
          .map(([a, b]) => (wins(a, b) ? 'Stan wins' : 'Ollie wins')),
      );
    },
  },
  {
    problem: 'HDU1847',
    mistake: 'amounts up to 64, and values up to 300',
    prints: (input) =>
      lines(
        numbers(input).map((n) => (at(taking(300, [1, 2, 4, 8, 16, 32, 64]), n) ? 'Kiki' : 'Cici')),
      ),
  },
  {
    problem: 'CSES1098',
    mistake: 'array of 100',
    prints: (input) =>
      lines(
        cases(numbers(input)).map((heaps) => {
          fits(heaps, 100);
          return xor(heaps.map((heap) => heap % 4)) ? 'first' : 'second';
        }),
      ),
  },
  {
    problem: 'CSES1099',
    mistake: 'array of 1000',
    prints: (input) =>
      lines(
        cases(numbers(input)).map((stairs) => {
          fits(stairs, 1000);
          return xor(stairs.filter((_, i) => i % 2 === 1)) ? 'first' : 'second';
        }),
      ),
  },
  {
    problem: 'CSES1729',
    mistake: 'sizes up to 1000',
    prints(input) {
      const [n, , ...set] = numbers(input);
      const values = taking(Math.min(n, 1000), set);
      return Array.from({ length: n }, (_, i) => (at(values, i + 1) ? 'W' : 'L')).join('');
    },
  },
  {
    problem: 'P4018',
    mistake: 'numbers of 16 bits',
    prints(input) {
      const [, ...all] = numbers(input);
      return lines(all.map((n) => (((n << 16) >> 16) % 6 ? 'October wins!' : 'Roy wins!')));
    },
  },
  {
    problem: 'P3480',
    mistake: 'array of 100',
    prints: (input) =>
      lines(
        cases(numbers(input)).map((heaps) => {
          fits(heaps, 100);
          const steps = heaps.map((heap, i) => heap - (heaps[i - 1] ?? 0)).reverse();
          return xor(steps.filter((_, i) => i % 2 === 0)) ? 'TAK' : 'NIE';
        }),
      ),
  },
  {
    problem: 'CSES2207',
    mistake: 'values up to 1000',
    prints(input) {
      const [, ...all] = numbers(input);
      const values = table(1000, (heap, known) =>
        Array.from(
          { length: Math.max(0, Math.ceil(heap / 2) - 1) },
          (_, i) => known[i + 1] ^ known[heap - i - 1],
        ),
      );
      return lines(all.map((n) => (at(values, n) ? 'first' : 'second')));
    },
  },
  {
    problem: 'P6791',
    mistake: 'numbers of 53 bits',
    prints(input) {
      const [, ...all] = numbers(input);
      return lines(
        pairs(all).map(([most, largest]) => {
          const below = largest - 1;
          const list = upTo(below).filter((number) => number <= below);
          const places = list.filter((number) => number <= most).length;
          let [rest, lost] = [below, 0];
          for (let place = list.length - 1; place >= places; place -= 1) {
            if (list[place] > rest) continue;
            rest -= list[place];
            lost += list[place - places];
          }
          return BigInt(below - lost);
        }),
      );
    },
  },
  {
    problem: 'POJ2975',
    mistake: 'numbers of 16 bits',
    prints: (input) =>
      lines(
        cases(numbers(input), { end: true }).map((heaps) => {
          const short = heaps.map((heap) => heap & 0xffff);
          return short.filter((heap) => (heap ^ xor(short)) < heap).length;
        }),
      ),
  },
  {
    problem: 'HDU1850',
    mistake: 'array of 50',
    prints: (input) =>
      lines(
        cases(numbers(input), { end: true }).map((heaps) => {
          fits(heaps, 50);
          return heaps.filter((heap) => (heap ^ xor(heaps)) < heap).length;
        }),
      ),
  },
  {
    problem: 'P1247',
    mistake: 'array of 1000',
    prints(input) {
      const [, ...heaps] = numbers(input);
      fits(heaps, 1000);
      const sum = xor(heaps);
      const i = heaps.findIndex((heap) => (heap ^ sum) < heap);
      if (i < 0) return 'lose';
      const left = heaps.with(i, heaps[i] ^ sum);
      return `${heaps[i] - left[i]} ${i + 1}\n${left.join(' ')}`;
    },
  },
  {
    problem: 'ARC168B',
    mistake: 'single precision',
    prints(input) {
      const [, ...heaps] = numbers(input).map(Math.fround);
      if (xor(numbers(input).slice(1))) return '-1';
      const odd = heaps.filter((heap) => heaps.filter((other) => other === heap).length % 2);
      return String(Math.max(0, Math.max(0, ...odd.slice(0, 1000)) - 1));
    },
  },
  {
    problem: 'HDU3032',
    mistake: 'values up to 1000',
    prints: (input) =>
      lines(
        cases(numbers(input)).map((heaps) => {
          const value = (n: number) =>
            n > 1000 ? 0 : n % 4 === 3 ? n + 1 : n > 0 && n % 4 === 0 ? n - 1 : n;
          return xor(heaps.map(value)) ? 'Alice' : 'Bob';
        }),
      ),
  },
  {
    problem: 'P4279',
    mistake: 'array of 20',
    prints: (input) =>
      lines(
        cases(numbers(input)).map((heaps) => {
          fits(heaps, 20);
          const large = heaps.some((heap) => heap > 1);
          return (large ? xor(heaps) !== 0 : heaps.length % 2 === 0) ? 'John' : 'Brother';
        }),
      ),
  },
  {
    problem: 'HDU3389',
    mistake: 'array of 1000',
    prints: (input) =>
      lines(
        cases(numbers(input)).map((boxes, i) => {
          fits(boxes, 1000);
          const odd = boxes.filter((_, box) => [0, 2, 5].includes((box + 1) % 6));
          return `Case ${i + 1}: ${xor(odd) ? 'Alice' : 'Bob'}`;
        }),
      ),
  },
  {
    problem: 'P4136',
    mistake: 'numbers of 8 bits',
    prints: (input) =>
      lines(
        numbers(input)
          .slice(0, -1)
          .map((n) => {
            if (n > 255) throw new Error('the number does not fit');
            return n % 2 === 0 ? 'Alice' : 'Bob';
          }),
      ),
  },
  {
    problem: 'ABC223G',
    mistake: 'a stack of 5000 calls',
    prints(input) {
      const [n, ...ends] = numbers(input);
      const near: number[][] = Array.from({ length: n + 1 }, () => []);
      for (const [a, b] of pairs(ends)) {
        near[a].push(b);
        near[b].push(a);
      }
      let depth = 0;
      const down: boolean[] = [];
      // Return whether the token is lost on a node that it entered from `above`.
      const walk = (node: number, above: number): boolean => {
        depth += 1;
        if (depth > 5000) throw new Error('the stack overflows');
        const results = near[node].filter((next) => next !== above).map((next) => walk(next, node));
        depth -= 1;
        down[node] = results.every((lost) => !lost);
        return down[node];
      };
      walk(1, 0);
      let count = 0;
      const spread = (node: number, above: number, aboveLost: boolean) => {
        const below = near[node].filter((next) => next !== above);
        const lost = below.filter((next) => down[next]).length + Number(above > 0 && aboveLost);
        count += Number(lost === 0);
        for (const next of below) spread(next, node, lost - Number(down[next]) === 0);
      };
      spread(1, 0, false);
      return String(count);
    },
  },
  {
    problem: 'CF1704F',
    mistake: 'array of 1000',
    prints(input) {
      const [, ...words] = input.trim().split(/\s+/);
      return lines(
        words
          .filter((_, i) => i % 2 === 1)
          .map((row) => {
            fits([...row], 1000);
            const red = row.split('R').length - 1;
            if (2 * red !== row.length) return 2 * red > row.length ? 'Alice' : 'Bob';
            const values = table(row.length, (n, known) =>
              Array.from({ length: Math.max(0, n - 1) }, (_, i) => known[i] ^ known[n - 2 - i]),
            );
            const runs = [...row.matchAll(/(?:RB)+R?|(?:BR)+B?|[RB]/g)].map(([run]) => run.length);
            return xor(runs.map((run) => values[run])) ? 'Alice' : 'Bob';
          }),
      );
    },
  },
  {
    problem: 'P2148',
    mistake: 'numbers of 16 bits',
    prints: (input) =>
      lines(
        cases(numbers(input)).map((heaps) => {
          const ones = ([a, b]: number[]) => {
            const both = ((a - 1) | (b - 1)) & 0xffff;
            return 31 - Math.clz32(~both & -~both);
          };
          return xor(pairs(heaps).map(ones)) ? 'YES' : 'NO';
        }),
      ),
  },
  {
    problem: 'POJ1704',
    mistake: 'numbers of 8 bits',
    prints: (input) =>
      lines(
        cases(numbers(input)).map((squares) => {
          const row = squares.sort((a, b) => b - a);
          const gaps = row.map((square, i) => square - (row[i + 1] ?? 0) - 1);
          const sum = xor(gaps.filter((_, i) => i % 2 === 0));
          return sum & 0xff ? 'Georgia will win' : 'Bob will win';
        }),
      ),
  },
  {
    problem: '1319',
    mistake: 'values up to 7',
    prints(input) {
      const [n, m, , ...rest] = numbers(input);
      const near: number[][] = Array.from({ length: n + 1 }, () => []);
      for (const [a, b] of pairs(rest.slice(0, 2 * m))) near[a].push(b);
      const values: number[] = [];
      const value = (node: number): number => {
        if (values[node] === undefined) {
          const seen = new Set(near[node].map(value));
          values[node] = [0, 1, 2, 3, 4, 5, 6].find((each) => !seen.has(each)) ?? 7;
        }
        return values[node];
      };
      return xor(rest.slice(2 * m).map(value)) ? 'win' : 'lose';
    },
  },
  {
    problem: 'HDU1536',
    mistake: 'flags of 64 values',
    prints(input) {
      const all = numbers(input);
      const take = (count: number) => all.splice(0, count);
      const rows: string[] = [];
      for (;;) {
        const [k] = take(1);
        if (!k) return lines(rows);
        const values = taking(10_000, take(k));
        const [m] = take(1);
        const letters = Array.from({ length: m }, () => {
          const heaps = take(take(1)[0]).map((heap) => values[heap]);
          if (heaps.some((value) => value >= 64)) throw new Error('the array ends');
          return xor(heaps) ? 'W' : 'L';
        });
        rows.push(letters.join(''));
      }
    },
  },
];
