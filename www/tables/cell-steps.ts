/** The computation of one cell of the table, step by step: its options and their mex. */
import { html, nothing } from 'lit';
import { brief, mex, seenAfter } from '../ui/drawing/mex-steps.ts';
import { tool } from '../ui/controls/tool-button.ts';
import { mexLine } from '../ui/drawing/mex-line.ts';
import { stepper } from '../ui/controls/stepper.ts';
import type { Translate } from '../i18n/languages.ts';
import type { MexTable } from './mex-table.ts';

export type Choice = { to: string; nimber: number; parts: number[] };

/** Return the options of a heap, the largest heap first; an option of a splitting move has several parts. */
export function choices(moves: { to: string; nimber: number | string | null }[]): Choice[] {
  return moves
    .map(({ to, nimber }) => ({
      to,
      nimber: nimber === null ? NaN : Number(nimber),
      parts: /^[\d\s]+$/.test(to) ? to.trim().split(/\s+/).map(Number) : [],
    }))
    .sort(
      (a, b) =>
        (b.parts[0] ?? b.to.length) - (a.parts[0] ?? a.to.length) ||
        (b.parts[1] ?? 0) - (a.parts[1] ?? 0),
    );
}

/** Return the cells of the table on which the options depend. */
export function restsOn(options: Choice[], count: number) {
  return new Set(options.flatMap((option) => option.parts.filter((n) => n < count)));
}

export function building(table: MexTable, nimbers: ArrayLike<number>, n: number) {
  const { t, options } = table;
  const label = t('table.options', { n });
  return html`<section class="panel building" part="options" aria-label=${label}>
    <header>
      <h3>${label}</h3>
      <span class="tools">${tool('close', t('table.options.close'), () => table.close())}</span>
    </header>
    ${
      options === null
        ? html`<p class="soft">${t('table.options.working')}</p>`
        : options.list.length === 0
          ? html`${mexLine([])}
              <p role="status">${t('table.options.none', { n })}</p>`
          : content(table, nimbers, n, options)
    }
  </section>`;
}

function content(
  table: MexTable,
  nimbers: ArrayLike<number>,
  n: number,
  { list, all }: { list: Choice[]; all: number },
) {
  const { t, step } = table;
  // If the budget ran out before all options had values, the mex is unknown.
  const known = list.every((option) => !Number.isNaN(option.nimber));
  const whole = known && list.length === all;
  const done = whole && step > list.length;
  const count = Math.min(step, list.length);
  const seen = seenAfter(list, count).map(({ value }) => value);
  return html`${
      whole
        ? stepper({
            t,
            at: step,
            count: list.length + 1,
            label: t('table.options.steps'),
            go: (to) => (table.step = to),
          })
        : html`<p class="soft">${t('table.options.cut', { shown: list.length, all })}</p>`
    }
    <div class="scroll list" aria-label=${t('table.options', { n })}>
      <ol class="flow options">
        ${list.map((option, i) => {
          const shown = !whole || i < count;
          const now = whole && !done && i === count - 1;
          return html`<li class="${shown ? 'shown' : ''} ${now ? 'now' : ''}">
            <code>${option.to.trim() || '0'}</code>
            <b>${shown ? value(option, nimbers) : html`<span class="soft">?</span>`}</b>
          </li>`;
        })}
      </ol>
    </div>
    ${
      whole
        ? html`${mexLine(seen, done)}
            <p role="status">
              ${
                done
                  ? t('table.options.done', { n, seen: brief(seen), mex: nimbers[n] })
                  : sentence(t, list[count - 1], seen)
              }
            </p>`
        : nothing
    }`;
}

function sentence(t: Translate, last: Choice | undefined, seen: number[]) {
  if (!last) return t('table.options.start');
  return t('table.options.seen', {
    to: last.to.trim() || '0',
    nimber: last.nimber,
    seen: brief(seen) || t('table.options.empty'),
    mex: mex(seen),
  });
}

/** Return the template of the value of an option; for a splitting move, as the nim-sum of its parts. */
function value(option: Choice, nimbers: ArrayLike<number>) {
  const known = option.parts.length > 1 && option.parts.every((n) => n < nimbers.length);
  if (!known) return Number.isNaN(option.nimber) ? '–' : option.nimber;
  return html`<span class="soft">${option.parts.map((n) => nimbers[n]).join(' ⊕ ')} =</span>
    ${option.nimber}`;
}
