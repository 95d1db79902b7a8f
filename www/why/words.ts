/** The data that converts the steps of a position's explanation to sentences. */
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
  /** Names a part by its label, within a sentence. */
  part(label: string): string;
  /** Formats the text of a position: long texts are cut, and an empty position is named. */
  place(text: string): string;
  show(text: string): Shown;
  /** Whether positions are shown as pictures. */
  pictured: boolean;
  misere: boolean;
  /** Whether the position has several parts. */
  parted: boolean;
  /** Describes a move of the explained position in words. */
  say(move: Move): string;
  /** Describes a move of another position in words. */
  sayIn(move: Move, position: string): string;
  /** Determines the part that a move changes. */
  moved(move: Move): Moved;
  /** Whether the player who takes the last stone makes the last move of the game. */
  takes: boolean;
  /** Whether a step of the explanation is an argument that leads to a winning move. */
  argued: boolean;
  /** Whether winning moves may be shown. */
  open: boolean;
  /** Whether a nim-sum is shown by blocks of powers of two in place of binary columns. */
  blocks: boolean;
  outcome: Outcome;
  /** The nim-sum of the parts; null if no step shows one. */
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

/** Return whether a game's text, as the core returns it, is in misère play. */
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
  // Count the heaps of the position, since sentences about heaps depend on their number.
  const heapsIn = (position: string) => position.trim().split(/\s+/u);
  const heapsOf = (position: string): BoardWords => {
    const drawn = { draw, part: board?.part };
    if (!board?.terms) return board?.heaps ? { ...drawn, heaps: heapsIn(position) } : drawn;
    const parts = position.split('+');
    const terms = board.terms.map((term, i) =>
      'heaps' in term.board
        ? { ...term, board: { ...term.board, heaps: heapsIn(parts[i] ?? '') } }
        : term,
    );
    return { draw, terms };
  };
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
