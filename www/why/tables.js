/** The steps of an explanation that are small tables. */
import { html, nothing } from 'lit';
import { certificate } from '../ui/text/period-proof.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { valueOf } from '../ui/text/position-value.ts';
import { digits, ones as countOnes, widthOf } from './binary.js';
import { grid } from './grid.js';

/** @typedef {import('./view.js').Words} Words */
/**
 * @template {import('../engine/types.ts').WhyStep['kind']} K
 * @typedef {import('../engine/types.ts').WhyStepOf<K>} Step
 */

/** @param {Step<'period'>} step @param {Words} words */
export function period(step, words) {
  const { rows, more } = step;
  const key = step.saltus ? 'growing' : step.proven ? 'proven' : 'seen';
  // With a saltus, a heap does not have the value of the one it repeats.
  const far = !step.saltus && rows.find((row) => String(row.reduced) !== String(row.label));
  return html`<h3>${words.t('why.period')}</h3>
    <p>${words.t(`why.period.${key}`, step)}</p>
    ${step.proof ? html`<p>${certificate(words.t, step.proof, step)}</p>` : nothing}
    ${grid(
      words.t('why.period'),
      [
        words.head,
        words.t(step.saltus ? 'why.period.repeats' : 'why.period.like'),
        words.t('why.nimber'),
      ],
      rows.map((row) => [words.name(row.label), row.reduced, row.nimber]),
      more,
      words,
    )}
    ${
      far
        ? html`<p>
            ${words.t('why.period.say', {
              heap: words.name(far.label),
              reduced: far.reduced,
              nimber: far.nimber,
            })}
          </p>`
        : nothing
    }`;
}

/** @param {Step<'interval'>} step @param {Words} words */
export function interval(step, words) {
  const { lo, hi, rows, more } = step;
  const modulus = (BigInt(lo) + BigInt(hi)).toString();
  return html`<h3>${words.t('why.interval')}</h3>
    <p>
      ${String(lo) === '1' ? words.t('why.interval.one', step) : words.t('why.interval.say', step)}
    </p>
    ${grid(
      words.t('why.interval'),
      [words.head, words.t('why.interval.remainder', { modulus }), words.t('why.nimber')],
      rows.map((row) => [words.name(row.label), row.reduced, row.nimber]),
      more,
      words,
    )}`;
}

/** @param {Step<'odd-steps'>} step @param {Words} words */
export function oddSteps(step, words) {
  const { odd, even, more } = step;
  const rows = [...odd, ...even]
    .sort((a, b) => a.step - b.step)
    .map((stair) => {
      const counts = stair.step % 2 === 1;
      const says = words.t(counts ? 'why.odd-steps.yes' : 'why.odd-steps.no');
      return [stair.step, stair.stones, html`<span class=${counts ? '' : 'soft'}>${says}</span>`];
    });
  return html`<h3>${words.t('why.odd-steps')}</h3>
    ${grid(
      words.t('why.odd-steps'),
      [
        words.t('why.odd-steps.step'),
        words.t('why.odd-steps.stones'),
        words.t('why.odd-steps.counts'),
      ],
      rows,
      more,
      words,
    )}
    <p>${words.t('why.odd-steps.say')}</p>`;
}

/** @param {Step<'gaps'>} step @param {Words} words */
export function gaps(step, words) {
  const rows = step.gaps.map((each) => {
    const says = words.t(each.counts ? 'why.gaps.yes' : 'why.gaps.no');
    const counts = html`<span class=${each.counts ? '' : 'soft'}>${says}</span>`;
    return [each.coin, each.square, each.gap, counts];
  });
  const heads = ['coin', 'square', 'gap', 'counts'].map((head) => words.t(`why.gaps.${head}`));
  return html`<h3>${words.t('why.gaps')}</h3>
    ${grid(words.t('why.gaps'), heads, rows, step.more, words)}
    <p>${words.t('why.gaps.say')}</p>`;
}

/** @param {Step<'stems'>} step @param {Words} words */
export function stems(step, words) {
  const { stems, cycles, more } = step;
  if (stems.length + cycles.length === 0) return nothing;
  const rows = [
    ...cycles.map((cycle) => [
      words.t('why.stems.cycle', cycle),
      words.t('why.stems.edges', cycle),
      cycle.worth,
    ]),
    ...stems.map((stem) => [stem.edge, stem.carries, stem.worth]),
  ];
  const heads = ['edge', 'carries', 'worth'].map((head) => words.t(`why.stems.${head}`));
  return html`<h3>${words.t('why.stems')}</h3>
    ${grid(words.t('why.stems'), heads, rows, more, words)}
    <p>${words.t('why.stems.say')}</p>`;
}

/** @param {Step<'ratio'>} step @param {Words} words */
export function ratio(step, words) {
  const { small, large, beyond } = step;
  // With a heap of 0 the game is over, and a ratio explains nothing.
  if (String(small) === '0') return nothing;
  const equal = String(small) === String(large);
  const key = beyond ? 'beyond' : equal ? 'equal' : 'within';
  return html`<h3>${words.t('why.ratio')}</h3>
    <p>${words.t(`why.ratio.${key}`, step)}</p>`;
}

/** @param {Step<'largest'>} step @param {Words} words */
export function largest(step, words) {
  if (String(step.size) === '0') return nothing;
  return html`<h3>${words.t('why.largest')}</h3>
    <p>${words.t(step.ones ? 'why.largest.ones' : 'why.largest.say', step)}</p>`;
}

/** @param {Step<'mirror'>} step @param {Words} words */
export function mirror(step, words) {
  const from = step.step;
  return html`<h3>${words.t('why.mirror')}</h3>
    <p>
      ${
        from
          ? words.t('why.mirror.say', { step: from, below: from - 1, misere: words.misere })
          : words.t('why.mirror.all', words)
      }
    </p>`;
}

/** @param {Step<'odious'>} step @param {Words} words */
export function odious(step, words) {
  const { rows } = step;
  const width = widthOf(rows.map((row) => row.value));
  return html`<h3>${words.t('why.odious')}</h3>
    ${grid(
      words.t('why.odious'),
      [words.head, words.t('why.value'), words.t('why.binary'), words.t('why.moore.ones')],
      rows.map((row) => [
        words.name(row.label),
        row.value,
        html`<code>${digits(row.value, width).join('')}</code>`,
        countOnes(row.value),
      ]),
      step.more,
      words,
    )}
    <p>${words.t('why.odious.say')}</p>`;
}

/** @param {Step<'values'>} step @param {Words} words */
export function values(step, words) {
  return html`<h3>${words.t('why.values')}</h3>
    ${grid(
      words.t('why.values'),
      [words.head, words.t('why.value')],
      step.rows.map((row) => [words.name(row.label), row.value]),
      step.more,
      words,
    )}`;
}

/** @param {Step<'residues'>} step @param {Words} words */
export function residues(step, words) {
  const { modulus } = step;
  return html`<h3>${words.t('why.residues', { modulus })}</h3>
    ${grid(
      words.t('why.residues', { modulus }),
      [words.head, words.t('why.merge.mod', { modulus })],
      step.rows.map((row) => [words.name(row.label), row.value]),
      0,
      words,
    )}`;
}

/** @param {Step<'merge'>} step @param {Words} words */
export function merge(step, words) {
  const { ones, ops, special } = step;
  const title = words.t('why.merge');
  const left = (/** @type {number} */ modulus, /** @type {number} */ remainder) =>
    `${words.t('why.merge.mod', { modulus })} = ${remainder}`;
  return html`<h3>${title}</h3>
    ${grid(
      title,
      ['what', 'count', 'remainder'].map((head) => words.t(`why.merge.${head}`)),
      [
        [words.t('why.merge.ones'), ones, left(special ? 3 : 2, step.onesMod)],
        [words.t('why.merge.ops'), ops, special ? '–' : left(2, step.opsMod)],
      ],
      0,
      words,
    )}
    <p>
      ${words.t(special ? 'why.merge.special' : 'why.merge.usual', { ...step, P: words.outcome === 'P' })}
    </p>
    ${words.open || words.outcome === 'P' ? merging(step, words) : nothing}`;
}

/**
 * The effect of each kind of move on the two numbers.
 * @param {Step<'merge'>} step
 * @param {Words} words
 */
function merging({ moves }, words) {
  if (moves.length === 0) return nothing;
  const title = words.t('why.merge.moves');
  const cells = moves.map(({ how, ones, ops, outcome }) => [
    words.t(`why.merge.${how}`),
    ones,
    ops,
    mark(outcome, words.lang),
  ]);
  const heads = ['move', 'a', 'b', 'then'].map((head) => words.t(`why.merge.${head}`));
  return html`${grid(title, heads, cells, 0, words)}
    <p>${words.t(`why.merge.moves.${words.outcome}`)}</p>`;
}

/** @param {Step<'ones'>} step @param {Words} words */
export function ones(step, words) {
  const { bigger, modulus } = step;
  const many = Number(bigger);
  const moore = Number(modulus ?? 2) > 2;
  const single = many === 1 && !moore && !step.firm;
  const some = step.firm ? 'firm' : 'bigger';
  const key = many === 0 ? (moore ? 'residue' : 'none') : single ? 'one' : some;
  return html`<h3>${words.t('why.ones')}</h3>
    <p>${words.t(`why.ones.${key}`, step)}</p>`;
}

/** @param {Step<'graph-values'>} step @param {Words} words */
export function graphValues(step, words) {
  return html`<h3>${words.t('why.graph-values')}</h3>
    ${grid(
      words.t('why.graph-values'),
      [words.t('why.graph-values.node'), words.t('why.nimber'), words.t('why.graph-values.token')],
      step.nodes.map((node) => [
        node.text,
        valueOf(node),
        node.token ? html`● ${words.t('why.graph-values.here')}` : '–',
      ]),
      step.more,
      words,
    )}
    <p>
      ${words.t(step.nodes.some((node) => node.infinite) ? 'why.graph-values.say.loops' : 'why.graph-values.say')}
    </p>`;
}

/** The most P-position classes listed. */
const NAMED = 12;

/** @param {Step<'quotient'>} step @param {Words} words */
export function quotient(step, words) {
  const { order, worths, more, product, lost, pPositions, period, reached } = step;
  const [named, others] = [pPositions.slice(0, NAMED), Math.max(0, pPositions.length - NAMED)];
  const list = words.t('why.quotient.list', { words: named, others });
  return html`<h3>${words.t('why.quotient')}</h3>
    <p>
      ${words.t('why.quotient.say', { order, lost: pPositions.length, list })}
      ${
        period
          ? words.t('why.quotient.proven', period)
          : words.t('why.quotient.upto', { heap: reached })
      }
    </p>
    ${grid(
      words.t('why.quotient'),
      [words.head, words.t('why.quotient.class'), words.t('why.nimber'), words.t('why.genus')],
      worths.map(({ label, word, genus }) => [words.name(label), word, ...genusOf(genus)]),
      more,
      words,
    )}
    ${
      worths.some(({ genus }) => genus?.includes('^'))
        ? html`<p class="soft">${words.t('why.genus.say')}</p>`
        : nothing
    }
    <p>${words.t(lost ? 'why.quotient.lost' : 'why.quotient.won', { product })}</p>`;
}

/** The value of a heap, and its genus if it is known, such as `4^146`. @param {string | null} text */
function genusOf(text) {
  const [value = '–', superscripts] = text?.split('^') ?? [];
  return [value, superscripts ? html`${value}<sup>${superscripts}</sup>` : '–'];
}
