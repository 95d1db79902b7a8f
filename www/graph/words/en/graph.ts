/** The texts of game graphs and of the boards of `graph`. */
import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

const s = (n: number, one = '', many = 's') => (n === 1 ? one : many);

export default {
  lead: 'Every position that can be reached, with its SG value (nimber) and whether it is P or N.',
  paste: 'Or paste a graph',
  'paste.hint':
    'Edges a>b or a-b, pairs on lines, CSV, lists 1: 2 3, JSON, a matrix, DOT, a judge’s n m k, or names such as P5 + C6.',
  'paste.open': 'Paste a graph',
  'paste.games': 'On this graph',
  title: ({ game, position }: Args<'game position'>) => `Game graph of ${position} in ${game}`,
  'title.board': 'The graph with its tokens',
  label: ({ count }: { count: number }) =>
    `${count} node${s(count)}. Arrow keys walk along the edges.`,
  view: 'What is drawn',
  'view.board': 'The graph',
  'view.positions': 'All positions',
  help: 'Point at a node to see its options. Drag to move, buttons to zoom, Ctrl and the wheel too.',
  opened: ({ shown, all, more }: Args<'shown all'> & { more: boolean }) =>
    `${shown} of ${more ? 'more than ' : ''}${all} positions. Choose one with a + to see its options.`,
  'opened.all': ({ all, more }: Args<'all'> & { more: boolean }) =>
    more ? `The ${all} positions nearest to the start.` : `All ${all} positions.`,
  'open.all': 'Show all',
  'open.none': 'Only the first moves',
  folded: 'A node stands for its position in every order of the parts.',
  'node.closed': ({ count }: { count: number }) => `not opened, ${count} option${s(count)}`,
  truncated: ({ shown }: Args<'shown'>) =>
    `This is only a part: the ${shown} positions nearest to the start. Those at its edge have options that are not drawn.`,
  'truncated.board': ({ shown, all }: Args<'shown all'>) =>
    `This is only a part: ${shown} of ${all} nodes, those nearest to the tokens.`,
  large: ({ nodes, edges }: Args<'nodes edges'>) =>
    `This graph is too large to draw: ${nodes} nodes and ${edges} edges. It can still be played and solved.`,
  node: ({ text, value, outcome, options }: Args<'text value outcome options'>) =>
    [text, value, outcome, options].filter(Boolean).join(', '),
  'node.value': ({ nimber }: Args<'nimber'>) => `SG value ${nimber}`,
  'node.infinite': ({ set }: Args<'set'>) => `value infinite${set ? `, options with ${set}` : ''}`,
  'says.loopy': (given: Args<'text values mex'> & { others: { by: string; to: string }[] }) =>
    `${given.values ? `Options of ${given.text} have the values ${given.values}, whose mex is ${given.mex}. ` : ''}From ${given.others
      .map(({ by, to }: { by: string; to: string }) => `${by} play can go on to ${to}`)
      .join(
        ', from ',
      )}, which ${s(given.others.length, 'is', 'are')} worth ${given.mex}. So ${given.text} gets ${given.mex}.`,
  'says.infinite': ({ text, set, mex, by }: Args<'text set mex by'>) =>
    `The options of ${text} ${set ? `have the values ${set}` : 'have no values'}: the mex is ${mex}. But from its option ${by} nothing leads to a ${mex}, so ${text} gets no number: ∞.`,
  'says.drawn': ({ text }: Args<'text'>) =>
    `${text} has no option that is lost, and one that is drawn: play need not end.`,
  'node.unknown': 'not valued yet',
  'node.options': ({ count }: { count: number }) =>
    count === 0 ? 'no options' : `${count} option${s(count)}`,
  'node.tokens': ({ count }: Args<'count'>) =>
    count === 1 ? 'a token here' : `${count} tokens here`,
  'node.start': 'start',
  'says.none': ({ text }: Args<'text'>) => `${text} has no options, so its SG value is 0.`,
  'says.mex': ({ text, values, mex }: Args<'text values mex'>) =>
    `The options of ${text} have the values ${values}: mex {${values}} = ${mex}.`,
  'says.lost': ({ text }: Args<'text'>) =>
    `All options of ${text} are N-positions, so it is a P-position.`,
  'says.won': ({ text, to }: Args<'text to'>) =>
    `${text} has the option ${to}, which is a P-position, so it is an N-position.`,
  'says.end': ({ text }: Args<'text'>) =>
    `${text} has no options: the player who has to move there has lost, so it is a P-position.`,
  'says.end.misere': ({ text }: Args<'text'>) =>
    `${text} has no options. In misère play the player who cannot move wins, so it is an N-position.`,
  'says.part': ({ text }: Args<'text'>) => `Not all options of ${text} are drawn.`,
  steps: 'Valuing the nodes from the ends up',
  'steps.start': 'Value the nodes step by step',
  'steps.stop': 'Show all values',
  'steps.none': 'No node has its value yet. The ends come first: they have no options.',
  list: 'As a table',
  'list.position': 'Position',
  'list.node': 'Node',
  'list.value': 'SG value',
  'list.outcome': 'P or N',
  'list.outcome.loops': 'P, N or D',
  'list.options': 'Options',
  'legend.P': 'P-position',
  'legend.D': 'draw',
  'legend.N': 'N-position',
  'legend.token': 'token',
  working: 'Drawing the graph…',
} satisfies Words;
