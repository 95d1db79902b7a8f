/** Draw the result of a check: the number of right outputs, and the smallest inputs with a wrong output. */
import { html, nothing } from 'lit';
import { verdict } from 'mexplorer/kit';
import { firstDifference } from './outputs.ts';
import type { Translate as Say } from 'mexplorer/kit';
import type { Comparison, Wrong } from './outputs.ts';

/** The greatest number of further wrong tests whose numbers are listed. */
const NUMBERED = 20;

/**
 * A comparison of outputs, with links to the boards of the displayed wrong tests. `isMinimal`: the smallest
 * wrong test cannot be made smaller.
 */
export type Result = Comparison & { hrefs: string[]; isMinimal: boolean };

interface View {
  t: Say;
  result: Result | null;
  /** The first sentence of the result; the only sentence before there is a result. */
  said: string;
  /** Whether a search for smaller inputs is running. */
  busy: boolean;
  /** The time limit of the problem's judge, in seconds. */
  seconds: number;
  /** Callback that starts a search for smaller inputs. */
  look: () => void;
}

/** The greatest number of displayed lines of an output. */
const LINES = 40;

/** The length, in characters, beyond which only the beginning and the end of a text are displayed. */
const LONG = 800;

/** Return a text for display, without its middle if the text is long. */
export function shortened(text: string): string {
  const whole = text.trim();
  const half = LONG / 2;
  return whole.length > LONG ? `${whole.slice(0, half)} … ${whole.slice(-half)}` : whole;
}

export function checkResult({ t, result, said, busy, seconds, look }: View) {
  if (!result) return said ? html`<p class="verdict">${said}</p>` : nothing;
  const good = result.wrong.length === 0 && result.more === 0;
  const sentence = html`<b>${said}</b>${sentences(t, result, seconds).join(' ')}`;
  return html`${verdict(good ? '✓' : '✗', sentence)}
  ${
    result.wrong.length
      ? html`${
          result.isMinimal
            ? html`<p data-minimal tabindex="-1">${t('check.none_smaller')}</p>`
            : html`<p class="flow acts no-print">
                <button type="button" class="btn" data-smaller aria-disabled=${busy} @click=${look}>
                  ${t(busy ? 'common.working' : 'check.look_smaller')}
                </button>
              </p>`
        }
        ${table(t, result)}`
      : nothing
  }`;
}

function sentences(t: Say, { wrong, more, missing, two, shifted }: Result, seconds: number) {
  const [first] = wrong;
  const sentences = [];
  if (first) sentences.push(t(`check.${two ? 'smallest_difference' : 'smallest'}`, first));
  else if (!more) sentences.push(t(`check.${two ? 'all_same' : 'all_right'}`));
  if (first && !two) sentences.push(fault(t, first, seconds));
  if (missing) sentences.push(t('check.short', { n: missing }));
  if (more) sentences.push(t('check.long'));
  if (shifted && first) sentences.push(t('check.shifted'));
  return sentences;
}

/** Return a sentence about the fault of one output. */
function fault(t: Say, { failure, given, difference }: Wrong, seconds: number) {
  if (failure?.ended === 'timeout') return t('check.timeout', { seconds });
  if (failure) return t('check.crash', { code: failure.code ?? '' });
  if (!given) return t('check.printed_nothing');
  return difference ? t('check.line', difference) : '';
}

function table(t: Say, { wrong, hrefs, two }: Result) {
  const heads = ['test', 'input', ...(two ? ['first', 'second'] : ['yours']), 'right'];
  const rest = wrong.slice(hrefs.length).map(({ n }) => n);
  const numbers = rest.slice(0, NUMBERED).map(String);
  return html`<table class="listing">
      <caption class="sr">
        ${t(two ? 'check.different_ones' : 'check.wrong_ones')}
      </caption>
      <thead>
        <tr>
          ${heads.map((key) => html`<th scope="col">${t(`check.${key}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${hrefs.map((href, i) => row(t, wrong[i], href, two))}
      </tbody>
    </table>
    ${
      rest.length
        ? html`<p class="soft">
            ${t('check.rest', {
              tests: t('common.items', { items: numbers }),
              more: rest.length - numbers.length,
            })}
          </p>`
        : nothing
    }`;
}

function row(
  t: Say,
  { n, input, given, other, answer, difference }: Wrong,
  href: string,
  two: boolean,
) {
  const cell = (key: string, content: unknown, name = '') =>
    html`<td class=${name} data-head=${t(`check.${key}`)}>${content}</td>`;
  const output = (key: string, text: string) =>
    cell(
      key,
      text ? marked(text, difference?.line) : html`<em>${t('check.nothing')}</em>`,
      firstDifference(answer, text) ? 'given' : 'wanted',
    );
  return html`<tr>
    <th scope="row" data-head=${t('check.test')}>${n}</th>
    ${cell(
      'input',
      html`<pre tabindex="0">${shortened(input)}</pre>
        ${href ? html`<a href=${href} data-board>${t('check.board')}</a>` : nothing}`,
    )}
    ${output(two ? 'first' : 'yours', given)} ${two ? output('second', other) : nothing}
    ${output('right', answer)}
  </tr>`;
}

/** Draw an output, and mark the line that differs. */
function marked(text: string, line: number | undefined) {
  const all = text.split('\n');
  // Of a long output, show the lines around the first line that differs.
  const from = all.length > LINES ? Math.max(0, (line ?? 1) - LINES / 2) : 0;
  const lines = all.slice(from, from + LINES);
  const parts = lines.map((each, i) => {
    const shown = shortened(each);
    return html`${i ? '\n' : ''}${from + i + 1 === line ? html`<mark>${shown}</mark>` : shown}`;
  });
  return html`<pre tabindex=${lines.length > 6 ? '0' : nothing}>${parts}</pre>`;
}
