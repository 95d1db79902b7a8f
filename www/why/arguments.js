/** Arguments sentence by sentence, and the answers to the moves of a lost position. */
import { html, nothing } from 'lit';
import { has } from '../i18n/index.ts';
import { grid } from './grid.js';

/** @typedef {import('./view.js').Words} Words */
/**
 * @template {import('../engine/types.ts').WhyStep['kind']} K
 * @typedef {import('../engine/types.ts').WhyStepOf<K>} Step
 */

/** Replies shown at first; the others are collapsed. */
const ANSWERED = 6;

/**
 * The claims that may be shown: those that reveal a winning move only on demand.
 * @param {import('../engine/types.ts').WhyClaim[]} claims
 * @param {boolean} open
 */
export const sayable = (claims, open) => claims.filter((claim) => open || !claim.reveals);

/** @param {Step<'argument'>} step @param {Words} words */
export function argument(step, words) {
  const claims = sayable(step.claims, words.open);
  // Claims of one kind share a prefix and may have a heading.
  const own = `claims.head.${step.claims[0].id.split('-')[0]}`;
  const head = words.t(has(words.lang, own) ? own : 'why.argument');
  return html`${head ? html`<h3>${head}</h3>` : nothing}
    <ol class="lines ${claims.length === 1 ? 'one' : ''}">
      ${claims.map(({ id, says }) => html`<li>${sentence(id, says, words)}</li>`)}
    </ol>`;
}

/** @param {string} id @param {Record<string, any>} says @param {Words} words */
function sentence(id, says, words) {
  const part = says.label === undefined ? undefined : words.part(says.label);
  return words.t(`claims.${id}`, { ...says, part });
}

/** @param {Step<'refutations'>} step @param {Words} words */
export function refutations(step, words) {
  const { rows, more, text } = step;
  const heads = ['move', 'answer', 'left'].map((head) => words.t(`why.refutations.${head}`));
  const cells = rows.map(({ played, answer }) => [
    html`${words.sayIn(played.move, text)} <span class="soft">→ ${words.show(played.to)}</span>`,
    answer ? words.sayIn(answer.move, played.to) : words.t('why.refutations.over'),
    answer ? words.show(answer.to) : '–',
  ]);
  const title = words.t(`why.refutations.${words.outcome}`, { text: words.place(text) });
  const rest = cells.slice(ANSWERED);
  const all = rows.length + Number(more);
  return html`<h3>${title}</h3>
    <div class="answers">
      ${grid(title, heads, cells.slice(0, ANSWERED), 0, words)}
      ${
        rest.length === 0
          ? nothing
          : html`<details class="rest">
              <summary>${words.t('why.refutations.all', { count: all })}</summary>
              ${grid(title, heads, rest, Number(more), words)}
            </details>`
      }
    </div>`;
}
