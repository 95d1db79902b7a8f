import type * as en from '../../en/games/node-kayles.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'head.component': '连通分量',
  'named.component': ({ label }) => `连通分量 ${label}`,
} satisfies Translated<typeof en.why>;
