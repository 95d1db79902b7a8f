/** The signed sum as a table, with the total after each term. */
import { html, nothing } from 'lit';
import { grouped } from '../ui/text/digit-groups.ts';
import { stepper } from '../ui/controls/stepper.ts';
import { totals } from './terms.ts';
import type { Union, UnionTerm } from '../engine/types.ts';
import type { MexUnion } from './mex-union.ts';
import type { Translate } from '../i18n/languages.ts';

/** The maximum number of digits of a number that is written in a fraction. */
const LONG = 12;

export function signedSum({ t, model, compact, print }: MexUnion, result: Union) {
  const { step } = model;
  const { terms, omitted, n, divisors } = result;
  if (terms.length === 0) {
    return html`<p>${t(divisors.length ? 'union.terms.beyond' : 'union.terms.none')}</p>`;
  }
  const running = totals(terms);
  const whole = print === 'answer' && step < terms.length;
  const more = String(omitted) !== '0';
  const vanish = !more && terms.length < 2 ** divisors.length - 1;
  return html`<section class="sum given-away">
    <h3>${t('union.terms')}</h3>
    ${
      compact
        ? nothing
        : stepper({
            t,
            at: step,
            count: terms.length,
            label: t('union.terms'),
            go: (to) => (model.step = to),
          })
    }
    <p class="says ${whole ? 'no-print' : ''}" role="status">
      ${sentence(t, terms, running, step)}
    </p>
    ${
      whole
        ? html`<p class="says answer-only">${sentence(t, terms, running, terms.length)}</p>`
        : nothing
    }
    ${listing(
      t,
      t('union.terms.set'),
      terms.map(
        (term, i) =>
          html`<tr class="${i < step ? '' : 'ahead'} ${i === step - 1 ? 'now' : ''}">
            <th scope="row">${t('common.items', { items: term.divisors })}</th>
            <td>${sign(t, term.sign)} ${floor(n, term.product)} ${grouped(term.count)}</td>
            <td>
              ${
                i < step
                  ? grouped(running[i])
                  : whole
                    ? html`<span class="answer-only">${grouped(running[i])}</span>`
                    : ''
              }
            </td>
          </tr>`,
      ),
    )}
    ${
      more
        ? html`<p class="caution note" role="status">${t('union.terms.omitted', { omitted })}</p>`
        : nothing
    }
    ${vanish ? html`<p class="soft small">${t('union.terms.vanish')}</p>` : nothing}
  </section>`;
}

/**
 * Draw the sum for sets of given sizes: the sizes of single sets are added, those of pairs subtracted, and so
 * on.
 * @param sizes the sizes of the sets and of their intersections
 */
export function sumOfSizes(t: Translate, sizes: Record<string, string>) {
  let total = 0n;
  const rows = Object.entries(sizes).map(([name, size]) => {
    const plus = name.split('&').length % 2 === 1;
    total += plus ? BigInt(size) : -BigInt(size);
    return html`<tr>
      <th scope="row">${t('union.sets.size', { name })}</th>
      <td><span class="left-blank">${sign(t, plus ? 1 : -1)}</span> ${grouped(size)}</td>
      <td><span class="left-blank">${grouped(total)}</span></td>
    </tr>`;
  });
  return html`<section class="sum">
    <h3>${t('union.terms')}</h3>
    ${listing(t, t('union.sets.set'), rows)}
    <p class="small given-away">${t('union.sets.say', { three: 'C' in sizes })}</p>
  </section>`;
}

/** @param first the head of the first column */
const listing = (t: Translate, first: string, rows: unknown[]) =>
  html`<div class="scroll" aria-label=${t('union.terms')}>
    <table class="listing" part="terms">
      <thead>
        <tr>
          <th scope="col">${first}</th>
          <th scope="col">${t('union.terms.count')}</th>
          <th scope="col">${t('union.terms.total')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

function sentence(t: Translate, terms: UnionTerm[], running: string[], step: number) {
  if (step === 0) return t('union.terms.start');
  const { divisors, product, count, sign: plus } = terms[step - 1];
  const key = divisors.length === 1 ? 'single' : plus > 0 ? 'plus' : 'minus';
  const total = running[step - 1];
  const set = t('common.items', { items: divisors });
  return t(`union.terms.${key}.say`, { set, product, count, total });
}

function sign(t: (key: string) => string, which: 1 | -1) {
  const name = which > 0 ? 'plus' : 'minus';
  return html`<span class="sign ${name}"
    ><span aria-hidden="true">${which > 0 ? '+' : '−'}</span
    ><span class="sr">${t(`union.terms.${name}`)}</span></span
  >`;
}

/**
 * Write ⌊n / d⌋ in MathML. The brackets are text elements, since WebKit omits operators that it cannot
 * stretch.
 */
function floor(n: string, d: string) {
  if (n.length > LONG) return nothing;
  return html`<math>
    <mrow>
      <mtext>⌊</mtext><mn>${n}</mn><mo lspace="0" rspace="0">/</mo><mn>${d}</mn><mtext>⌋</mtext>
      <mo>=</mo>
    </mrow>
  </math>`;
}
