import type * as en from '../../en/games/octal.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.any-split': '任取任分',
  'theorem.any-split.say':
    '从 2 起，n 的堆值为 2n − 2：异或和不会大于和，所以后继都到不了这个值；而更小的数，都是一堆的值，或一堆与 1 的和的值。',
} satisfies Translated<typeof en.why>;
