/** The steps of an explanation that are sentences: theorems, parts, winning moves, the end. */
import { html, nothing } from 'lit';
import { has } from '../i18n/index.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { mexLine } from '../ui/drawing/mex-line.ts';
import { brief } from '../ui/drawing/mex-steps.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { nimSum } from './binary.js';

/** @typedef {import('./view.js').Words} Words */
/**
 * @template {import('../engine/types.ts').WhyStep['kind']} K
 * @typedef {import('../engine/types.ts').WhyStepOf<K>} Step
 */

/** @param {Step<'theorem'>} step @param {Words} words */
export function theorem(step, words) {
  const by = words.t('why.theorem.by', step);
  // A theorem that reveals the winning move has a different text while moves are hidden.
  const closed = `why.theorem.${step.id}.closed`;
  const hides = !words.open && words.outcome === 'N' && has(words.lang, closed);
  return html`<div class="theorem">
    <h3>
      ${words.t(`why.theorem.${step.id}`)} ${by ? html`<span class="by">(${by})</span>` : nothing}
    </h3>
    <p>${words.t(hides ? closed : `why.theorem.${step.id}.say`)}</p>
  </div>`;
}

/** The most options shown; longer lists are collapsed. */
const READ = 16;

/** @param {Step<'mex'>} step @param {Words} words */
export function mexOf(step, words) {
  const { options, more, mex } = step;
  const text = words.place(step.text);
  const found = options.map((option) => Number(option.nimber));
  const values = [...new Set(found)].sort((a, b) => a - b);
  if (options.length === 0) {
    return html`<h3>${words.t('why.mex', { text })}</h3>
      ${mexLine([])}
      <p>${words.t('why.mex.empty', { text })}</p>`;
  }
  const list = html`<ul class="choices" aria-label=${words.t('why.mex', { text })}>
      ${options.map(
        (option) =>
          html`<li>
            ${words.show(option.to)}
            <span class="arrow" aria-hidden="true">→</span
            ><span class="sr">${words.t('why.value')}</span> <b>${option.nimber}</b>
          </li>`,
      )}
    </ul>
    ${more ? html`<p class="soft">${words.t('why.more', { count: more })}</p>` : nothing}`;
  const count = options.length + Number(more);
  const key = more ? 'why.mex.cut' : 'why.mex.say';
  return html`<h3>${words.t('why.mex', { text })}</h3>
    ${
      options.length > READ
        ? html`<details class="rest">
            <summary>${words.t('why.mex.all', { count })}</summary>
            ${list}
          </details>`
        : list
    }
    ${more ? nothing : mexLine(values)}
    <p>${words.t(key, { text, mex, values: brief(values) })}</p>`;
}

/** @param {Step<'golden'>} step @param {Words} words */
export function golden(step, words) {
  const { small, large, n, pair, isPair } = step;
  const [a, b] = pair;
  // Misère play replaces the pairs (0, 0) and (1, 2) by two that are not golden.
  const exception = words.misere && Number(n) < 2;
  return html`<h3>${words.t('why.golden')}</h3>
    <p>${words.t('why.golden.difference', { small, large, n })}</p>
    <p>${words.t(exception ? 'why.golden.small' : 'why.golden.pair', { n, a, b })}</p>
    <p>${words.t(isPair ? 'why.golden.is' : 'why.golden.not')}</p>`;
}

/** @param {Step<'zeckendorf'>} step @param {Words} words */
export function zeckendorf(step, words) {
  const { heap, parts, smallest, cap, misere, times } = step;
  if (parts.length === 0) return nothing;
  const can = BigInt(smallest ?? 0) <= BigInt(cap);
  // Only the first move may take any number short of the whole heap.
  const first = parts.length === 1 && BigInt(cap) === BigInt(heap) - 1n;
  const one = parts.length === 1;
  const key = can ? 'can' : first ? 'whole' : 'cannot';
  const total = parts.reduce((sum, p) => sum + Number(p), 0);
  return html`<h3>${words.t('why.zeckendorf', { times })}</h3>
    ${misere ? html`<p>${words.t('why.zeckendorf.misere', { heap })}</p>` : nothing}
    <div class="bars" aria-hidden="true">
      ${parts.map(
        (part, i) =>
          html`<span
            class="bar ${i === parts.length - 1 ? 'least' : ''}"
            style=${setStyle({ flex: `${Math.max(0.02, Number(part) / total)} 1 auto` })}
            >${part}</span
          >`,
      )}
    </div>
    <p>${words.t(one ? 'why.zeckendorf.one' : 'why.zeckendorf.say', { heap, parts, times })}</p>
    <p>${words.t(`why.zeckendorf.${key}`, { heap, smallest, cap, times })}</p>`;
}

/**
 * A winning move and its derivation.
 * @param {Step<'winning'>} step
 * @param {Words} words
 */
export function winning(step, words) {
  const { move, to, target, text } = step;
  return html`<div class="winning">
    <h3>${words.t(words.argued ? 'why.winning' : 'why.winning.some')}</h3>
    ${derivation(move, words.parted ? target : null, words)}
    <p>
      ${
        words.pictured
          ? html`${words.t('why.winning.pictured', { move: words.say(move) })} ${words.show(to)}`
          : words.t('why.winning.move', { move: words.say(move), to: words.place(to) })
      }
    </p>
    <button class="btn" type="button" @click=${() => words.tryMove(text, to)}>
      ${words.t('why.winning.try')}
    </button>
  </div>`;
}

/**
 * @param {any} move
 * @param {any} target the value that the moved part must get, or null
 * @param {Words} words
 */
function derivation(move, target, words) {
  const { part, row, left } = words.moved(move);
  const { sum } = words;
  const wanted = row === undefined || sum === null ? null : nimSum(row, sum);
  const known = target !== null && target !== undefined;
  if (wanted === null || words.misere || (known && String(wanted) !== String(target))) {
    const says = known && part !== null && words.parted;
    return says ? html`<p>${words.t('why.winning.target', { part, target })}</p>` : nothing;
  }
  if (left !== undefined && String(left) === String(wanted)) {
    return html`<p>${words.t('why.winning.nim', { part, from: row, sum, target: wanted })}</p>`;
  }
  const goes =
    move.left === undefined
      ? nothing
      : words.t('why.winning.from', {
          from: BigInt(move.left) + BigInt(move.take),
          left: move.left,
        });
  return html`<p>
    ${words.t('why.winning.value', { part, value: row, sum, target: wanted })} ${goes}
  </p>`;
}

/** @param {Step<'search'>} step @param {Words} words */
export function search(step, words) {
  return html`<h3>${words.t('why.search')}</h3>
    <p>${words.t('why.search.say', step)}</p>`;
}

/** @param {Step<'conclusion'>} step @param {Words} words */
export function conclusion(step, words) {
  const { outcome, misere, nimber } = step;
  const value =
    nimber === null || nimber === undefined
      ? nothing
      : String(nimber) === '0'
        ? words.t('why.conclusion.value.0')
        : words.t('why.conclusion.value', { nimber });
  return html`<div class="so">
    <h3>${words.t('why.conclusion')}</h3>
    <p>
      ${mark(outcome, words.lang)} ${words.t(`why.conclusion.${outcome}`)}
      <span part="nimber">${value}</span>
      ${misere ? words.t(`why.conclusion.misere${words.takes ? '' : '.move'}`) : nothing}
    </p>
  </div>`;
}
