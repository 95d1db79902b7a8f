import type { Args, Words } from 'mexplorer/kit';

export default {
  title: 'Practice problems',
  idea_heaps: 'Nim',
  idea_first: 'Counting, and listing first moves',
  idea_subtraction: 'Taking numbers of a set',
  idea_stairs: 'Staircases',
  idea_pairs: 'Two heaps, and Fibonacci',
  idea_splitting: 'Dividing heaps and rows',
  idea_turning: 'Turning coins and cells',
  idea_graphs: 'Tokens on graphs',
  idea_plants: 'Trees and plants',
  idea_whole: 'Positions that are no sum',
  idea_union: 'Inclusion and exclusion',
  find: 'Search',
  find_hint: 'id, title or judge',
  found: ({ n }: Args<'n'>) => (n === 1 ? '1 problem' : `${n} problems`),
  found_none: 'No problem found. Try an id such as P2197, or a word of a title.',
  solved: 'solved',
  solved_of: ({ n, all }: Args<'n all'>) => `${n} of ${all} solved`,
  mark: 'Mark as solved',
  unmark: 'Solved: take the mark away',
  choose: 'Problem',
  idea_count: ({ n, done }: Args<'n done'>) => (done ? `${n}, ${done} solved` : String(n)),
  own: 'Your own game',
  own_rule: 'A rule, or the name of a game of heaps',
  own_text:
    'A program that says who wins your own game is tested like one for a listed problem. A table has the programs to compare with under “Write the program”.',
  own_format: ({ count, largest }: Args<'count largest'>) =>
    `k, then k heaps; of a rule in several numbers all numbers of each piece → Yes if the first player wins, No otherwise. At most ${count} heaps, of at most ${largest}.`,
  own_other: ({ game }: Args<'game'>) =>
    `${game} has no heaps that an input could list. Write a rule, such as n -> n-1 | n-2, or a game of heaps, such as kayles.`,
  unknown: ({ id }: Args<'id'>) => `There is no problem ${id} here. This is 891.`,
  lead: 'Give an input of a judge problem, and see its exact output and its position. Then check your own program.',
  source: 'The problem’s own page:',
  check: 'Check your own program',
  check_lead:
    'Run your program on generated inputs and hand in what it prints. The smallest input on which it is wrong comes first.',
  mistakes: 'Where others went wrong',
  refuted: 'The smallest position on which such a rule fails',
  fault_stones: 'A rule often seen: the nim-sum of the steps that hold an odd number of stones.',
  fault_modulus:
    'A rule often seen: the nim-sum of the remainders of the heaps by the largest number of the set plus 1.',
  fault_sizes: 'A rule often seen: the nim-sum of the heaps themselves.',
  fault_ground: 'A rule often seen: the nim-sum of stairs 1, 3, 5 …, as if balls left stair 1.',
  fault_left: 'A rule often seen: the nim-sum of every second gap, counted from the left.',
  fault_ones: 'A rule often seen: John wins if the nim-sum is not 0, also where every heap is 1.',
  fault_unsplit: 'A rule often seen: the nim-sum of the heaps, as if splitting changed nothing.',
  fault_thirds:
    'A rule often seen from the first values: lost for 1, 2 and every n that leaves 1 when divided by 3.',
  fault_larger:
    'A rule often seen: as many as there are heaps not smaller than the nim-sum, if that is not 0.',
  hunt: 'Find the smallest input on which this fails',
  hunt_again: 'Find another one',
  hunt_use: 'Use it as the input',
  hunt_found: ({ printed, answer }: Args<'printed answer'>) =>
    `Here it prints ${printed}; right is ${answer}.`,
  hunt_none: 'It was right on all generated inputs.',
  hunt_no_other: 'It was right on all other generated inputs.',
  text_890:
    'How many of the integers from 1 to n are divisible by at least one of the m numbers? They need not be primes.',
  format_890: 'n m, then m numbers → the count',
  mistake_890:
    'It stops after the pairs. Numbers that three of the primes divide are then taken away once too often: inclusion and exclusion goes on to all m.',
  text_891: 'n heaps; take any number of stones from one. Does the first player win?',
  format_891: 'n, then n heaps → Yes or No',
  mistake_891:
    'It writes x ^ a != 0. In C++, != binds before ^, so that it counts the heaps instead of adding them without carrying.',
  text_892:
    'Stones stand on n steps. Move any number of them from one step to the step below; from step 1 they reach the ground and stay there. Does the first player win?',
  format_892: 'n, then the stones on steps 1..n → Yes or No',
  mistake_892:
    'Counting from the wrong end: step 1 is the one beside the ground, so that steps 1, 3, 5 … count, however many steps there are.',
  text_893:
    'n heaps; take from one heap a number of stones that belongs to the set. Does the first player win?',
  format_893: 'k, the k numbers of the set, n, the n heaps → Yes or No',
  mistake_893:
    'It looks only at amounts smaller than the heap. Taking the whole heap is a move, too.',
  text_894:
    'n heaps; replace one heap by two, each smaller than it; they may be empty, and together they may hold more. Does the first player win?',
  format_894: 'n, then n heaps → Yes or No',
  mistake_894:
    'It lets the two new heaps hold at most as many stones as the old one. Each must be smaller, but together they may hold more.',
  text_1319:
    'k tokens stand on the nodes of an acyclic directed graph; move one of them along an edge. Does the first player win?',
  format_1319: 'n m k, m lines a b for an edge from a to b, then k nodes → win or lose',
  mistake_1319:
    'It gives a node the largest value of its successors and 1 more. The least value that no successor has is meant (mex).',
  text_1321: 'Take one stone from a heap, or merge two heaps. Does the first player win?',
  format_1321: 'T, then T times: N and N heaps → YES or NO, a line each',
  mistake_1321:
    'It counts moves: stones plus mergers, odd or even. Heaps of 1 can vanish without a merger, so those need care.',
  text_102780F:
    'A word; take one letter, two equal letters, or all copies of one letter. The player who takes the last letter wins. Alice moves first. Who wins?',
  format_102780F: 'one word of capital letters → Alice or Bob',
  mistake_102780F:
    'It takes the remainder by 3. All copies of a letter may be taken at once, so that 3 copies are worth 3, not 0.',
  text_102780H:
    'n stones; take 1, 5 or 13 of them. The player who takes the last stone loses. Does player 1, who begins, win, or player 2?',
  format_102780H: 'n → 1 or 2',
  mistake_102780H:
    'It starts from 0 stones as lost. The player who takes the last stone loses, so that 0 stones are won and 1 is lost.',
  text_HDU1847:
    'n cards; take a power of 2 (1, 2, 4 …) of them. The player who takes the last card wins. Kiki moves first. Who wins?',
  format_HDU1847: 'n a line, to the end of the input → Kiki or Cici, a line each',
  mistake_HDU1847: 'It leaves out 1, which is a power of 2 as well.',
  text_HDU1848:
    'Three heaps; take a Fibonacci number (1, 2, 3, 5, 8 …) of stones from one of them. Fibo moves first. Who wins?',
  format_HDU1848: 'm n p a line; 0 0 0 ends → Fibo or Nacci, a line each',
  mistake_HDU1848:
    'It does not clear the array of values seen before the next heap, so that mex grows and grows.',
  text_POJ2348:
    'Two numbers; subtract a positive multiple of the smaller from the larger, but not below 0. The player who makes a 0 wins. Stan moves first. Who wins? (HDU 1525 is the same.)',
  format_POJ2348: 'two numbers a line; 0 0 ends → Stan wins or Ollie wins, a line each',
  mistake_POJ2348:
    'It only counts the steps of Euclid’s algorithm. Where the smaller number fits at least twice, the player chooses who meets the next pair.',
  text_CSES1099:
    'Balls lie on stairs 1..n; move any number of them from one stair to the one below. Stair 1 is the ground. Does the first player win?',
  format_CSES1099: 't, then t times: n and the balls on stairs 1..n → first or second, a line each',
  mistake_CSES1099:
    'It takes stairs 1, 3, 5 … Stair 1 is the ground here, so that stairs 2, 4, 6 … count.',
  text_HDU3032:
    'Take any number of stones from a heap, or split it into two. Alice moves first. Who wins?',
  format_HDU3032: 'T, then T times: N and N heaps → Alice or Bob, a line each',
  mistake_HDU3032:
    'It adds the heaps as in Nim. Splitting changes the values: heaps of 3 and 4 swap theirs, and so do 7 and 8.',
  text_POJ1704:
    'Pieces stand on squares of a strip; move one to the left, neither onto nor over another. Georgia moves first. Who wins?',
  format_POJ1704:
    'T, then T times: N and the N squares in any order → Georgia will win or Bob will win, a line each',
  mistake_POJ1704: 'It does not sort the squares, which come in any order.',
  text_POJ3537:
    'A strip of n squares; each move puts a cross on an empty one. The player who makes three crosses in a row wins. Which player?',
  format_POJ3537: 'n → 1 or 2',
  mistake_POJ3537:
    'It blocks only the squares beside a cross. A cross two squares away gives the other three in a row as well.',
  text_AGC017D:
    'A tree grows from node 1; cut an edge, and what no longer hangs on node 1 is gone. Alice moves first. Who wins?',
  format_AGC017D: 'N, then N − 1 lines x y, the edges → Alice or Bob',
  mistake_AGC017D:
    'It adds 1 once for all children together. Each child’s value gets its 1 before they are put together.',
  text_HDU1536:
    'Take from one heap a number of stones that belongs to the set. For each position: does the first player win? (POJ 2960 is the same.)',
  format_HDU1536:
    'k and the set, m, then m positions, each as l and l heaps; a set of 0 numbers ends → a line of W and L for each set',
  mistake_HDU1536:
    'It stops at the first number of the set that is too large. The set need not be sorted.',
  text_HDU1730:
    'A black and a white piece stand in each row of a board. Move one of your own along its row, not past the other. The player who cannot move loses. Tom, who is black, begins. Does he win? (How far pieces may move back decides nothing; on the board here it is counted, so that play ends.)',
  format_HDU1730:
    'n m, then n rows, each the columns of both pieces, to the end of the input → I WIN! or BAD LUCK!, a line each',
  mistake_HDU1730:
    'It takes the difference of the columns. There is one square fewer between the pieces.',
  text_HDU2509:
    'Rows of apples; take any number that lie side by side in one row. The player who takes the last apple loses. Does the first player win?',
  format_HDU2509: 'n and n rows, to the end of the input → Yes or No, a line each',
  mistake_HDU2509:
    'It forgets that with rows of one apple only, an even number of them wins: the player who takes the last apple loses.',
  text_HDU3389:
    'Boxes 1..n hold cards. Move any number of cards from box A to a box B before it, if 3 divides A + B and 2 does not. Alice begins; the player who cannot move loses. The board shows the boxes whose cards count as Nim heaps: those whose number leaves 0, 2 or 5 when divided by 6.',
  format_HDU3389: 'T, then T times: n and the cards in boxes 1..n → Case i: Alice or Case i: Bob',
  mistake_HDU3389:
    'It takes the boxes of even number. The length of a card’s way counts, and ways end at boxes 1, 3 and 4.',
  text_POJ2311:
    'A sheet of w × h squares; cut a piece straight into two. The player who first cuts out a single square wins. Does the first player win? (The player who makes a strip one square wide lets the other win at once. So the board leaves such cuts out; the player who has no other cut loses.)',
  format_POJ2311: 'w h a line, both at least 2, to the end of the input → WIN or LOSE, a line each',
  mistake_POJ2311:
    'It allows strips one square wide. The player who makes one loses at once, so those cuts are no options of the table.',
  text_POJ2425:
    'Tokens stand on the nodes 0..n−1 of an acyclic graph; move one of them along an edge. The player who cannot move loses. For each list of tokens: does the first player win? (HDU 1524 is the same.)',
  format_POJ2425:
    'n, for each node how many edges leave it and where to, then lists of tokens, each after their number, and 0; and so to the end of the input → WIN or LOSE, one line each',
  mistake_POJ2425: 'It keeps the values of the graph before.',
  text_POJ3710:
    'Trees grow from their nodes 1, and rings hang on them; cut an edge, and what no longer hangs on a node 1 is gone. The player who cannot move loses. Sally begins. Who wins?',
  format_POJ3710:
    'N, then N graphs, each as m k (nodes, edges) and k lines a b, to the end of the input → Sally or Harry, a line each',
  mistake_POJ3710:
    'It leaves out the edge that closes a ring. An odd ring counts as one edge, an even one as none.',
  text_P2148:
    'Heaps in pairs, the first with the second and so on. Throw one heap of a pair away and split the other into two, neither of them empty. The player who cannot move loses. Does the first player win?',
  format_P2148: 'T, then T times: n, which is even, and n heaps → YES or NO, a line each',
  mistake_P2148:
    'It looks at the ones of a and b. The ones of a − 1 and b − 1 decide, as both parts must hold something.',
  text_P2599:
    'A row of heaps; take any number from the first or from the last that is left. The player who cannot move loses. Does the first player win?',
  format_P2599: 'T, then T times: n and n heaps → 1 or 0, a line each',
  mistake_P2599:
    'It adds all heaps as in Nim. Only the heaps at the ends may be touched, so they are no independent games.',
  text_ABC223G:
    'A tree: how many nodes can be deleted without making its largest matching smaller? They are exactly the nodes from which the first player loses when a token walks along edges and may not return to a node. The board has it on node 1.',
  format_ABC223G: 'N, then N − 1 lines u v, the edges → how many nodes',
  mistake_ABC223G:
    'It counts the nodes that the one matching it found misses. A node counts if some largest matching misses it.',
  text_P2197:
    'Heaps of stones; take any number from one. The player who takes the last stone wins. Does the first player win?',
  format_P2197: 'T, then T times: n and n heaps → Yes or No, a line each',
  mistake_P2197: 'It does not set the nim-sum back to 0 for the next position.',
  text_CSES1730:
    'Heaps of sticks; take any number from one. The player who takes the last stick wins. Who wins?',
  format_CSES1730: 't, then t times: n and n heaps → first or second, a line each',
  mistake_CSES1730:
    'It only looks for pairs of equal heaps. Other positions are lost, too, such as 1 2 3.',
  text_HDU1849:
    'Pieces stand on squares of a strip and move left to any square, where others may stand too. The player who cannot move loses. Rabbit begins. A piece is a Nim heap as large as the number of its square.',
  format_HDU1849: 'm and m squares; 0 ends → Rabbit Win! or Grass Win!, a line each',
  mistake_HDU1849:
    'It looks at the gaps between pieces, as where they may not meet. Here they may share a square and pass, so that each is a heap by itself.',
  text_POJ2975: 'Nim: how many different first moves win?',
  format_POJ2975: 'n and n heaps; 0 ends → the count, a line each',
  mistake_POJ2975: 'It counts heaps that stay as they are where the nim-sum is 0.',
  text_HDU1850: 'Nim with cards: how many different first moves win?',
  format_HDU1850: 'M and M heaps; 0 ends → the count, a line each',
  mistake_HDU1850: 'It says whether a first move wins, not how many do.',
  text_HDU2176: 'Nim: list all first moves that win.',
  format_HDU2176:
    'm and m heaps; 0 ends → No, or Yes and a line a b for each move that leaves b of a heap of a, in the order of the heaps',
  mistake_HDU2176: 'It stops at the first move that wins. All of them are asked.',
  text_P1247: 'Nim: give the first move that wins, from the first heap that has one.',
  format_P1247:
    'k and k heaps → lose; or how many to take and from which heap, and on the next line the heaps left',
  mistake_P1247:
    'It takes from the largest heap. A heap with the highest binary digit of the nim-sum is needed, and the first of these.',
  text_P4301:
    'First each player in turn may remove whole heaps, but not all; then they play Nim. How few matches must the first player remove to win? No nim-sum of heaps that stay may be 0.',
  format_P4301: 'k and k heaps → how many matches, or −1',
  mistake_P4301:
    'It keeps the heaps in the order of the input. The largest ones should be tried first, so that little is removed.',
  text_P4279:
    'Take any number from one heap; the player who takes the last one loses. John begins. Who wins?',
  format_P4279: 'T, then T times: N and N heaps → John or Brother, a line each',
  mistake_P4279:
    'It answers as in Nim. Where all heaps are single stones it is the other way round.',
  text_P5675:
    'Choose some of the heaps, and one of them from which the first move must take. In how many ways does the first player lose?',
  format_P5675: 'n and n heaps → the count, its remainder by 1,000,000,007',
  mistake_P5675:
    'It counts positions with nim-sum 0. Others are lost, too, where the heap that must be taken from has no winning move.',
  text_ARC168B:
    'Choose K; then play Nim in which a move takes at most K stones. For which largest K does the first player win?',
  format_ARC168B: 'N and N heaps → K, 0 if there is none, −1 if there is no largest',
  mistake_ARC168B: 'It takes the largest heap, less 1. Equal heaps cancel in pairs first.',
  text_CSES1098:
    'Heaps of sticks; take 1, 2 or 3 from one. The player who takes the last stick wins. Who wins?',
  format_CSES1098: 't, then t times: n and n heaps → first or second, a line each',
  mistake_CSES1098: 'It adds the heaps themselves. A heap is worth its remainder by 4.',
  text_HDU1846:
    'n stones; take 1 to m of them. The player who takes the last stone wins. Who wins?',
  format_HDU1846: 'C, then C times n m → first or second, a line each',
  mistake_HDU1846: 'It takes the remainder by m. Both players together can always make it m + 1.',
  text_CSES1729:
    'Take a number of sticks that belongs to the set. For 1, 2, … n sticks: does the first player win? The board shows n sticks.',
  format_CSES1729:
    'n k and the k numbers of the set → n letters, W where the first player wins and L elsewhere',
  mistake_CSES1729: 'It never takes all sticks that are left.',
  text_P4018:
    'n stones; take a power of a prime, such as 1, 2, 3, 4, 5, 7, 8 or 9. October begins. Who wins? No multiple of 6 is such a power. (The board shows large heaps by one of at most 120 with the same remainder by 6.)',
  format_P4018: 'T, then T times n → October wins! or Roy wins!, a line each',
  mistake_P4018:
    'It takes 1 and primes only, for which the multiples of 4 are lost. But 4 is a power of 2.',
  text_P3480:
    'Heaps that never decrease from left to right; take any number from one so that this stays true. Does the first player win? The differences are a staircase.',
  format_P3480: 'u, then u times: n and n heaps → TAK or NIE, a line each',
  mistake_P3480:
    'It counts the differences from the left. A stone that is taken moves to the right, so the last difference is step 1.',
  text_P2575:
    'Rows of 20 squares with pieces. Move a piece to the next free square on its right, over those in between. The player who cannot move loses. Does the first player win? The board shows the runs of pieces that count, as Nim heaps.',
  format_P2575: 'T, then T times: n rows, each as m and m squares → YES or NO, a line each',
  mistake_P2575:
    'It begins with the pieces behind the last free square. Those cannot move; the run before that square is step 1.',
  text_P2252:
    'Two heaps; take any number from one, or the same number from both. Does the first player win?',
  format_P2252: 'a b → 1 or 0',
  mistake_P2252: 'It does not put the smaller heap first.',
  text_HDU1527:
    'Two heaps; take any number from one, or the same number from both. Does the first player win?',
  format_HDU1527: 'a b a line, to the end of the input → 1 or 0, a line each',
  mistake_HDU1527:
    'It rounds to the nearest number. The golden ratio times the difference is rounded down.',
  text_HDU2177:
    'Two heaps; take any number from one, or the same number from both. List what the winning first moves leave.',
  format_HDU2177:
    'a b a line; 0 0 ends → 0; or 1 and the heaps left, smaller first: that by a move from both heaps first',
  mistake_HDU2177: 'It lists what is left in order of size. The move from both heaps comes first.',
  text_HDU2516:
    'One heap; the first move takes any number but not all, each later one at most twice what was just taken. The player who takes the last stone wins. Who wins?',
  format_HDU2516: 'n a line; 0 ends → First win or Second win, a line each',
  mistake_HDU2516: 'It takes 1 or 2 each time. The bound is twice what was just taken and grows.',
  text_P6487:
    'One heap; the first move takes any number, even all, each later one at most twice what was just taken. What is the least first take that wins?',
  format_P6487: 'n → how many',
  mistake_P6487:
    'It takes away the largest Fibonacci number once. What is left may be no Fibonacci number yet.',
  text_CSES2207:
    'A heap of coins; divide a heap into two that are not equal. The player who cannot move loses. Who wins?',
  format_CSES2207: 't, then t times n → first or second, a line each',
  mistake_CSES2207: 'It divides a heap into two equal ones, too.',
  text_POJ2484:
    'n coins in a ring; take one, or two that lie side by side, with no gap between them. The player who takes the last coin wins. Alice begins. Who wins?',
  format_POJ2484: 'n a line; 0 ends → Alice or Bob, a line each',
  mistake_POJ2484:
    'It answers as for a heap, by the remainder by 3. On a ring the second player can mirror every move.',
  text_HDU3980:
    'A ring of n beads; paint M unpainted beads side by side. The player who cannot paint loses. Aekdycoin begins. Who wins?',
  format_HDU3980: 'T, then T times n M → Case #i: aekdycoin or Case #i: abcdxyzk',
  mistake_HDU3980:
    'It treats the ring as a row. The first move makes it a row of n − M beads, in which the other player begins.',
  text_HDU2999:
    'A row of stones; take stones that lie side by side, as many as a number of the set. For each row: does player 1, who begins, win, or player 2?',
  format_HDU2999: 'n and the set, m and m rows, to the end of the input → 1 or 2, a line each',
  mistake_HDU2999: 'It shortens the row only at its ends. A run from the middle leaves two rows.',
  text_HDU3595:
    'Euclid’s game in several pairs at once: a move takes a multiple of one number from the other, in every pair that is not over. The player who cannot move in any pair loses. MM begins. Who wins?',
  format_HDU3595:
    'N and N pairs, to the end of the input → MM or GG, a line each. The example is our own.',
  mistake_HDU3595:
    'Where the other player wins what is left, it always adds 2 moves. Where only one multiple fits there is no choice, and it is 1. Copies of this program go round.',
  text_ABC278G:
    'N cards in a row; take L to R that lie side by side. The player who cannot take loses. Who wins, and by which first move? (The judge plays on with your program and accepts any winning move. A check does so, too; the output shown is the one with the smallest card, and then with the fewest cards.)',
  format_ABC278G:
    'N L R → Second; or First, and on the next line the first card of the move and how many cards',
  mistake_ABC278G:
    'It gives up where no middle can be taken. With L = R the first player may still win: the values tell.',
  text_P5363:
    'm coins stand on a strip of n squares; a move takes one to the left, neither onto nor over another. The player who cannot move loses. In how many arrangements does the first player win? The board shows the one with all coins at the right end.',
  format_P5363: 'n m → the count, its remainder by 1,000,000,009',
  mistake_P5363:
    'It rounds m / 2 down. With an odd number of coins the gap before the first one is a heap, too.',
  text_P4101:
    'n heaps of one stone; merge two heaps that have at most m stones together. The player who cannot move loses. Does the first player win? The board shows one heap from which stones are taken singly: one for each merging.',
  format_P4101: 'T, then T times n m → 0 if the first player wins, else 1, a line each',
  mistake_P4101: 'It leaves out the stones that fill no heap. Those are merged, too.',
  text_P2594:
    'Coins in n rows of m. Turn a connected block, the lower right coin of which shows its tail and lies below or beside all others. The player who cannot move loses. dongdong begins. Does dongdong win? The board shows what each tail is worth, as Nim heaps; on large boards equal ones cancel and the others are drawn smaller.',
  format_P2594:
    'T, then T times: n m and n rows of H (head) and T (tail) → -_- if dongdong wins, else =_=, a line each',
  mistake_P2594:
    'It uses powers of 2 everywhere. In the first row and column a block is a run, which is worth less.',
  text_P3179:
    'Cells 1 to n, some of them white. Choose a white cell x and turn the colours of x, 2x, … kx. The player who cannot move loses. For each list of white cells: does the first player win? The board shows what each white cell is worth, as Nim heaps.',
  format_P3179: 'n, k, then k times: w and the w white cells → Yes or No, a line each',
  mistake_P3179:
    'It adds each block of equal quotients once. An even number of equal values cancels.',
  text_P2490:
    'k pieces stand on a strip of n squares, white and black in turn, a white one first. A moves 1 to d white pieces to the right, B 1 to d black ones to the left, not over others. The player who cannot move loses. A begins. In how many arrangements does A win? The board shows gaps as equal as can be.',
  format_P2490: 'n k d → the count, its remainder by 1,000,000,007',
  mistake_P2490:
    'It counts as in Nim, with an even number of ones in each column. Up to d pieces may move: it must be a multiple of d + 1.',
  text_P7589:
    'On each of n lines stand a black and a white piece. Move one of your own as far as you like towards the other, or back by at most d, back at most k times in all. The player who cannot move loses. Alice, who is black, begins. Does she win? Moving back decides nothing.',
  format_P7589:
    'T, then T times: n k d and n lines y b w (the height of the line, then both pieces) → Yes or No, a line each',
  mistake_P7589:
    'It takes the difference of the places. There is one place fewer between the pieces.',
  text_P5970:
    'Before the game the second player throws away as many heaps as a multiple of d, or none, but not all; then they play Nim. In how many ways can the second player throw heaps away and win?',
  format_P5970: 'n d and n heaps → the count, its remainder by 1,000,000,007',
  mistake_P5970:
    'It forgets that not all heaps may be thrown away. Where d divides n, that is one way too many.',
  text_P6791:
    'n stones; the first move takes at most k, each later one at most twice what was just taken. The player who takes the last stone loses. For how many n from 1 to N does the first player win? The board shows N stones.',
  format_P6791: 'T, then T times k N → the count, a line each',
  mistake_P6791:
    'It counts as if the last stone won. Here a heap plays as if it had one stone fewer.',
  text_CF494E:
    'A board of n × n cells; those in the rectangles are white. Turn the colours in a square with sides of at most k whose lower right cell is white. The player who cannot move loses. Hamed begins. Who wins? The board shows Nim heaps: the powers of 2 that are left of what the white cells are worth, equal ones cancelled.',
  format_CF494E:
    'n m k, then m rectangles, each as the row and column of the upper left cell and of the lower right one → Hamed or Malek',
  mistake_CF494E:
    'It adds each rectangle by itself. A cell that two of them cover is white, but cancels there.',
  text_P3235:
    'Divide a heap of at least F stones into 2 or more, of which the largest has at most one stone more than the smallest. The player who cannot move loses. Does the first player win? On the board two equal heaps of one move cancel and are left out.',
  format_P3235: 'T F, then T times: N and N heaps → T numbers in one line, 1 or 0',
  mistake_P3235:
    'It looks at one number of parts for each size. The next one may give another value.',
  text_P5652:
    'A token stands on the first number of a part of the row, which is lowered by 1. A move leaves it there or takes it up to m places to the right, to a number above 0, and lowers that by 1. The player who cannot move loses. Add up i² for each question i that the first player wins. The board shows the last 12 numbers or fewer of the first question. Only odd and even matter: 3_1 is the third number with an odd rest.',
  format_P5652:
    'n m q type and n numbers; if type is 0, q parts l r; if it is 1, A B C P, from which the parts are drawn: A becomes (A·B + C) mod P and gives A mod n + 1, for one end and then the other → the sum, its remainder by 2³²',
  mistake_P5652:
    'It goes on m places before. The number there still reaches the one that wins; the next may begin one further.',
  text_P3185:
    'Take a bean from bottle i and put one into j and one into k, where i < j ≤ k. The player who cannot move loses. Which first move wins, and how many do? On the board a bean is a heap as large as the number of bottles after its own; of many beans in one bottle few are shown, as two cancel each other.',
  format_P3185:
    'T, then T times: n and the beans in bottles 0 to n − 1 → the smallest i j k or -1 -1 -1, and how many first moves win',
  mistake_P3185:
    'It counts each bottle that holds any beans. Two beans in one bottle cancel, so an odd number counts.',

  text_P6560:
    'A token on a directed graph, which may have cycles; move it along an edge. The player who moves it to the end wins at once; the player who cannot move it loses; if it can go on indefinitely, neither player wins. Who wins, for each start and end?',
  format_P6560:
    'n m q, m lines a b for an edge from a to b, q lines with a start and an end → 1 if the first player wins, −1 if the second does, 0 if neither, a line each',
  mistake_P6560:
    'It decides a node only once all of its edges are decided. One edge to a lost node is enough to win, even where another leads into a cycle.',
  text_P4136:
    'A stone in a corner of a board of n × n squares; move it to a square beside its own where it has not been. The player who cannot move it loses. Alice begins. Who wins? (The board shows large ones by one of side 7 or 8.)',
  format_P4136: 'n a line; 0 ends → Alice or Bob, a line each',
  text_P4617:
    'Each way joins a peak and a valley. Mirko and Slavko walk together and come to no place twice: on a peak Slavko chooses the valley they go to next, in a valley Mirko chooses the peak. The player who cannot choose loses. Who wins, for each peak they may begin at? (On the board, the first move chooses the peak: those for Mirko win.)',
  format_P4617:
    'N M (N peaks, N valleys, M ways), M lines with a peak and a valley → Mirko or Slavko for peaks 1 to N, a line each',
  mistake_P4617:
    'It asks whether one largest matching covers the peak. Another one may miss it: what counts is whether every largest matching covers it.',
  text_P4055:
    'A maze of free squares and walls. One player puts a piece on a free square; then the other begins, and both move it in turn to a free square beside it where it has not been. The player who cannot move it loses. On which squares does the player who puts it down win? (On the board, the first move chooses the square.)',
  format_P4055:
    'n m, n rows of m signs, . for a free square and # for a wall → LOSE; or WIN and the winning squares, row by row, each as a line with its row and column',
  mistake_P4055:
    'It lists the squares that one largest matching misses. Others miss more: those to which paths that alternate lead from there belong to the list, too.',
  text_AGC010F:
    'Stones lie on the nodes of a tree. Takahashi puts a piece on a node; then, beginning with him, both in turn take a stone from its node and move it along an edge. The player who finds no stone there loses. From which nodes does he win? (Only steps to a node with fewer stones can win; the board has those.)',
  format_AGC010F:
    'N, the stones on nodes 1 to N, then N − 1 lines with an edge → the winning nodes in order in one line, which may be empty',
  mistake_AGC010F:
    'It only asks whether a neighbour has fewer stones. The other may win from there: the neighbour must be lost as well.',
  text_COT3:
    'The nodes of a tree are white or black. A move chooses a white node and paints the path from node 1 to it black. The player who paints last wins. Which first moves win? (The board leaves black nodes out.)',
  format_COT3:
    'n, the colours of nodes 1 to n, 0 for white and 1 for black, then n − 1 lines with an edge → the winning nodes in order, a line each, or −1',
  mistake_COT3:
    'It forgets the subtrees that hang beside the path further down. When a subtree is joined to its parent, all values in it change by the nim-sum of its new neighbours.',
  text_P7864:
    'A tree with root 1; a move picks any number of leaves, one at least. The player who picks the root wins. Does the first player win? (The board shows a heap of one stone for each leaf whose branch, down to the next fork, has an odd number of nodes, 20 heaps at most; a move takes from any number of them.)',
  format_P7864: 'T, then T times: n and the parents of nodes 2 to n → 1 or 0, a line each',
  mistake_P7864:
    'It asks whether the number of nodes is odd, which is right for a tree that never forks. What counts is the length of each branch down to the next fork.',
  text_P8347:
    'A tree; a move deletes a node, and of the parts that it leaves keeps one. The player who leaves a single node loses. Hifuu begins. Who wins? (No game of the list has these positions, so there is no board.)',
  format_P8347: 'T, then T times: n and n − 1 lines with an edge → Hifuu or Luna, a line each',
  mistake_P8347:
    'It looks at the number of nodes alone, which is right for stars. What counts is whether some node has an even number of edges.',
  text_CF1704F:
    'A row of red and blue squares. Alice paints two neighbours white of which one at least is red; Bob does so with blue. Alice begins; the player who cannot paint loses. Who wins? (Where the colours are equally many, runs of alternating colours decide, as Dawson’s Kayles, and the board shows these; else the colour with more squares wins.)',
  format_CF1704F: 't, then t times: n and a word of n letters R and B → Alice or Bob, a line each',
  mistake_CF1704F:
    'It only plays Dawson’s Kayles on the runs. Where one colour has more squares than the other, its player wins, whatever the runs are.',
  text_CF1149E:
    'Cities with taxes, and one-way roads without a cycle. A move lowers the tax of a city, and at will changes those of the cities that its roads lead to. The player who moves last wins. Does the first player win? (Cities with the same SG value, as nodes of the graph, are one level. The board shows the taxes of the highest level whose nim-sum is not 0, as Nim.)',
  format_CF1149E:
    'n m, the taxes of cities 1 to n, m lines a b for a road from a to b → LOSE; or WIN, and on the next line the taxes after a move that wins. Any such move is right',
  mistake_CF1149E:
    'It takes the longest way on from a city as its level. Such a city need not have a road to every lower level; the mex of the levels that its roads lead to is the level.',
  text_P1971:
    'A board of white pieces (O) and black ones (X) with one empty square. Tutu moves a white piece into the empty square, then Dandan a black one, and so on; the player who cannot move loses. In which of the rounds played did Tutu make a mistake: the position was won for her, and after her move it is won for Dandan? (The board shows the squares as nodes and the empty one as the token.)',
  format_P1971:
    'n m, n rows of m signs O, X and one ., then k and 2k lines with the row and column of the piece that moves → how many mistakes, and the rounds, a line each',
  mistake_P1971:
    'It leaves the squares in the graph where the empty square has been. It cannot go back there, so the largest matchings must be those without them.',
  text_CF1451F:
    'A matrix of numbers. A move lowers one of them, and at will changes the others on a shortest way from there to a place to its right and below. The player who finds only zeros loses. Ashish begins. Who wins? (Numbers with the same sum of row and column are one diagonal. The board shows the first diagonal whose nim-sum is not 0, as Nim.)',
  format_CF1451F: 't, then t times: n m and n rows of m numbers → Ashish or Jeel, a line each',
  mistake_CF1451F:
    'It takes the nim-sum of the whole matrix. Each diagonal has its own, and all of them must be 0 for a lost position.',
  text_AGC002E:
    'Piles of candies; a move eats the largest pile, or one candy from each pile. The player who eats the last candy loses. Snuke begins. Who wins? (The board is a walk: a_b are a piles and b candies of each pile eaten. Large piles are shown from the last square of the diagonal on, with shorter ways of the same parity.)',
  format_AGC002E: 'N and N piles → First or Second',
  mistake_AGC002E:
    'It adds the two ways on from the last square of the diagonal. The token takes one of them: the player who moves there wins if either has an odd length.',

  lessons: 'In the course:',
  format: 'Input → output',
  input: 'Input',
  input_hint: 'Spaces and line breaks both separate numbers.',
  output: 'Expected output',
  output_example: 'Output of the example',
  input_example: 'This is an example. Type or paste your own input over it.',
  output_none: 'Paste an input to see its output.',
  sample: 'Use the sample',
  random: 'Random input',
  clear: 'Clear',
  on_board: 'See it on the board',
  on_board_n: ({ n }: Args<'n'>) => `Case ${n} on the board`,
  on_union: 'See it term by term',
  tests: 'Random inputs with answers',
  tests_lead:
    'Small valid inputs, each with its exact answer, for checking a program against another.',
  tests_count: 'How many',
  tests_make: 'Make tests',
  tests_again: 'Make others',
  tests_input: ({ n }: Args<'n'>) => `Input ${n}`,
  tests_output: ({ n }: Args<'n'>) => `Answer ${n}`,
  tests_copy: 'Copy all',
  tests_save: 'Download all',
  test_use: ({ n }: Args<'n'>) => `Use test ${n} as the input above`,
  use: 'Use',
  file_test: ({ n }: Args<'n'>) => `### test ${n}: input`,
  file_answer: ({ n }: Args<'n'>) => `### test ${n}: answer`,
  made: ({ n }: Args<'n'>) => `${n} tests made.`,
  too_big: 'This position is too large for the board.',
  too_long: 'This input is too long for the link; keep a copy of it.',
} satisfies Words;
