/** The matching that decides a walk, on the graph and as a list. */
import { html, nothing } from 'lit';
import { scene } from '../boards/load-scene.ts';

/** The most edges listed; the drawing shows all. */
const LISTED = 40;

/**
 * @param {import('../engine/types.ts').WhyStepOf<'matching'>} step
 * @param {import('./view.js').Words} words
 */
export function matching({ node, edges, more }, { t, board }) {
  // The board is not interactive.
  scene('walk').catch(() => {});
  const drawn = board?.kind === 'walk' && board.nodes;
  const list = edges.slice(0, LISTED).map(([a, b]) => `${a}–${b}`);
  const rest = edges.length - list.length + more;
  return html`<h3>${t('why.matching')}</h3>
    ${
      drawn
        ? html`<mex-board-walk
            .board=${board}
            .legal=${null}
            .matching=${edges}
            .label=${t('why.matching')}
            disabled
          ></mex-board-walk>`
        : nothing
    }
    <p>${t('why.matching.say', { node, list, rest })}</p>`;
}
