import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

/** English texts of the panel in which readers look for the rule of a table. */
export default {
  title: 'Find the rule',
  lead: 'Look at the table and guess first. A claim is compared heap by heap, and the first heap on which it fails is shown.',
  searching: 'Searching for forms …',
  'fold.found': 'Show what the page found',
  'fold.program': 'Write the program',
  'fold.same': 'Games with these values',
  values: 'Values',
  lost: 'Lost heaps',
  'none.values': 'No form of the values was found.',
  'none.lost': 'No form of the lost heaps was found.',
  use: 'Judge this form as a conjecture',
  'pairs.lead':
    'Look at the map and guess first. A claim is compared pair by pair, and the first pair on which it fails is shown.',
  'pairs.hint':
    'g(x, y) = xor(x, y) · g(x, y) = (x+y) % 3 · lost if x == y · lost if x % 2 == 0 and y % 2 == 0',
  'pairs.lost': 'Lost pairs',
  'pairs.none.lost': 'No form of the lost pairs was found.',
  'pairs.holds': ({ checked }: Args<'checked'>) => `holds for all pairs of numbers to ${checked}`,
  'pairs.proven': 'True for all pairs of numbers.',
  'pairs.proven.some': 'True for all pairs that it is about.',
  'pairs.silent': ({ silent }: Args<'silent'>) => `It makes no claim for ${silent} of the pairs.`,
  'pairs.failures': ({ failures, checked }: Args<'failures checked'>) =>
    `Wrong at ${failures} ${Number(failures) === 1 ? 'pair' : 'pairs'} of numbers up to ${checked}.`,
  'program.language': 'Language',
  'program.form': 'Values from',
  'program.rule': 'the rule',
  'program.period': 'the proven period',
  'program.pattern': 'the pattern found',
  'program.moves': 'With winning moves',
  'program.save': ({ file }: Args<'file'>) => `Save ${file}`,
  'same.searching': 'Comparing with games …',
  'same.equal': ({ compared }: Args<'compared'>) => `has the same first ${compared} values.`,
  'same.shifted': ({ shift, compared }: Args<'shift compared'>) =>
    `has these ${compared} values from its heap ${shift} on.`,
  'same.none': 'No other game by name, code or set that the page tries has these values.',
  'same.oeis': 'Search the On-Line Encyclopedia of Integer Sequences',
} satisfies Words;
