/** The result of a check: how many outputs are right, and the smallest inputs with a wrong one. */
import { html, nothing } from 'lit';
import { firstDifference } from './outputs.js';

/** Wrong tests beyond those that are shown, of which the number is given. */
const NUMBERED = 20;

/** @typedef {import('./outputs.js').Comparison & { hrefs: string[] }} Result with links to the boards of the first wrong tests, which are shown */
/** @typedef {(key: string, args?: any) => string} Say words by their key */

/**
 * @param {object} view
 * @param {Say} view.t
 * @param {Result | null} view.result
 * @param {string} view.said what is said first, or alone where there is no result
 * @param {boolean} view.busy whether smaller inputs are looked for
 * @param {() => void} view.look looks for smaller inputs
 */
export function checkResult({ t, result, said, busy, look }) {
  if (!result) return said ? html`<p class="verdict">${said}</p>` : nothing;
  const good = result.wrong.length === 0 && result.more === 0;
  return html`<p class="verdict ${good ? 'right' : ''}">
      <span class="sign" aria-hidden="true">${good ? '✓' : '✗'}</span>
      <span><b>${said}</b>${sentences(t, result).join(' ')}</span>
    </p>
    ${
      result.wrong.length
        ? html`<p class="acts no-print">
              <button type="button" class="btn" data-smaller ?disabled=${busy} @click=${look}>
                ${t(busy ? 'common.working' : 'learn.check.look_smaller')}
              </button>
            </p>
            ${table(t, result)}`
        : nothing
    }`;
}

/** @param {Say} t @param {Result} result */
function sentences(t, { wrong, more, missing, two, shifted }) {
  const [first] = wrong;
  const says = [];
  if (first) says.push(t(`learn.check.${two ? 'smallest_difference' : 'smallest'}`, first));
  else if (!more) says.push(t(`learn.check.${two ? 'all_same' : 'all_right'}`));
  if (first && !two) says.push(fault(t, first));
  if (missing) says.push(t('learn.check.short', { n: missing }));
  if (more) says.push(t('learn.check.long'));
  if (shifted && first) says.push(t('learn.check.shifted'));
  return says;
}

/** What is wrong with one output. @param {Say} t @param {import('./outputs.js').Wrong} one */
function fault(t, { failure, given, difference }) {
  if (failure) return t(`learn.check.${failure.ended}`, failure);
  if (!given) return t('learn.check.printed_nothing');
  return difference ? t('learn.check.line', difference) : '';
}

/** @param {Say} t @param {Result} result */
function table(t, { wrong, hrefs, two }) {
  const heads = ['test', 'input', ...(two ? ['first', 'second'] : ['yours']), 'right'];
  const rest = wrong.slice(hrefs.length).map(({ n }) => n);
  const numbers = rest.slice(0, NUMBERED).map(String);
  return html`<table>
      <caption class="sr">
        ${t(two ? 'learn.check.different_ones' : 'learn.check.wrong_ones')}
      </caption>
      <thead>
        <tr>
          ${heads.map((key) => html`<th scope="col">${t(`learn.check.${key}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${hrefs.map((href, i) => row(t, wrong[i], href, two))}
      </tbody>
    </table>
    ${
      rest.length
        ? html`<p class="soft">
            ${t('learn.check.rest', {
              tests: t('common.items', { items: numbers }),
              more: rest.length - numbers.length,
            })}
          </p>`
        : nothing
    }`;
}

/** @param {Say} t @param {import('./outputs.js').Wrong} one @param {string} href @param {boolean} two */
function row(t, { n, input, given, other, answer, difference }, href, two) {
  const cell = (/** @type {string} */ key, /** @type {unknown} */ content, name = '') =>
    html`<td class=${name} data-head=${t(`learn.check.${key}`)}>${content}</td>`;
  const output = (/** @type {string} */ key, /** @type {string} */ text) =>
    cell(
      key,
      text ? marked(text, difference?.line) : html`<em>${t('learn.check.nothing')}</em>`,
      firstDifference(answer, text) ? 'given' : 'wanted',
    );
  return html`<tr>
    <th scope="row" data-head=${t('learn.check.test')}>${n}</th>
    ${cell(
      'input',
      html`<pre tabindex="0">${input.trim()}</pre>
        ${href ? html`<a href=${href} data-board>${t('learn.check.board')}</a>` : nothing}`,
    )}
    ${output(two ? 'first' : 'yours', given)} ${two ? output('second', other) : nothing}
    ${output('right', answer)}
  </tr>`;
}

/** An output, with the line that differs marked. @param {string} text @param {number | undefined} line */
function marked(text, line) {
  const lines = text.split('\n');
  const parts = lines.map(
    (each, i) => html`${i ? '\n' : ''}${i + 1 === line ? html`<mark>${each}</mark>` : each}`,
  );
  return html`<pre tabindex=${lines.length > 6 ? '0' : nothing}>${parts}</pre>`;
}
