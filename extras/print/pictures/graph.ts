/** Draw the graph of all positions after a position, or the graph of a game with tokens on its nodes. */
import * as engine from 'mexplorer';
import type { Translate } from 'mexplorer/kit';
import {
  disc,
  headOf,
  inRows,
  layered,
  leveled,
  moved,
  ofBoard,
  ofPositions,
  outcomeMark,
  partOf,
  path,
  pathThrough,
  rect,
  textAt,
  valueOf,
  WHOLE,
  widthOfText,
} from 'mexplorer/kit/pictures';
import type { Drawing, Item, Node as MexNode } from 'mexplorer/kit/pictures';
import { paragraph } from '../documents/page.ts';
import { comment } from '../documents/tex.ts';
import { toTikz } from '../scene/tikz.ts';
import { note } from './board.ts';
import { fitted, nameOf, short, startOf } from './game.ts';
import type { Shown } from './game.ts';
import type { Asked } from './spec.ts';

const MANNER = { nodes: 120, edges: 400, dagre: { nodesep: 16, edgesep: 12, ranksep: 42 } };
/** The number of edges above which edges are drawn fainter. */
const MANY = 120;

/** Shorten a text of more than 16 characters in the middle. */
const brief = (text: string) =>
  text.length <= 16 ? text : `${text.slice(0, 8)}…${text.slice(-6)}`;

export async function graph(asked: Asked, t: Translate): Promise<Shown> {
  const { game, limit, show, width, print, given } = asked;
  const position = await startOf(asked);
  const inner = width - 48;
  const described = await engine.describe(game, position);
  const { board, misere } = described;
  const onBoard = board.kind === 'graph' && described.draw === 'graph' && show !== 'positions';
  const full = onBoard
    ? ofBoard(board, misere)
    : ofPositions(await engine.explore(game, position, { limit }), misere);
  // Of a large graph, draw only the first moves, unless the options give a limit. The widget on a page does
  // the same.
  const begins = !onBoard && full.nodes.length > WHOLE && given.limit === undefined;
  const part = begins ? partOf(full, new Set()) : null;
  const drawing = part?.drawing ?? full;
  const name = nameOf(described, t);
  const args = { game: name, position: short(described.position) };
  const title = onBoard
    ? t('static.title', { name, position: args.position })
    : t('graph.title', args);
  const alt = t('static.alt.graph', {
    name,
    position: described.position,
    count: drawing.nodes.length,
    board: onBoard,
  });
  if (drawing.large) {
    const label = t('graph.large', drawing.large);
    return { title, alt: label, parts: [paragraph(label, inner)], tex: comment(label) };
  }
  const sizes = drawing.nodes.map((node) => {
    const value = 8 * (valueOf(node) ?? '').length + 36;
    const name = widthOfText(brief(node.text), { size: 14, mono: true }) + 22;
    return { width: Math.max(58, name, value), height: 50 };
  });
  const layout = part
    ? leveled(sizes, drawing.edges, part.levels, Math.max(280, inner - 24))
    : await layered(sizes, drawing.edges, MANNER);
  const faint = drawing.edges.length > MANY ? 0.4 : undefined;
  const items = drawing.edges.flatMap((_, i) => [
    path(pathThrough(layout.lines[i]), { stroke: 'line-strong', width: 1.4, opacity: faint }),
    path(headOf(layout.lines[i]), { fill: 'line-strong', opacity: faint }),
  ]);
  for (const [i, node] of drawing.nodes.entries()) {
    const { x, y, ...size } = layout.places[i];
    const start = drawing.kind === 'positions' && i === 0;
    items.push(moved(x, y, nodeItems(node, size, { start, hidden: print === 'question' })));
  }
  const drawn = {
    width: layout.width + 24,
    height: layout.height + 24,
    items: [moved(12, 12, items)],
  };
  const partly = drawing.truncated
    ? [
        paragraph(
          t(onBoard ? 'graph.truncated.board' : 'graph.truncated', {
            shown: drawing.nodes.length,
            all: drawing.all,
          }),
          inner,
          { size: 14, fill: 'ink-soft' },
        ),
      ]
    : [];
  return {
    title,
    alt,
    parts: [
      paragraph(title, inner, { size: 16, bold: true, head: true }),
      fitted(drawn, inner),
      legend(t, drawing, inner),
      ...partly,
    ],
    tex: [comment(title), toTikz(drawn)].join('\n'),
  };
}

function nodeItems(
  node: MexNode,
  { width, height }: { width: number; height: number },
  { start, hidden }: { start: boolean; hidden: boolean },
) {
  const { text, outcome, tokens } = node;
  const edge = start ? { stroke: 'ink', width: 2.4 } : { stroke: 'line-strong', width: 1.2 };
  const items = [
    rect(-width / 2, -height / 2, width, height, { fill: 'raised', round: 12, ...edge }),
    textAt(0, -5, brief(text), { size: 14, mono: true, anchor: 'middle' }),
  ];
  const shown = valueOf(node);
  const style = { size: 14, bold: true };
  if (hidden) items.push(textAt(0, 16, '?', { ...style, anchor: 'middle' }));
  else if (outcome === null) items.push(textAt(0, 16, shown ?? '', { ...style, anchor: 'middle' }));
  else {
    const shift = shown === null ? 0 : -4 - 4 * shown.length;
    items.push(...outcomeMark(outcome, shift, 12, 8));
    if (shown !== null) items.push(textAt(shift + 13, 17, shown, style));
  }
  const [right, top] = [width / 2 - 4, -height / 2];
  const token = { fill: 'stone-2', stroke: 'surface', width: 2 };
  for (let k = Math.min(tokens, 3) - 1; k >= 0; k -= 1) {
    items.push(disc(right - 11 * k, top + 1, 9, token));
  }
  if (tokens > 1) {
    const style = { size: 11, bold: true, fill: 'surface', anchor: 'middle' } as const;
    items.push(textAt(right, top + 5, tokens, style));
  }
  return items;
}

/** Draw the legend of the signs in the graph. */
function legend(t: Translate, drawing: Drawing, width: number) {
  const entry = (sign: Item[], message: string) => {
    const label = note(message, { size: 13 });
    return { width: 26 + label.width, height: 20, items: [...sign, moved(26, 0, label.items)] };
  };
  const all = [];
  if (drawing.nodes.some((node) => node.outcome !== null)) {
    all.push(entry(outcomeMark('P', 10, 10, 8), t('graph.legend.P')));
    all.push(entry(outcomeMark('N', 10, 10, 8), t('graph.legend.N')));
  }
  if (drawing.nodes.some((node) => node.outcome === 'D')) {
    all.push(entry(outcomeMark('D', 10, 10, 8), t('graph.legend.D')));
  }
  if (drawing.kind === 'board') {
    all.push(entry([disc(10, 10, 8, { fill: 'stone-2' })], t('graph.legend.token')));
  }
  return inRows(all, { width, gap: 18, rowGap: 4 });
}
