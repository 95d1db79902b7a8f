/**
 * The options of a position with their SG values, and below them the numbers from 0 on: the values
 * of options, and the smallest number that is no value.
 */
import { mex } from '../../ui/drawing/mex-steps.ts';
import { markup } from '../../ui/text/markup.ts';
import { figure, marks, upto } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Of {
  /** The game of the values; the tests compare them with the engine. */
  game: string;
  /** The position. */
  from: string;
  /** The options, with their SG values. */
  options: [string, number][];
}

interface Frame {
  /** Whether the values of the options are there. */
  known?: boolean;
  /** Whether the numbers from 0 on are there. */
  line?: boolean;
  /** Whether the smallest missing one is marked. */
  mex?: boolean;
  /** The value that the step is about. */
  wanted?: number;
}

export function values({ from, options }: Of, frame: Frame, t: T) {
  const { known, wanted } = frame;
  const has = [...new Set(options.map(([, value]) => value))].sort((a, b) => a - b);
  const least = mex(has);
  const number = (n: number) => {
    const is = [has.includes(n) && 'lit', frame.mex && n === least && 'at new'];
    return markup`<span class="${marks('cell', ...is, n === wanted && 'wanted')}">${n}</span>`;
  };
  const option = ([to, value]: [string, number]) =>
    markup`<span class="${marks(value === wanted && 'wanted')}"><b>${to}</b>${known ? markup`<i class="new">${value}</i>` : ''}</span>`;
  const label = t('learn.picture.values', {
    from,
    options: options.map(([to, value]) => (known ? `SG(${to}) = ${value}` : to)),
    mex: frame.mex ? least : null,
    wanted,
  });
  return figure(
    'values',
    markup`<div class="drawn" role="img" aria-label="${label}">
    <div class="from">${from}</div>
    <div class="flow options">${options.length ? options.map(option) : markup`<span class="none">∅</span>`}</div>
    ${frame.line ? markup`<div class="numbers">${upto(Math.max(least, ...has) + 2).map(number)}</div>` : ''}
    ${frame.mex ? markup`<div>mex {${has.join(', ')}} = <b>${least}</b></div>` : ''}
  </div>`,
  );
}
