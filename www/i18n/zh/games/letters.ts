import type * as en from '../../en/games/letters.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'letter.n': ({ label }) => `字母 ${label} `,
  'head.letter': '字母',
  'theorem.letters': '相同字母以 3 为周期',
  'theorem.letters.say':
    'n 个相同字母的值依次为 1、2、3、1、2、3……没有字母时为 0。不同的字母是独立的堆，由它们的异或和判定。',
  'named.letter': ({ label }) => `字母 ${label}`,
} satisfies Translated<typeof en.why>;
