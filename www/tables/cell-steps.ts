/** One cell of the table: its options and their mex, step by step. */
import { html, nothing } from 'lit';
import { brief, mex, seenAfter } from '../ui/drawing/mex-steps.ts';
import { sign } from '../ui/pictures/signs.ts';
import { mexLine } from '../ui/drawing/mex-line.ts';
import { stepper } from '../ui/controls/stepper.ts';
import type { Translate } from '../i18n/languages.ts';

export type Choice = { to: string; nimber: number; parts: number[] };

/** Options for the table: each once, ordered by heap, with the parts of splitting moves. */
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

/** The cells that the options refer to. */
export function restsOn(options: Choice[], count: number) {
  return new Set(options.flatMap((option) => option.parts.filter((n) => n < count)));
}

export function building({
  t,
  n,
  nimber,
  options,
  all,
  nimbers,
  step,
  go,
  close,
}: {
  t: Translate;
  n: number;
  nimber: number;
  /** Null while they are looked up. */ options: Choice[] | null;
  /** How many there are. */ all: number;
  nimbers: ArrayLike<number>;
  /** 0..options + 1 */ step: number;
  go: (step: number) => void;
  close: () => void;
}) {
  return html`<section
    class="panel building"
    part="options"
    aria-label=${t('table.options', { n })}
  >
    <header>
      <h3>${t('table.options', { n })}</h3>
      <button
        class="tool no-print"
        type="button"
        data-close
        aria-label=${t('table.options.close')}
        title=${t('table.options.close')}
        @click=${close}
      >
        ${sign('close')}
      </button>
    </header>
    ${
      options === null
        ? html`<p class="soft">${t('table.options.working')}</p>`
        : options.length === 0
          ? html`${mexLine([])}
              <p role="status">${t('table.options.none', { n })}</p>`
          : content({ t, n, nimber, options, all, nimbers, step, go })
    }
  </section>`;
}

/** What is shown of the options; `all`: how many there are. */
interface Shown {
  t: Translate;
  n: number;
  nimber: number;
  options: Choice[];
  all: number;
  nimbers: ArrayLike<number>;
  step: number;
  go: (step: number) => void;
}

interface Said extends Pick<Shown, 't' | 'n' | 'nimber' | 'options'> {
  count: number;
  done: boolean;
  seen: number[];
}

function content({ t, n, nimber, options, all, nimbers, step, go }: Shown) {
  // If the budget ran out before some value, the mex is unknown.
  const known = options.every((option) => !Number.isNaN(option.nimber));
  const whole = known && options.length === all;
  const done = whole && step > options.length;
  const count = Math.min(step, options.length);
  const seen = seenAfter(options, count).map(({ value }) => value);
  return html`${
      whole
        ? stepper({
            t,
            at: step,
            count: options.length + 1,
            label: t('table.options.steps'),
            go,
          })
        : html`<p class="soft">${t('table.options.cut', { shown: options.length, all })}</p>`
    }
    <div class="scroll list" aria-label=${t('table.options', { n })}>
      <ol class="flow options">
        ${options.map((option, i) => {
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
            <p role="status">${sentence({ t, n, nimber, options, count, done, seen })}</p>`
        : nothing
    }`;
}

function sentence({ t, n, nimber, options, count, done, seen }: Said) {
  const list = brief(seen);
  if (done) return t('table.options.done', { n, seen: list, mex: nimber });
  if (count === 0) return t('table.options.start');
  const { to, nimber: value } = options[count - 1];
  return t('table.options.seen', {
    to: to.trim() || '0',
    nimber: value,
    seen: list || t('table.options.empty'),
    mex: mex(seen),
  });
}

/** A splitting move shows the nim-sum of its parts. */
function value(option: Choice, nimbers: ArrayLike<number>) {
  const known = option.parts.length > 1 && option.parts.every((n) => n < nimbers.length);
  if (!known) return Number.isNaN(option.nimber) ? '–' : option.nimber;
  return html`<span class="soft">${option.parts.map((n) => nimbers[n]).join(' ⊕ ')} =</span>
    ${option.nimber}`;
}
