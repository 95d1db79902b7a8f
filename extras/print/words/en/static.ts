/** The texts in pictures that are drawn without a browser, and the texts that accompany the pictures. */
import type { Args, Words } from 'mexplorer/kit';

const s = (n: number | string, one = '', many = 's') => (String(n) === '1' ? one : many);

export default {
  title: ({ name, position }: Args<'name position'>) => `${name}: ${position}`,
  named: ({ name, line }: Args<'name line'>) => `${name} (${line})`,
  moves_count: ({ wins, all }: Args<'wins all'>) =>
    `${wins} of ${all} move${s(all)} win${s(wins, 's', '')}.`,
  misere: ({ name }: Args<'name'>) => `${name}, misère play`,
  moves: ({ moves, rest }: Args<'rest'> & { moves: string[] }) =>
    `Winning ${moves.length === 1 && !rest ? 'move' : 'moves'}: ${moves.join('; ')}${
      rest ? `; and ${rest} more` : ''
    }.`,
  both: ({ who, moves }: Args<'who moves'>) => `${who} ${moves}`,
  and: ({ one, other }: Args<'one'> & { other: string }) =>
    `${one} ${other}${/[.!?]$/.test(other) ? '' : '.'}`,
  then: ({ says }: { says: string }) => ` ${says}`,
  between: '. ',
  more_heaps: ({ count }: Args<'count'>) => `and ${count} more heap${s(count)}`,
  map_cut: ({ side }: Args<'side'>) => `Drawn as far as heaps of ${side}.`,
  'alt.game': ({ name, position }: Args<'name'> & { position: string }) =>
    position.trim() === ''
      ? `The board of ${name} at its end, with nothing left.`
      : `The board of ${name} with the position ${position}.`,
  'alt.table': ({ game, upto, values, more }: Args<'game upto values'> & { more: boolean }) =>
    `A table of the SG values of ${game} for heaps 0 to ${upto}${
      values ? `: ${values}${more ? ' and so on' : ''}` : ', to be filled in'
    }.`,
  'alt.graph': (given: Args<'name position count'> & { board: boolean }) =>
    given.board
      ? `A graph of ${given.count} node${s(given.count)} with tokens, the position ${given.position} of ${given.name}.`
      : `The game graph of the position ${given.position} of ${given.name}, with ${given.count} position${s(given.count)}.`,
  'alt.union': ({ union, n }: Args<'union n'>) => `The answer is ${union} of ${n}.`,
  'alt.venn': ({ sets, union }: Args<'sets union'>) =>
    `A Venn diagram of sets with the sizes ${sets}${union ? `; together they have ${union} element${s(union)}` : ''}.`,
} satisfies Words;
