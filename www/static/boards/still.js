/** A board of the page as a picture: the same scene, with nothing chosen and nothing to be done. */
import { SHOWN } from '../../boards/cells.js';
import { groupDigits } from '../../boards/notation.js';
import { stacked } from '../../scene/scene.js';
import { note } from './parts.js';
import '../../i18n/late.js';

/**
 * @param {any} module of the board, see scene/scene.js
 * @returns {(is: import('./index.js').Drawn) => Promise<import('../../scene/scene.js').Scene>}
 */
export const still =
  ({ view, start, layout }) =>
  async ({ board, legal, wins, answer, values, width, t, part }) => {
    const state = {
      ...{ board, legal, values, part, hints: wins, marks: answer },
      ...{ last: null, live: false, still: true, memory: new Map() },
      layout: layout?.key({ board }) ? await layout.make({ board }, width) : null,
    };
    const drawn = view(state, start, { t, width, em: 16 });
    const rest = (board.heaps?.length ?? 0) - SHOWN;
    if (rest <= 0) return drawn;
    const more = note(t('static.more_heaps', { count: groupDigits(rest) }));
    return stacked([drawn, more], { align: 'middle' });
  };
