/**
 * Heaps drawn as rows of stones. A stone is taken with all stones on its right. On the right of the last
 * stone, numbered places stand for the stones that may be put back.
 */
import { disc, textAt as text } from '../scene/scene.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { behind, place, placesIn, styles, twoWays } from './between.ts';
import { groupDigits } from './notation.ts';
import { pickedOf, takeWords } from './taking.ts';
import type { Picture } from '../scene/scene.ts';
import type { Words } from './taking.ts';

const words: Words = {
  ...takeWords,
  help: (_state, t) => t('boards.help_chips'),
  would: (t, cell, take, left) =>
    left !== null && left < 0
      ? t('boards.would_put', { put: -left, size: take })
      : takeWords.would(t, cell, take, left),
};

function nameOf(label: string, em: number): Picture {
  const size = 0.8 * em;
  const width = Math.max(3.6 * em, widthOfLine([{ text: label }], size) + 6);
  return {
    width,
    height: 30,
    items: [text(0, 15, label, { size, fill: 'ink-soft', middle: true })],
  };
}

export const { start, cells, reduce, bar, more, help, remember, view } = twoWays({
  words,
  left: 'boards.put_left',
  back: (t, put) => t('boards.put_n', { count: groupDigits(put) }),
  label: (t, i, { board: { gaps } }) =>
    t('play.heap_has', { n: i + 1, size: gaps[i], one: gaps.length === 1 }),
  draws(state, ui, i, context) {
    const size = Number(state.board.heaps[i]);
    const picked = pickedOf(ui, i);
    // A move that puts stones back takes no stone.
    const going = picked <= size ? picked : 0;
    const stones = placesIn(state, i, context, (amount) => {
      const opacity = amount <= going ? 0.45 : 1;
      const style = { fill: 'stone-2', stroke: '#00000047', width: 1, shaded: true, opacity };
      const how = { marked: amount === going, round: 15 };
      return place(state, ui, i, amount, [disc(15, 15, 13.5, style)], how);
    });
    const name = nameOf(words.name(context.t, String(i), state), context.em);
    return [name, ...stones, ...behind(state, ui, i, context, 14)];
  },
});
export const keys = 'boards.keys_chips';
export { styles };
