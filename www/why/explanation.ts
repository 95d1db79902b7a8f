/** Convert an explanation to a document: the verdict, the parts, the steps, and the winning moves. */
import type { Analysis, Big, WhyStep, WhyStepOf } from '../engine/types.ts';
import { paragraph, styled } from '../ui/text/document.ts';
import type { Block, Inline, Paragraph, Step, Verdict } from '../ui/text/document.ts';
import { moveNumber } from '../ui/text/move-count.ts';
import { valueOf } from '../ui/text/position-value.ts';
import { mexStep } from './steps/mex.ts';
import { movesStep } from './steps/moves.ts';
import { conclusion, period, picture, sentences, tableStep, theorem } from './steps/sections.ts';
import { sumStep } from './steps/sum.ts';
import { isMisere, type Translate, type Words } from './words.ts';

/** The function that converts a step to a document, for each kind of step. */
export const STEPS: { [K in WhyStep['kind']]: (step: WhyStepOf<K>, words: Words) => Step } = {
  theorem,
  sentences,
  table: tableStep,
  sum: sumStep,
  mex: mexStep,
  period,
  picture,
  moves: movesStep,
  conclusion,
};

const documentOf = (step: WhyStep, words: Words): Step =>
  (STEPS[step.kind] as (step: WhyStep, words: Words) => Step)(step, words);

/** Return whether the player to move has no move. */
export const isOver = (result: Analysis) => moveNumber(result.moveCount) === 0;

export function verdictText(result: Analysis, { t, misere }: Words): string {
  if (!isOver(result)) return t(`why.outcome.${result.outcome}`);
  return t(misere ? 'why.over.misere' : 'why.over.normal');
}

/** Return the verdict: the winner and the value of the position. */
export const verdict = (result: Analysis, words: Words): Verdict => ({
  kind: 'verdict',
  outcome: result.outcome,
  blocks: [paragraph(verdictText(result, words), 'verdict'), value(result, words.t)],
});

/** The ids of tables that contain SG values; in misère play these are the values of normal play. */
const VALUED = ['interval', 'graph-values', 'odious', 'values', 'stems'];

const hasValues = (step: WhyStep) =>
  step.kind === 'period' ||
  step.kind === 'mex' ||
  (step.kind === 'table' && VALUED.includes(step.id));

function value({ game, nimber, infinite, why }: Analysis, t: Translate): Paragraph {
  const number = valueOf({ nimber, infinite });
  if (number !== null) {
    const key = infinite ? 'why.nimber.infinite' : 'why.nimber.full';
    const content = [`${t(key)} `, styled(number, 'bold')];
    return { kind: 'paragraph', content, style: 'value' };
  }
  const none = isMisere(game) ? `misere${why.some(hasValues) ? '.used' : ''}` : 'budget';
  return paragraph(t(`why.nimber.none.${none}`), 'no-value');
}

/** The maximum number of parts listed. */
const PARTS = 24;

/**
 * Return the list of parts with their values; nothing if a step of the explanation already lists them as a
 * sum, or if fewer than two values are known.
 */
export function parts({ parts, why }: Analysis, { t }: Words): Block[] {
  if (why.some((step) => step.kind === 'sum' && step.total !== null)) return [];
  const known = parts.flatMap((part) => {
    const number = valueOf(part);
    return number === null ? [] : [{ text: part.text, number }];
  });
  if (known.length < 2) return [];
  const items: Inline[][] = known
    .slice(0, PARTS)
    .map(({ text, number }) => [
      styled(text, 'code'),
      { arrow: t('why.nimber') },
      styled(number, 'bold'),
    ]);
  const rest = known.length - PARTS;
  if (rest > 0) items.push([styled(t('why.more', { count: rest }), 'soft')]);
  return [{ kind: 'list', role: 'parts', label: t('why.parts'), items }];
}

/** Return the steps that may be shown, without trivial ones. */
export const steps = (all: WhyStep[], words: Words): Step[] =>
  all
    .filter((step) => !isHidden(step, words) && !isTrivial(step))
    .map((step) => documentOf(step, words));

/** Return whether to hide a step that reveals a winning move or the values of all options. */
function isHidden(step: WhyStep, { open, outcome }: Words): boolean {
  if (open || outcome === 'P') return false;
  if (step.kind === 'sentences') return step.claims.every(({ reveals }) => reveals);
  if (step.kind === 'table' || step.kind === 'picture') return Boolean(step.reveals);
  return step.kind === 'mex' || step.kind === 'moves';
}

/** Return whether a step is a sum of a single part, which explains nothing. */
const isTrivial = (step: WhyStep) =>
  step.kind === 'sum' && step.total !== null && step.rows.length + step.more < 2;

/** The maximum number of moves listed. */
const OFFERED = 60;

/**
 * Return the winning moves, or the moves that keep a draw. `after` contains a text about the number of moves
 * left after each move.
 */
export function winningMoves(
  result: Analysis,
  words: Words,
  after: Map<string, string> = new Map(),
): Block[] {
  const { t } = words;
  const draw = result.outcome === 'D';
  const found = result.moves.filter((move) => (draw ? move.draws : move.wins));
  const items = found.slice(0, OFFERED).map(({ move, text, to }) => ({
    move: text,
    to,
    says: words.say(move),
    leaves: words.pictured ? words.show(to) : t('why.moves.leaves', { to: words.place(to) }),
    after: after.get(text),
  }));
  return [
    { kind: 'heading', content: [t(`why.${draw ? 'holds' : 'moves'}.title`)] },
    paragraph(counted(result, found.length, t), 'soft'),
    { kind: 'moves', items },
  ];
}

function counted(result: Analysis, found: number, t: Translate): string {
  const all: Big = result.moveCount ?? t('why.moves.countless');
  if (result.outcome === 'D') return t('why.holds.count', { holds: found, all });
  if (found === 0) return t('why.moves.unknown');
  const wins: Big = result.winningCount ?? `${found}${result.cut ? '+' : ''}`;
  const cut = result.cut && wins !== found;
  const more = cut ? ` ${t('why.moves.more', { all })}` : '';
  return `${t('why.moves.count', { wins, all })}${more}`;
}

/** Return a whole explanation as a document. */
export function explanation(result: Analysis, words: Words): Block[] {
  const quiet = isOver(result) || result.outcome === 'P' || !words.open;
  return [
    verdict(result, words),
    ...parts(result, words),
    ...steps(result.why, words),
    ...(quiet ? [] : winningMoves(result, words)),
  ];
}
