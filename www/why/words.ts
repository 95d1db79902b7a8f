/** The words of an explanation: the data that turns the steps of one position into sentences. */
import { isPictured } from '../boards/pictured.ts';
import type { Analysis, Big, Move, Outcome } from '../engine/types.ts';
import { lineOf } from '../engine/known-lines.ts';
import { cardOf } from '../games.ts';
import type { Translate } from '../i18n/languages.ts';
import { sayMove, type BoardWords, type Lang } from '../i18n/index.ts';
import type { Shown } from '../ui/text/document.ts';
import { movedPart, type Moved } from './moved-part.ts';

export type { Translate };

export interface Words {
  lang: Lang;
  t: Translate;
  /** The head of a column of parts: heap, step, node … */
  head: string;
  /** A part by its label, within a sentence. */
  part(label: string): string;
  /** The text of a position, which may be empty. */
  place(text: string): string;
  show(text: string): Shown;
  /** Whether positions have pictures. */
  pictured: boolean;
  misere: boolean;
  /** Whether the position is a sum of parts that have values. */
  parted: boolean;
  /** A move in words. */
  say(move: Move): string;
  /** A move of another position in words. */
  sayIn(move: Move, position: string): string;
  /** The part that a move changes. */
  moved(move: Move): Moved;
  /** Whether the last move takes the last of something. */
  takes: boolean;
  /** Whether there is an argument that finds a winning move. */
  argued: boolean;
  /** Whether winning moves may be shown. */
  open: boolean;
  /** Whether a nim-sum is shown by blocks of powers of two in place of binary columns. */
  blocks: boolean;
  outcome: Outcome;
  /** The nim-sum of the parts, if any. */
  sum: Big | null;
}

export interface Context {
  lang: Lang;
  t: Translate;
  board: BoardWords | undefined;
  /** Whether winning moves may be shown. */
  open: boolean;
  /** Whether a nim-sum is shown by blocks; not by default. */
  blocks?: boolean;
}

export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export const placeOf = (text: string, t: Translate) =>
  text.trim() === '' ? t('why.empty') : shorten(text);

/** Whether a game line, as the core returns it, is one in misère play. */
export const isMisere = (game: string) => Boolean(lineOf(game)?.misere);

export function wordsOf(
  result: Analysis,
  { lang, t, board, open, blocks = false }: Context,
): Words {
  const card = cardOf(result.game);
  const part = card?.part ?? 'heap';
  const sum = result.why
    .filter((step) => step.kind === 'sum')
    .find((step) => step.total !== null && step.rows.length + step.more > 1);
  const draw = board?.draw ?? '';
  const pictured = isPictured(draw);
  const place = (text: string) => placeOf(text, t);
  // Sentences about heaps depend on their number.
  const heapsOf = (position: string) =>
    board?.heaps ? { draw, heaps: position.trim().split(/\s+/u) } : { draw };
  return {
    lang,
    t,
    head: t(`why.head.${part}`),
    part: (label) => t(`why.named.${part}`, { label }),
    place,
    show: (position) => ({ position, text: place(position), pictured }),
    pictured,
    misere: isMisere(result.game),
    parted: result.parts.length > 1,
    say: (move) => sayMove(lang, move, board),
    sayIn: (move, position) => sayMove(lang, move, heapsOf(position)),
    moved: (move) => movedPart(move, sum?.rows ?? [], board, t),
    takes: Boolean(card?.stones),
    argued: result.why.some((step) => step.kind === 'sentences' && step.argues),
    open,
    blocks,
    outcome: result.outcome,
    sum: sum?.total ?? null,
  };
}
