import type { Words } from '../../index.ts';

export const name = '取字母';
export const rule = '取一个字母、两个相同的字母，或某种字母的全部。';
export const terms = '局面是一个由大写字母组成的词。';

export const why: Words = {
  'letter.n': ({ label }) => `字母 ${label} `,
  'head.letter': '字母',
  'theorem.letters': '相同字母以 3 为周期',
  'theorem.letters.say':
    'n 个相同字母的值依次为 1、2、3、1、2、3……没有字母时为 0。不同的字母是独立的堆，由它们的异或和判定。',
  'named.letter': ({ label }) => `字母 ${label}`,
};
