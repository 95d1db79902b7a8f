/**
 * A picture of the options of a position with their SG values. Below the options, a row of the numbers from 0
 * on marks the values of options and their mex.
 */
import { mex } from '../../ui/drawing/mex-steps.ts';
import { markup } from '../../ui/text/markup.ts';
import { figure, marks, upto } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Of {
  /** The game that the SG values belong to; the tests compare the values with the engine. */
  game: string;
  /** The position whose options are shown. */
  from: string;
  /** The options, each with its SG value. */
  options: [string, number][];
}

interface Frame {
  /** Whether the values of the options are shown. */
  known?: boolean;
  /** Whether the row of the numbers from 0 on is shown. */
  line?: boolean;
  /** Whether the smallest number that is not the value of an option is marked. */
  mex?: boolean;
  /** The SG value that this frame marks among options and numbers. */
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
