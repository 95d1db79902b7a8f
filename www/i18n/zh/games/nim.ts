import type * as en from '../../en/games/nim.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.bouton': 'Bouton 定理',
  'theorem.bouton.say':
    'Nim 中，先手必败当且仅当各堆的异或和为 0。和为 0 时，任何一步都使它不为 0；和不为 0 时，总有一步使它变回 0；石子取完时和为 0。',
  'theorem.misere-nim': '反 Nim 的 Bouton 定理',
  'theorem.misere-nim.say':
    '只要还有大于 1 的堆，就与正常规则一样由异或和判定。各堆都是 1 之后，奇数堆时先手必败。',
} satisfies Translated<typeof en.why>;
