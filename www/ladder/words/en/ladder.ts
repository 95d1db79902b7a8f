import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

/** The formatter of dates in words. Dates are read as UTC, so that no time zone changes the day. */
const day = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const stars = (n: number) => (n === 1 ? '1 star' : `${n} stars`);

export default {
  heading: 'The ladder',
  lead: 'You begin, and you can win every game. The computer never makes a mistake, except in one chapter, where it believes in a wrong rule. Find the winning idea of each rung.',
  start: 'Start with rung 1',
  go_on: ({ n, title }: Args<'n title'>) => `Go on: ${n} · ${title}`,
  done: ({ stars: won, all }: Args<'stars all'>) => `${won} of ${all} stars`,
  rung: ({ n, all }: Args<'n all'>) => `Rung ${n} of ${all}`,
  rung_said: ({ n, title, stars: won }: Args<'n title'> & { stars: number }) =>
    `${n}: ${title}, ${won ? stars(won) : 'not yet won'}`,
  rules:
    'A win at the first try earns three stars. Hints and “Show me” cost one star together, and so does taking a move back or trying again.',
  rules_stranger:
    'A win at the first try earns three stars. Taking a move back, trying again and a wrong guess of the belief cost one star together.',
  left: ({ n }: { n: number }) => `You are playing for ${stars(n)}.`,
  hint: 'Hint (costs a star)',
  hint_again: 'Hint',
  show: 'Show me (costs a star)',
  show_again: 'Show me',
  own: 'Now play it yourself',
  won_3: 'Three stars! Won at the first try.',
  won_2: 'Won! Two stars.',
  won_1: 'Won! One star.',
  idea: 'The idea',
  stranger:
    'Against perfect play you would lose from here, but this opponent believes in a wrong rule. Beat it, then say what it believes.',
  beaten: 'You beat it!',
  what_believes: 'What does it believe?',
  guess_counts: 'A wrong guess counts as another try.',
  not_believed: 'Not that.',
  next: 'Next rung',
  to_top: 'You have climbed the whole ladder!',
  better: 'Once more for three stars',
  lost: 'The computer won this one. Try again: you can win.',
  all: 'All rungs',
  unknown: ({ id, all }: Args<'id all'>) => `No rung is called “${id}”. Here are all ${all} rungs.`,
  rung_called: ({ n, title }: Args<'n title'>) => `Rung ${n} is “${title}”.`,
  kept: 'Your stars are kept in this browser only.',
  save: 'Save as a file',
  load: 'Load from a file',
  loaded: 'Loaded. The better result of each rung counts.',
  load_wrong: 'This file holds no progress on the ladder. Nothing was changed.',

  today: 'Position of the day',
  today_lead: 'One position a day, the same for everybody. Monday is easy, Sunday is hard.',
  today_begin: 'You begin and can win.',
  date: ({ date }: { date: Date }) => day.format(date),
  level: ({ n }: Args<'n'>) => `Level ${n} of 7`,
  solved: ({ tries }: Args<'tries'>) =>
    tries === 1 ? 'Solved at the first try!' : `Solved at try ${tries}.`,
  streak: ({ n }: Args<'n'>) => (n === 1 ? 'Day 1 of a new streak' : `${n} days in a row`),
  share: 'Share the result',
  shared: 'Copied. Paste it where you like.',
  share_failed: 'It could not be copied. Select the text and copy it.',
  share_text: ({ date, tries, stars: signs }: Args<'date tries stars'>) =>
    `Mexplorer, ${date}: ${signs} ${tries === 1 ? 'first try' : `try ${tries}`}`,
  solution: 'Yesterday’s solution',
  solution_moves: ({ n }: Args<'n'>) =>
    n === 1 ? 'One first move wins:' : `${n} first moves win:`,
  solution_why: 'Why',
  earlier: 'The day before',
  later: 'The day after',
  this_day: 'Today',
  future: ({ date }: Args<'date'>) => `${date} has not come yet. This is today’s position.`,
  before: ({ date }: Args<'date'>) =>
    `There were no positions of the day before ${date}. This is today’s.`,
  to_ladder: 'To the ladder',

  'chapter.pairs': 'Two by two',
  'chapter.counting': 'Counting down',
  'chapter.binary': 'Powers of two',
  'chapter.disguise': 'Nim in disguise',
  'chapter.last-loses': 'The last one loses',
  'chapter.other-heaps': 'Other ways to take',
  'chapter.chessboard': 'On the chessboard',
  'chapter.breaking': 'Breaking apart',
  'chapter.turning': 'Turning coins',
  'chapter.plane': 'Chocolate and dominoes',
  'chapter.graphs': 'Paths and letters',
  'chapter.plants': 'In the garden',
  'chapter.together': 'All at once',
  'chapter.strangers': 'One wrong idea',
  'chapter.summit': 'The summit',

  'title.equal': 'Two heaps',
  'title.mirror': 'Larger heaps',
  'title.odd-one': 'Three heaps',
  'title.two-pairs': 'Five small heaps',
  'title.one-two-three': 'One, two and five',
  'title.four': 'One to three',
  'title.race': 'The countdown',
  'title.two-counters': 'Two heaps, one to three',
  'title.set': 'One, three or four',
  'title.squares': 'Square numbers only',
  'title.powers': 'Two, four, seven',
  'title.three-five-seven': 'Three, five, seven',
  'title.four-heaps': 'Four heaps',
  'title.coins-left': 'Coins to the left',
  'title.gap': 'Silver coins',
  'title.facing': 'Face to face',
  'title.put-back': 'Putting back',
  'title.stairs': 'Down the stairs',
  'title.boxes': 'Box by box',
  'title.ones': 'Do not take the last',
  'title.late-turn': 'A late turn',
  'title.crosses': 'Crosses only',
  'title.several': 'One heap or two',
  'title.largest': 'Only the largest',
  'title.ends': 'From the ends',
  'title.merge': 'Take or merge',
  'title.twice': 'At most twice',
  'title.fibonacci-sum': 'At most twice, from twelve',
  'title.multiples': 'Euclid’s pair',
  'title.king': 'The king',
  'title.queen': 'Both at once',
  'title.golden': 'The golden pairs',
  'title.knight': 'The knight',
  'title.middle-pin': 'Five pins',
  'title.neighbours': 'Two neighbours',
  'title.keep-away': 'Keep away',
  'title.unequal': 'Unequal parts',
  'title.take-or-split': 'Take or split',
  'title.smaller-two': 'Two smaller heaps',
  'title.odd-boxes': 'Two boxes',
  'title.turtles': 'Turning turtles',
  'title.ruler': 'The ruler',
  'title.mock-turtles': 'Up to three turtles',
  'title.corners': 'Four corners',
  'title.hook': 'A square of chocolate',
  'title.two-rows-of-chocolate': 'Two rows of chocolate',
  'title.domino': 'Dominoes',
  'title.queens': 'Queens that never meet',
  'title.arrows': 'Along the arrows',
  'title.no-return': 'No way back',
  'title.letters': 'Letters',
  'title.stalks': 'Two stalks',
  'title.branches': 'Branches',
  'title.loop': 'A loop',
  'title.prune': 'Pruning',
  'title.uproot': 'Uprooting',
  'title.every': 'Every heap',
  'title.rapid': 'The first to end',
  'title.middle-node': 'A node and its neighbours',
  'title.middle-edge': 'Two at the ends of an edge',
  'title.two-rules': 'Two rules at once',
  'title.beside': 'Nim beside Kayles',
  'title.in-a-hurry': 'In a hurry',
  'title.tidy': 'A lover of order',
  'title.one-by-one': 'One thing after the other',
  'title.counting': 'A remainder',
  'title.as-ever': 'As ever',
  'title.each-step': 'Step by step',
  'title.rook': 'Without the diagonal',
  'title.big-heaps': 'Four large heaps',
  'title.five-misere': 'Five heaps, last one loses',
  'title.five': 'Five heaps',

  'idea.equal':
    'Leave two equal heaps. Whatever is then taken from one, take the same from the other: the last stone is yours.',
  'idea.mirror':
    'Two equal heaps are lost for the player who must move, however large they are: bring the larger one down to the smaller.',
  'idea.odd-one': 'Two equal heaps cancel, so take away what stands beside them.',
  'idea.two-pairs':
    'Pairs of equal heaps cancel, however many there are: remove the heap without a partner.',
  'idea.one-two-three':
    'One, two, three is lost for the player who must move: every move there lets you make two equal heaps.',
  'idea.four':
    'Leave a multiple of four. Whatever is taken then, one, two or three, you complete it to four.',
  'idea.race': 'Leave a multiple of three, and answer one with two and two with one.',
  'idea.two-counters':
    'Of each heap only the remainder modulo 4 counts. Make the two remainders equal.',
  'idea.set':
    'Find the lost heaps from the bottom up: here they leave the remainder 0 or 2 when divided by 7.',
  'idea.squares':
    'A heap is lost if every move leads to a won one: 2, 5, 7, 10 and 12 are lost, so leave one of these.',
  'idea.powers':
    'Write every heap as a sum of different powers of two: 2, 4, 4 + 2 + 1. Leave each power an even number of times.',
  'idea.three-five-seven':
    '3 = 2 + 1, 5 = 4 + 1, 7 = 4 + 2 + 1: only the ones are odd in number, so one stone from any heap puts it right.',
  'idea.four-heaps':
    '1 + (2 + 1) + (4 + 1) has one 4, one 2 and three ones, so the last heap must become 4 + 2 + 1 = 7.',
  'idea.coins-left': 'A coin on square n is a heap of n stones: this is Nim.',
  'idea.gap':
    'Count the free squares between the two coins: leave none. If the left coin moves away, move the right one up again.',
  'idea.facing': 'The gaps are the heaps of Nim. If someone steps back, follow.',
  'idea.put-back':
    'Play as in Nim. Stones that are put back are taken again, and one day there are none left to put back.',
  'idea.stairs':
    'Only steps 1, 3, 5 … count. What comes down to one of them is moved on to the next step at once.',
  'idea.boxes':
    'Only the boxes at an odd distance count: this is the staircase again. Leave one and one.',
  'idea.ones':
    'Leave an odd number of single stones: then the other player has to take the last one.',
  'idea.late-turn':
    'Play as if the last stone would win, until your move would leave only single stones: then leave an odd number of them.',
  'idea.crosses': 'Take the centre. Then answer each cross with one a knight’s move away from it.',
  'idea.several':
    'Write the heaps in binary. Each column must hold a number of ones that can be divided by three.',
  'idea.largest': 'Leave an even number of largest heaps.',
  'idea.ends':
    'Whatever lies between the ends, for each heap on the left just one size on the right is lost. Here it is two and two.',
  'idea.merge': 'Heaps of one stone alone are lost if their number can be divided by three.',
  'idea.twice':
    '2, 3, 5, 8, 13 … are lost at the start. Leave such a number, and take so little that it cannot be taken at once.',
  'idea.fibonacci-sum':
    'Write the heap as a sum of Fibonacci numbers that are not neighbours, 12 = 8 + 3 + 1, and take the smallest.',
  'idea.multiples':
    'Leave two unequal heaps of which the larger is less than 1.618 times the smaller: then the other player has no choice.',
  'idea.king': 'Leave two even numbers: no move keeps them both even.',
  'idea.queen': 'One and two is lost: each move from there lets you take all the rest.',
  'idea.golden':
    'The lost pairs are 1–2, 3–5, 4–7, 6–10 …: they differ by 1, 2, 3, 4 …, and no number comes twice.',
  'idea.knight':
    'The lost squares lie in blocks of four: both numbers leave 0 or 1 when divided by 4.',
  'idea.middle-pin': 'Hit the middle, so that two equal rows remain, and copy every move.',
  'idea.neighbours': 'Small lost rows can be learned by heart: 1, 5, 9 and 15. Leave nine.',
  'idea.keep-away': 'Take the middle square and mirror every cross.',
  'idea.unequal':
    'Heaps of 1, 2, 4, 7 and 10 are lost. Add lost heaps and the sum is lost: leave seven and one.',
  'idea.take-or-split':
    'A heap counts for its size, but 3 counts for 4 and 4 for 3. Leave two that count the same.',
  'idea.smaller-two':
    'Equal heaps cancel even where a move can add stones: what is done to one can be done to the other.',
  'idea.odd-boxes':
    'Leave an odd number in both boxes: from two odd boxes no move leaves two odd ones.',
  'idea.turtles': 'A head on square n is a heap of n stones: leave 1, 2 and 3.',
  'idea.ruler':
    'A head on square n counts for the largest power of two that divides n: squares 1 and 3 count the same.',
  'idea.mock-turtles':
    'The squares count 1, 2, 4, 7, 8, 11 …, the numbers with an odd count of ones in binary. Leave 1, 2, 4 and 7, which cancel.',
  'idea.corners': 'A head and its mirror image across the diagonal cancel. Leave only such pairs.',
  'idea.hook': 'Leave a hook with two equal arms: that is two equal heaps.',
  'idea.two-rows-of-chocolate': 'Leave the lower row one square shorter, each time.',
  'idea.domino':
    'Put the first domino into the middle. Then answer each one with its image turned by half a turn.',
  'idea.queens':
    'Put the first queen in the centre. Then answer each queen on the square opposite it.',
  'idea.arrows':
    'Work backwards from where no arrow leaves: a place is lost if all its arrows lead to won places.',
  'idea.no-return':
    'Pair all places, each with a neighbour. Move to your place’s partner: wherever the other goes, its partner is free.',
  'idea.letters': 'Equal numbers of two letters cancel. Remove the letter without a partner.',
  'idea.stalks': 'A stalk of n pieces is a heap of n stones.',
  'idea.branches':
    'Two equal branches on one knot cancel, as if they were not there. What stands below them is left.',
  'idea.loop':
    'A loop of an even number of pieces counts for nothing, one of an odd number for a single piece.',
  'idea.prune': 'A node counts one more than the nim-sum of what grows on it. Equal twigs cancel.',
  'idea.uproot': 'One cut can take a whole path. Find the one after which only equal trees remain.',
  'idea.every': 'The heap that lasts longest decides. Leave multiples of three, and let them last.',
  'idea.middle-node': 'Take the node in the middle, and copy every move on the other side.',
  'idea.middle-edge': 'Take the edge in the middle: what is left is two equal halves.',
  'idea.two-rules':
    'On the left a heap counts by its remainder by three, on the right by four. Make both remainders equal.',
  'idea.beside': 'Seven pins in a row are worth a heap of two. Make the heap as large as that.',
  'idea.rapid':
    'The heap that ends first decides. Win that one quickly, and let the lost ones take their time.',
  'idea.in-a-hurry':
    'It takes the whole of the largest heap each time. Leave two heaps: it takes the larger one, and you take the other.',
  'idea.tidy':
    'It makes the two largest heaps equal. Then they cancel: take what is left beside them.',
  'idea.one-by-one':
    'It plays one heap to its end before it touches the next, and does not look at the others. Make the rest equal in the meantime.',
  'idea.counting':
    'It leaves multiples of five, as if 2 could be taken as well. From 5 and 10 you can win: leave 2, 7 or 9.',
  'idea.as-ever':
    'It plays as if the last stone would win, to the very end. Where only single stones are left, it leaves an even number of them.',
  'idea.each-step':
    'It counts all steps. What lies on an even one counts for nothing: look at steps 1, 3, 5 alone.',
  'idea.rook':
    'It plays as in Nim and leaves equal heaps: then you take the same from both, that is, everything.',
  'idea.big-heaps':
    '2, 4 + 1, 8, 8 + 4: the eights and the fours are paired. The 2 must become a 1 to pair with the other.',
  'idea.five-misere':
    'With large heaps the last-one-loses game is won like Nim. Only the very end is different.',
  'idea.five':
    'Only 18 has a 16. The other four heaps leave 4 + 2 + 1 without partners, so it becomes 7.',
} satisfies Words;
