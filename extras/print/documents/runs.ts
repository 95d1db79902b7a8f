/** Convert inline content of a document to runs of text with their styles, for pictures and TeX. */
import type { Inline, Run, Styled } from 'mexplorer/kit/pictures';

/** The colours of the outcome marks P, N and D. */
const FILLS = { P: 'lose', N: 'win', D: 'ink-soft' };

const LOOKS: Record<Styled['style'], Partial<Run>> = {
  bold: { bold: true },
  code: { mono: true },
  soft: { fill: 'ink-soft' },
  sup: { scale: 0.72, shift: 0.35 },
  value: {},
};

export const runsOf = (content: Inline[]): Run[] =>
  content.map(runOf).filter(({ text }) => text !== '');

function runOf(one: Inline): Run {
  if (typeof one === 'string') return { text: one };
  if ('outcome' in one) return { text: one.outcome, bold: true, fill: FILLS[one.outcome] };
  if ('arrow' in one) return { text: '→', fill: 'ink-soft' };
  if ('position' in one) return { text: one.text, ...(one.pictured ? {} : LOOKS.code) };
  return { text: one.text, ...LOOKS[one.style] };
}
