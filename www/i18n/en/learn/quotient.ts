import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Where the SJ theorem fails in real misère play, and what repairs it: tame parts, genus, and the misère quotient with its proof.',
  goal: 'Know two positions for which the SJ theorem without its condition is wrong, and decide misère play by classes instead of SG values.',
  'claim.heading': 'The claim, and its condition',
  claim:
    'The **SJ theorem** (Jia Zhihao, 2009), as books quote it: under misère play the player to move wins exactly when\n\n- some part has an SG value above 1, and the nim-sum is not 0;\n- or no part has an SG value above 1, and the nim-sum is 0;\n\n**if the game is ruled to end when all parts have the SG value 0.** Most pages leave this last line out. Without it the claim is about real misère play, where the game goes on until neither player can move. There it is wrong.\n\nTake Kayles: rows of pins; knock down one pin, or two side by side; the player who knocks down the last pin **loses**. A row of 9 has the SG value 4 and is lost all the same, as lesson @misere has shown. A row of 5 has the SG value 4 as well.',
  'five.question': 'Kayles with one row of 5 pins, and the last pin loses: who wins?',
  'five.wrong.P':
    'The row of 9 is lost, but this is another row. Try to leave a row that is lost, such as 4 or 1. [The smallest position on which this rule fails](refuted?claim=misere-by-values)',
  'five.right':
    'Knock down an end pin and leave 4, which is lost. So 5 and 9 have the same SG value, and yet 5 is won and 9 is lost.',
  nine: 'Try it on the board. The computer begins with 9 pins, and the player who knocks down the last pin loses. Whatever it does, you can win.',
  'twelve.question':
    'The game 0.07 (take two, and leave what is left as it is or in two heaps), misère play, one heap of 12. Its SG value is 2. Who wins?',
  'twelve.wrong.N':
    'So says the claim without its condition: one part, of SG value 2. But the game does not end where the SG values are 0. [The smallest position on which this rule fails](refuted?claim=misere-by-values)',
  'twelve.right':
    'It is lost, against the claim. So no exotic position is needed: one small heap is enough.',
  board: 'Here it is. The computer begins; every one of its moves leaves you a won position.',
  'hides.heading': 'What an SG value hides',
  hides:
    'Under normal play the SG value of a part says all that matters: beside any other part it does the same as a Nim heap of that size. This rests on one step: two equal parts cancel out, since every move in one is copied in the other. The player who copies makes the last move. Under misère play that is the one who **loses**, so the step fails, and with it the replacing of parts by Nim heaps.\n\nWhat is left is to look at small positions and see what they do:',
  build: '**Fill in** N or P: Kayles, the last pin loses.',
  'tame.heading': 'First repair: tame parts',
  tame: 'Some parts do behave as misère Nim. Call a heap **tame** when all its options consist of tame heaps, and its value $g⁻$ in misère play (the mex of its options’, but 1 where there is no move) is fit for Nim: either SG value and $g⁻$ are 0 and 1, or 1 and 0 (**fickle**, as Nim heaps of 0 and 1 are), or they are equal (**firm**, as larger Nim heaps are). For sums of tame heaps the rule of misère Nim holds, with “fickle” in the place of “at most 1 stone”. (Conway, 1976)\n\nKayles is tame up to 4 pins, and the row of 5 is the first that is not: its SG value is 4, its $g⁻$ is 1. This playground checks every heap before it uses the rule.',
  'genus.heading': 'Second repair: the genus',
  genus:
    'One number is not enough, but a few may be. The **genus** of a position is its SG value with superscripts: the values of misère play alone, beside one Nim heap of 2, beside two of them, and so on, until the last two go on in turns. The row of 5 has the genus $4^{146}$, the row of 9 has $4^{046}$: alone 5 has the misère value 1 and 9 has 0, and value 0 is lost. Nim heaps have $0^{120}$, $1^{031}$, $2^{20}$, $3^{31}$ and so on.\n\nThe genus says what a position does beside Nim heaps of 2. It does not say what two wild rows do beside each other.',
  'classes.heading': 'The whole repair: the misère quotient',
  classes:
    'Ask what **cannot be told apart**. Two sums $X$ and $Y$ of heaps of one game are in the same class when, for every third sum $Z$ of such heaps, $X + Z$ and $Y + Z$ are both won or both lost. Putting heaps side by side multiplies classes. All classes together are the **misère quotient** of the game (Plambeck, 2005). If it is finite, it is a table from which misère play is read off.\n\nThe game 0.123, for example (take 1 only as a whole heap, 2 only if something stays, 3 always), has 20 classes. They are words in $a$, $b$, $c$, $d$, shortened by\n\n$$a^2 = 1, c^2 = 1, c d = b d, b^2 c = b^3, b^2 d = d, d^3 = a d^2, b^4 = b^2$$\n\nThe heaps 0, 1, 2, … have the classes $1$, $a$, $1$, $b$, $b$, and then $a$, $d^2$, $1$, $c$, $d$ again and again. **Lost** are just the classes $a$, $b^2$, $d^2$, $a c$ and $b d$.',
  'product.question':
    '0.123, misère play, heaps of 9 and 4, with the classes $d$ and $b$: who wins? (The SG values are 1 and 2, so the claim without its condition says N.)',
  'product.wrong.N': 'Multiply the two classes and look for the product among the lost ones.',
  'product.right': 'The product is $b d$, a lost class.',
  'move.question':
    '0.123, misère play, heaps of 8 and 4, with the classes $c$ and $b$: make the winning move. (Their SG values are 2 and 2, so the claim calls this lost.)',
  'move.wrong':
    'What class does the other heap need, so that the product is a lost one? Compare $a$, $b^2$, $d^2$, $a c$, $b d$.',
  'move.right': 'Take 3 of the 4: heaps of 8 and 1 have the class $a c$, which is lost.',
  'proof.title': 'Why such a table is right, for all heaps',
  proof: [
    'Given are the table, the class of each heap, and the lost classes P. Claim: a sum is lost exactly when the product of its classes is in P. By induction on the number of moves that are left.',
    'First check: if the class of a sum is in P, then none of its options is in P. So every option is won, by induction, and the sum is **lost**. (It has options, because what cannot move has the class 1, and 1 is not in P.)',
    'Second check: if the class of a sum is not in P and it has a move, then one of its options is in P, which is lost by induction. So the sum is **won**. And a player who cannot move has won, too.',
    'There are infinitely many sums, but what the checks look at are a class and the set of its options’ classes. Of these there are finitely many. Begin with the empty sum and add heap after heap, until nothing new comes.',
    'And infinitely many heaps? In Kayles the classes repeat after 12 from heap 71 on, checked to heap 169. A heap of at least $M = 2 · (71 + 12) + 2 = 168$ leaves two parts at most, so one of them has at least 83 pins.',
    'That part could be 12 smaller without changing its class. So the heap has the option classes of the heap 12 smaller: nothing new, and so on for ever. (Plambeck and Siegel, 2008)',
  ],
  'shown.heading': 'The quotient of Kayles',
  shown:
    'Forty classes answer misère Kayles for rows of any length. Choose a class to see its rows and products. [On a page of its own](quotient?game=kayles)',
  'why.heading': 'A position explained by it',
  why: 'Rows of 9 and 5: both have the SG value 4. Beside each other they are lost, by their classes.',
  'honest.heading': 'What is not known',
  honest:
    'A quotient need not be finite. For 0.07 it has 144 classes with heaps up to 25 and 520 with heaps up to 31, and no end of it is known. Such a table still decides all sums of the heaps that were looked at, and this playground says how far that is. [See 0.07](quotient?game=0.07)',
  code: 'Misère 0.123 by its quotient: the number of heaps and the heaps; Yes if the player to move wins, else No. Heaps may be as large as you like.',
  win: '**Exercise.** Win three games in which the SJ theorem without its condition is no guide: two of Kayles, one of 0.123. In each the last move loses.',
} satisfies LessonWords;
