import { mex } from '../../www/ui/drawing/mex-steps.ts';
import type { Drawn } from '../../www/learn/pictures/index.ts';

/** The last heap to which the certificate looks, and one more. */
const UPTO = 166;
const PERIOD = 12;

/** Kayles by its rule: take one pin or two side by side, which leaves two rows. */
const values: number[] = [0];
for (let n = 1; n <= UPTO + 1; n += 1) {
  const options = [1, 2].flatMap((take) =>
    Array.from({ length: Math.max(0, n - take + 1) }, (_, i) => values[i] ^ values[n - take - i]),
  );
  values.push(mex(options));
}

/** The heaps that differ from the period in their column. */
const apart = values.flatMap((value, n) => (value !== values[72 + (n % PERIOD)] ? [n] : []));

export const proof: Drawn<'cells'> = {
  spec: { cells: { game: 'kayles', values, columns: PERIOD } },
  frames: [
    { known: UPTO + 1 },
    { known: UPTO + 1, apart, lit: [70, 82] },
    { known: UPTO + 1, apart, at: [167], lit: [83, 82] },
    { known: UPTO + 1, apart, at: [167], lit: [83] },
    { known: UPTO + 1, apart, at: [167, 155], lit: [83, 71, 82] },
    { known: UPTO + 1, apart, at: [167, 155], lit: [77, 89] },
    { apart, at: [167, 155] },
    { apart },
  ],
};
