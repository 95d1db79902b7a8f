/**
 * The step with the winning move and its derivation, and the step with the winning replies to the moves of a
 * lost position.
 */
import type { Big, Move, WhyStepOf } from '../../engine/types.ts';
import { cell, heading, paragraph, styled } from '../../ui/text/document.ts';
import type { Block, Cell, Inline, Paragraph, Step, Table } from '../../ui/text/document.ts';
import { nimSum } from '../binary.ts';
import type { Words } from '../words.ts';
import { withMore } from './sections.ts';

type Moves = WhyStepOf<'moves'>;

/** The number of replies shown initially; further replies are collapsed. */
const ANSWERED = 6;

export const movesStep = (step: Moves, words: Words): Step =>
  step.role === 'winning' ? winning(step, words) : refutations(step, words);

function winning({ rows, target }: Moves, words: Words): Step {
  const { move, to, text } = rows[0].played;
  const message = words.say(move);
  const leaves: Inline[] = words.pictured
    ? [`${words.t('why.winning.pictured', { move: message })} `, words.show(to)]
    : [words.t('why.winning.move', { move: message, to: words.place(to) })];
  const blocks: Block[] = [
    ...heading(words.t(words.argued ? 'why.winning' : 'why.winning.some')),
    ...derivation(move, words.parted ? target : null, words),
    { kind: 'paragraph', content: leaves },
    { kind: 'try', move: text, to, label: words.t('why.winning.try') },
  ];
  return { kind: 'step', style: 'winning', blocks };
}

/** Explain why the move changes the value of its part to `target`. */
function derivation(move: Move, target: Big | null, words: Words): Paragraph[] {
  const { part, row, left } = words.moved(move);
  const { sum, t } = words;
  const wanted = row === undefined || sum === null ? null : nimSum(row, sum);
  const known = target !== null;
  if (wanted === null || words.misere || (known && String(wanted) !== String(target))) {
    const isKnown = known && part !== null && words.parted;
    return isKnown ? [paragraph(t('why.winning.target', { part, target }))] : [];
  }
  if (left !== undefined && String(left) === String(wanted)) {
    return [
      paragraph(t('why.winning.nim', { part: part!, from: row!, sum: sum!, target: wanted })),
    ];
  }
  const value = t('why.winning.value', { part: part!, value: row!, sum: sum!, target: wanted });
  if (move.kind !== 'take') return [paragraph(value)];
  const from = BigInt(move.left) + BigInt(move.take);
  return [paragraph(`${value} ${t('why.winning.from', { from: String(from), left: move.left })}`)];
}

function refutations({ rows, more, from }: Moves, words: Words): Step {
  const { t } = words;
  const head = ['move', 'answer', 'left'].map((name) => cell(t(`why.refutations.${name}`)));
  const body = rows.map(({ played, answer }): Cell[] => [
    {
      content: [words.sayIn(played.move, from), ' ', styled('→ ', 'soft'), words.show(played.to)],
    },
    cell(answer ? words.sayIn(answer.move, played.to) : t('why.refutations.over')),
    { content: answer ? [words.show(answer.to)] : ['–'] },
  ]);
  const caption = t(words.outcome === 'N' ? 'why.refutations.N' : 'why.refutations.P', {
    text: words.place(from),
  });
  const table = (rows: Cell[][]): Table => ({
    kind: 'table',
    caption,
    head: [head],
    body: rows,
    foot: [],
  });
  const rest = withMore(body.slice(ANSWERED), head.length, Number(more), words);
  const summary = t('why.refutations.all', { count: rows.length + Number(more) });
  const blocks: Block[] = [...heading(caption), table(body.slice(0, ANSWERED))];
  if (rest.length) blocks.push({ kind: 'fold', summary, blocks: [table(rest)] });
  return { kind: 'step', style: 'answers', blocks };
}
