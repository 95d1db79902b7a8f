import type * as en from '../../en/games/treblecross.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'head.strip': '方格带',
  'named.strip': ({ label }) => `长 ${label} 的方格带`,
} satisfies Translated<typeof en.why>;
