/**
 * A row of boxes numbered from 0. A move takes stones from a box to the box before it; stones in box 0 never
 * move.
 */
import { heapsIn } from './heaps.ts';
import { groupDigits } from './notation.ts';
import { coming } from './stairs.ts';
import { heapsOf, pickedOf, spin, takeWords, taking } from './taking.ts';
import type { Ui, Words } from './taking.ts';
import type { Context, State } from './board.ts';

const words: Words = {
  ...takeWords,
  help: (_state, t) => t('boards.help_place'),
  act: (t, count) => t('boards.place_n', { count }),
  would: (t, cell, take, left) => t('boards.would_place', { take, left, to: Number(cell) - 1 }),
  name: (t, cell) => t('boards.part_n', { part: 'box', n: Number(cell) }),
};

export const { start, cells, reduce, bar, more, help, remember } = taking(words);
export const keys = 'boards.keys_place';
export { styles } from './stairs.ts';

export const view = (state: State, ui: Ui, context: Context) =>
  heapsIn(state, ui, context, (i) => {
    const { t } = context;
    const stones = coming(state, ui, i);
    const picked = pickedOf(ui, i);
    const size = heapsOf(state)[i];
    const changes = picked || stones.coming;
    const odd = Boolean(state.marks) && i % 2 === 1;
    return {
      label: t('boards.part_has', { part: 'box', n: i, size, one: false }),
      cls: `${odd ? 'odd' : ''} ${i ? 'up' : ''}`,
      name: words.name(t, String(i), state),
      strong: odd,
      stones,
      becomes: changes ? groupDigits(Number(size) - picked + stones.coming) : '',
      cell: { aria: spin(state, ui, String(i), t, words) },
    };
  });
