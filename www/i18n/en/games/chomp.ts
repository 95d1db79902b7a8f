import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

/** @param turned whether the bar is described with rows and columns exchanged */
const line = (turned: number) => (turned ? 'column' : 'row');

export const why = {
  'head.arm': 'Squares in the arm',
  'theorem.chomp-hook': 'A hook is Nim with two heaps',
  'theorem.chomp-hook.say':
    'One row and one column meet at the poisoned square. A bite shortens one arm and leaves the other unchanged, so the arms are Nim heaps.',
  'theorem.chomp-two-rows': 'Two rows: one square shorter',
  'theorem.chomp-two-rows.say':
    'With two rows, the player to move loses exactly when the second row is one square shorter than the first. From any other bar some bite leads to such a bar; from such a bar none does.',
  'theorem.misere-chomp-two-rows': 'Two rows under misère play',
  'theorem.misere-chomp-two-rows.say':
    'Leave two squares: one below the other or side by side. The opponent must then leave only the poisoned square, and you have no move, which wins under misère play. From two rows of at least two squares each, some bite always achieves this.',
  'theorem.chomp-three-rows': 'Three rows: at most one first row is lost',
  'theorem.chomp-three-rows.say':
    'Of two bars with the same second and third rows, one bite turns the longer into the shorter. So for given lower rows at most one length of the first row is lost: the least from which no bite leads to a lost bar. These lengths were computed for all lower rows up to those here.',
  'theorem.chomp-square': 'A square bar is won',
  'theorem.chomp-square.say':
    'Bite the second square of the second row. One row and one column of the same length are left, and every bite in one arm can be copied in the other.',
  'theorem.chomp-rectangle': 'A rectangle is won, by strategy stealing',
  'theorem.chomp-rectangle.say':
    'Bite the last square of the last row. If that does not win, the opponent has a winning reply. But that reply takes the last square as well, so it could have been played first. The proof shows that a winning bite exists; it does not say which.',
  'theorem.chomp-square.closed':
    'The player to move wins with one particular bite; after it, every bite can be copied.',
  'named.arm': ({ label }: Args<'label'>) => `the arm of ${label}`,
} satisfies Words;

export const claims = {
  'rows-lost': ({ second, turned }: Args<'second turned'>) =>
    `The second ${line(turned)} has ${second} squares and the first one more. A bite in the second makes it more than one shorter. A bite in the first leaves both equally long.`,
  'rows-equal': ({ first, turned }: Args<'first turned'>) =>
    `Both ${line(turned)}s have ${first} squares. Bite off the last square of the second.`,
  'rows-far': ({ second, turned }: Args<'second turned'>) =>
    `The second ${line(turned)} has ${second} squares: bite the first so that it keeps one more, ${Number(second) + 1}.`,
} satisfies Words;
