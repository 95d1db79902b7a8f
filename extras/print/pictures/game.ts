/** The picture of a position: the board and, if answers are requested, the winner with the winning moves. */
import * as engine from 'mexplorer';
import type { Description, Outcome } from 'mexplorer';
import { boardWords, entryOf, moveNumber, sayMove, sayRule, withMisere } from 'mexplorer/kit';
import type { Translate } from 'mexplorer/kit';
import { example, graphValues, moved, outcomeMark, padded, stacked } from 'mexplorer/kit/pictures';
import type { Picture } from 'mexplorer/kit/pictures';
import { captionOf, paragraph } from '../documents/page.ts';
import { comment } from '../documents/tex.ts';
import { escapeTex } from '../scene/escape-tex.ts';
import { toTikz } from '../scene/tikz.ts';
import { drawBoard } from './board.ts';
import type { Asked } from './spec.ts';

/** The maximum number of winning moves written out. */
const LISTED = 8;
/** The maximum number of moves requested from the engine. */
const ASKED = 60;

/** The static content of a widget. Only explanations have the fields for plain text and Markdown. */
export type Shown = {
  title: string;
  alt: string;
  parts: Picture[];
  tex: string;
  text?: string;
  markdown?: string;
  /** The content of each position in order, if the picture animates the moves. */
  frames?: Picture[][];
};

/** Shorten a text of more than 60 characters to its first 58 and an ellipsis. */
export const short = (text: string) => (text.length > 60 ? `${text.slice(0, 58)}…` : text);

/** Return the name of a game, with its arguments if it has any, and with a note for misère play. */
export function nameOf(described: Description, t: Translate) {
  const { card, misere, board } = described;
  const plain = withMisere(described, false);
  const name = t(`games.${card}`);
  // Omit the arguments if there are none, or if they describe a graph, since the picture shows the graph.
  const hasLine = /\s/.test(plain) && board.kind !== 'graph';
  const named = hasLine ? t('static.named', { name, line: short(plain) }) : name;
  return misere ? t('static.misere', { name: named }) : named;
}

/** Return the line above the picture of a position: the name of the game and the position. */
export const headline = (name: string, position: string, width: number) =>
  paragraph(
    [
      { text: `${name}  `, bold: true },
      { text: short(position), mono: true, fill: 'ink-soft' },
    ],
    width,
    { size: 15 },
  );

export async function game(asked: Asked, t: Translate): Promise<Shown> {
  const positions = await positionsOf(asked);
  const described = await engine.describe(asked.game, positions[positions.length - 1]);
  const { board, legal, draw, position } = described;
  const answer = asked.print === 'answer' ? await answerTo(asked, described, t) : null;
  const inner = asked.width - 48;
  const part = entryOf(described.card)?.part;
  const marked = { part, wins: answer?.wins, answer: answer !== null, values: answer?.values };
  const drawn = await drawBoard(draw, { board, legal, ...marked }, { width: inner, t });
  const name = nameOf(described, t);
  const title = t('static.title', { name, position: short(position) });
  const rule = t('static.then', { says: sayRule(t, described) });
  const alt = `${t('static.alt.game', { name, position })}${rule}${answer ? t('static.then', { says: answer.says }) : ''}`;
  const head = headline(name, position, inner);
  const question = asked.print === 'question' ? [captionOf(t('common.who_wins'), inner)] : [];
  const frames = asked.animate ? await framesOf(asked, positions, t) : undefined;
  return {
    title,
    alt,
    frames,
    parts: [
      head,
      fitted(padded(drawn, 0, 4), inner),
      ...question,
      ...(answer ? [verdict(answer, inner)] : []),
    ],
    tex: [
      comment(title),
      toTikz(drawn).trimEnd(),
      ...(answer ? ['', escapeTex(answer.says), ''] : ['']),
    ].join('\n'),
  };
}

/** Return the start of the game: the given position, or else an example of the game. */
export const startOf = async ({ game: line, position, placed, seed }: Asked) =>
  placed ? position : await example(line, seed);

/** Return all positions from the start to the position after the last move. */
async function positionsOf(asked: Asked) {
  const { game: line, moves } = asked;
  const all = [await startOf(asked)];
  for (const move of moves.split(/[;；]/)) {
    if (move.trim()) all.push((await engine.play(line, all[all.length - 1], move.trim())).to);
  }
  return all;
}

/**
 * The maximum number of positions in an animated picture. Of a longer game, the picture shows the last
 * positions.
 */
const PLAYED = 61;

/** Draw each position with its headline. All boards have the same height. */
async function framesOf(asked: Asked, positions: string[], t: Translate): Promise<Picture[][]> {
  const inner = asked.width - 48;
  const drawn = await Promise.all(
    positions.slice(-PLAYED).map(async (at) => {
      const described = await engine.describe(asked.game, at);
      const { board, legal, draw, position, card } = described;
      const part = entryOf(card)?.part;
      const scene = await drawBoard(draw, { board, legal, part }, { width: inner, t });
      const head = headline(nameOf(described, t), position, inner);
      return { head, board: fitted(padded(scene, 0, 4), inner) };
    }),
  );
  const height = Math.max(...drawn.map(({ board }) => board.height));
  // Align all boards at the bottom, so that nothing moves when an upper row is removed.
  return drawn.map(({ head, board }) => [
    head,
    { width: inner, height, items: [moved(0, height - board.height, board.items)] },
  ]);
}

/**
 * Centre a picture in a column of the given width, and scale the picture down if it is wider than the column.
 */
export function fitted(one: Picture, width: number): Picture {
  const scale = Math.min(1, width / Math.max(1, one.width));
  const left = (width - one.width * scale) / 2;
  return { width, height: one.height * scale, items: [moved(left, 0, one.items, { scale })] };
}

/** Return the winner and the winning moves. */
async function answerTo({ lang, budget }: Asked, described: Description, t: Translate) {
  const { game: line, position } = described;
  const steps = budget ? { budget } : {};
  const found = await engine.analyze(line, position, { limit: ASKED, ...steps });
  const winning = found.moves.filter((move) => move.wins);
  const over = moveNumber(found.moveCount) === 0;
  const end = described.misere ? 'over.misere' : 'over.normal';
  const who = t(`why.${over ? end : `outcome.${found.outcome}`}`);
  const board = boardWords(described);
  const listed = winning.slice(0, LISTED).map(({ move }) => sayMove(lang, move, board));
  const { winningCount: count } = found;
  const rest =
    count === null ? `${winning.length - listed.length}+` : Number(count) - listed.length;
  const moves = listed.length
    ? t('static.moves', { moves: listed, rest: rest === 0 ? '' : rest })
    : '';
  return {
    outcome: found.outcome,
    who,
    moves,
    says: moves ? t('static.both', { who, moves }) : who,
    wins: winning.map(({ move }) => move),
    values: graphValues(found.why),
  };
}

function verdict(
  { outcome, who, moves }: { outcome: Outcome; who: string; moves: string },
  width: number,
): Picture {
  const label = stacked(
    [
      paragraph(who, width - 46, { size: 15, bold: true }),
      ...(moves ? [paragraph(moves, width - 46, { size: 14 })] : []),
    ],
    { gap: 2 },
  );
  const height = Math.max(34, label.height);
  return {
    width,
    height,
    items: [
      ...outcomeMark(outcome, 17, 17, 15),
      moved(46, Math.max(0, (34 - label.height) / 2), label.items),
    ],
  };
}
