import { mex } from '../../ui/drawing/mex-steps.ts';
import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

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

export default {
  notes: ['000、003 的代码只算表，没有问它何时重复'],
  blocks: [
    block.text('seen'),
    block.choose(
      'ask',
      ['100', '166', 'never'],
      ['table', 'kayles', 400, 'proof.upto'],
      '100',
      'never',
    ),
    ...block.after('ask', [
      block.table('table', 'kayles', 200, 12),
      block.proof('proof', { cells: { game: 'kayles', values, columns: PERIOD } }, [
        { known: UPTO + 1 },
        { known: UPTO + 1, apart, lit: [70, 82] },
        { known: UPTO + 1, apart, at: [167], lit: [83, 82] },
        { known: UPTO + 1, apart, at: [167], lit: [83] },
        { known: UPTO + 1, apart, at: [167, 155], lit: [83, 71, 82] },
        { known: UPTO + 1, apart, at: [167, 155], lit: [77, 89] },
        { apart, at: [167, 155] },
        { apart },
      ]),
      block.number('far', ['analyze', 'kayles', '1000000000005', 'nimber'], '4', '9'),
      block.text('kinds'),
      block.table('grundy', 'grundy', 1000),
      {
        kind: 'ask',
        key: 'find',
        asks: 'find',
        check: ['period', 'subtract …', 1000, 'length'],
        wanted: '13',
        example: '5 8',
        wrong: ['13', '12'],
      },
      block.code('periods'),
      block.text('own'),
    ]),
  ],
} satisfies LessonData;
