import { groupDigits as g } from '../../../i18n/digits.ts';
import type { Args, Exact } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

const tokens = (n: number) => (n === 0 ? 'no token' : n === 1 ? '1 token' : `${n} tokens`);
const value = (v?: Exact | null) =>
  v === undefined || v === null ? '' : `, ${/^∞/u.test(String(v)) ? 'loopy' : 'SG'} value ${v}`;

const stones = (n: Exact) => (Number(n) === 1 ? '1 stone' : `${g(n)} stones`);
const coins = (n?: Exact | null) => (Number(n) === 1 ? '1 coin' : `${g(n)} coins`);
const nodes = (n: number) => (n === 1 ? '1 node' : `${n} nodes`);
const edges = (n: number) => (n === 1 ? '1 more edge falls' : `${n} more edges fall`);
const pins = (n: Exact) => (Number(n) === 1 ? '1 pin' : `${g(n)} pins`);
const squares = (n: Exact) => (Number(n) === 1 ? '1 square' : `${g(n)} squares`);

/** The names of the parts of a position, and texts about their contents. */
const parts: Record<string, { name: string; holds: (n: Exact) => string }> = {
  heap: { name: 'Heap', holds: stones },
  box: { name: 'Box', holds: (n) => `holds ${g(n)}` },
  pins: { name: 'Row', holds: pins },
  strip: { name: 'Strip', holds: squares },
  ring: { name: 'Ring', holds: stones },
  opened: { name: 'Row', holds: stones },
};
const partOf = (part: string) => parts[part] ?? parts.heap;

/** Help on choosing a run, by the kind of things in the rows. */
const runs: Record<string, string> = {
  pins: 'Click a pin to knock it down, or draw over neighbouring pins. Or choose from the list what is left.',
  strip: 'Click the square to put a cross on. Or choose from the list what is left.',
  box: 'Click between two things in a box to divide it there; the other box is emptied. Or choose from the list.',
};

const ways = (n: number, more: boolean) =>
  `${more ? 'more than ' : ''}${Number(n) === 1 ? '1 option' : `${n} options`}`;

/** The name of a square and the name of a chess piece. */
type Chess = { square: string; piece: string };
type ChessBoard = Pick<Chess, 'piece'> & { torus: boolean };

/** The texts of all boards except the board of plain heaps. */
export default {
  // Texts of the board with a strip of coins.
  coin_n: ({ n }: Args<'n'>) => `Coin ${n}`,
  coin_at: ({ n, at }: Args<'n at'>) => `Coin ${n} on square ${g(at)}`,
  help_between:
    'Click a free square between two pieces to move there, or one behind a piece to move it back.',
  between_row: ({ n, gap }: Args<'n gap'>) =>
    `Row ${n}: ${gap === 1 ? '1 square' : `${g(gap)} squares`} between the pieces`,
  row_n: ({ n }: Args<'n'>) => `Row ${n}`,
  would_close: ({ take, gap }: Args<'take gap?'>) => `${g(take)} forward, ${g(gap)} left between`,
  would_back: ({ put, gap }: Args<'put gap'>) => `${g(put)} back, ${g(gap)} between`,
  close_n: ({ count }: Args<'count'>) => `Move ${count} forward`,
  back_n: ({ count }: Args<'count'>) => `Move ${count} back`,
  keys_between:
    'Left and right arrows choose a row; up and down arrows or digits choose how many squares to move forward, and beyond those how many back; Enter moves; Escape cancels.',
  back_left: ({ back }: Args<'back'>) =>
    `${back === 1 ? '1 square' : `${g(back)} squares`} may still be moved back, in all rows together.`,
  would_slide: ({ take, left }: Args<'take left?'>) =>
    `${g(take)} to the left, to square ${g(left)}`,
  slide_n: ({ count }: Args<'count'>) => `Move ${count} left`,
  coin_stuck: ({ n }: Args<'n'>) => `Coin ${n} cannot move.`,
  coin_not_there: ({ n }: Args<'n'>) => `Coin ${n} cannot go there.`,
  no_coin_there: 'No coin can go there.',
  help_strip: 'Click the square that a coin should move to, or drag the coin to the left.',
  keys_strip:
    'Left and right arrows choose a coin; up and down arrows or digits choose how far to the left it moves; Enter moves it; Escape cancels.',

  // Texts of the board with coins in the plane.
  help_plane: ({ rows, columns }: Record<'rows' | 'columns', { least: number }>) =>
    rows.least > 1 && columns.least > 1
      ? 'Click a head, then the opposite corner, above it on its left.'
      : 'Click a head, then a coin above it or on its left whose row and column are to be turned, too.',
  keys_plane:
    'Arrow keys move among the coins. Enter or space chooses a head, then adds the row and the column of a coin; Enter on a chosen coin turns them; Escape cancels.',
  plane_needs_head: ({ row, column }: Args<'row column'>) =>
    `The coin at ${row}:${column} shows its tail. The one in the last row and column must be a head.`,
  plane_coin: ({ row, column, head }: Args<'row column head'>) =>
    `Row ${row}, column ${column}: ${head ? 'head' : 'tail'}`,
  flipping: ({ rows, columns }: Record<'rows' | 'columns', number[]>) =>
    `Rows ${rows.join(', ')}; columns ${columns.join(', ')}`,
  plane_too_large: ({ heads }: Args<'heads'>) =>
    `These coins lie too far apart to be drawn. Type your moves, as in 2+0x3+1. Heads: ${heads.join(', ')}`,

  // Texts of the board with rectangles.
  help_spots: ({ line }: { line: boolean }) =>
    line
      ? 'Click the line along which a rectangle is to be cut.'
      : 'Click where two free squares meet, to lay a domino on them.',
  spot: (given: Args<'height'> & { y: number; x: number; width: number; text: string }) =>
    given.width && given.height
      ? `a domino on row ${given.y + 1}, column ${given.x + 1} and the square ${given.width > 1 ? 'on its right' : 'below'}`
      : `a cut into ${given.text.split('=')[1].replace('+', ' and ')}`,
  do_domino: 'Lay it',
  help_crosses:
    'Click an empty square to put a cross there. A board with a line of crosses is dead.',
  spot_cross: ({ sheet, x, y }: Args<'sheet'> & { y: number; x: number }) =>
    `a cross on board ${sheet + 1}, row ${y + 1}, column ${x + 1}`,
  do_cross: 'Put it',
  board_n: ({ n, dead }: Args<'n dead'>) => `${n}${dead ? ', dead' : ''}`,
  board_has: ({ n, dead, places }: Args<'n dead places'>) =>
    `Board ${n}${dead ? ', dead' : ''}: ${places.length ? `crosses at row:column ${places.join(', ')}` : 'no cross'}`,
  // Texts of the chess board.
  help_chess: ({ piece, torus }: ChessBoard) =>
    `Click a bright square to put a ${piece} there; dark ones are attacked.${torus ? ' Opposite edges are joined.' : ''}`,
  keys_chess:
    'Arrow keys go from square to square and show what would be attacked; Home, End, Page Up and Page Down go to the edges; Enter puts the piece there; Escape cancels.',
  chess_square: ({ square, piece, is }: Chess & { is: string }) =>
    `${square}, ${is === 'taken' ? piece : is === 'attacked' ? 'attacked' : 'free'}`,
  chess_taken: ({ square }: Pick<Chess, 'square'>) => `A piece stands on ${square}.`,
  chess_attacked: ({ square, piece, by }: Chess & { by: string }) =>
    `The ${piece} on ${by} attacks ${square}.`,
  chess_would: ({ square, piece, count }: Chess & { count: number }) =>
    `a ${piece} on ${square}, which attacks ${count === 1 ? '1 more square' : `${count} more squares`}`,
  chess_torus: 'The board has no edges: what leaves it on one side comes back on the other.',
  do_chess: 'Put it',
  sheets_more: ({ count }: Args<'count'>) =>
    `${g(count)} more are not drawn; moves there can be typed.`,
  sheets_too_large:
    'A side is too long to be drawn. Type your moves: 1=3x4+2x4 cuts the first rectangle into these two, 1:2-1:3 lays a domino on row 1, columns 2 and 3.',
  keys_spots:
    'Arrow keys go from place to place and show what would be done there; Page Up and Page Down go through all of them; Enter does it; Escape cancels.',

  // Texts of the board of heaps to which stones may be put back.
  help_chips: 'Click a stone to take it and all behind it, or a dashed place to put stones back.',
  would_put: ({ put, size }: Args<'put size'>) => `${stones(put)} put back, ${g(size)} then`,
  keys_chips:
    'Left and right arrows choose a heap; up and down arrows or digits choose how many to take, and beyond the whole heap how many to put back; Enter does it; Escape cancels.',
  put_n: ({ count }: Args<'count'>) => `Put ${count} back`,
  put_left: ({ back }: Args<'back'>) =>
    `${stones(back)} may still be put back, on all heaps together.`,

  // Texts of the board with boxes in a row.
  help_place: 'Click a stone to move it and all above it to the box before.',
  place_n: ({ count }: Args<'count'>) => `Move ${count} to the box before`,
  would_place: ({ take, left, to }: Args<'take left? to'>) =>
    `${stones(take)} to box ${to}, leaves ${g(left)}`,
  keys_place:
    'Left and right arrows choose a box; up and down arrows or digits choose how many stones; Enter moves them; Escape cancels.',

  // Texts of the board of a walk on a graph.
  help_walk: 'Click the token or a node beside it. The node that the token leaves goes.',
  walk_matching: 'Thick lines: a largest matching.',
  walk_node: ({ name, here, to }: Args<'name here'> & { to: string[] }) =>
    `Node ${name}${here ? ', the token' : ''}${to.length ? `, edges to ${to.join(', ')}` : ', no edges'}`,
  node_gone: ({ name }: Args<'name'>) => `Node ${name}: gone`,

  // Texts of the board with a row of coins that are turned.
  head: 'H',
  tail: 'T',
  coin_shows: ({ n, head }: Args<'n head'>) => `Coin ${n}: ${head ? 'head' : 'tail'}`,
  help_turn: ({ most, run }: Args<'run'> & { most: number | null }) =>
    run
      ? 'Click a head, then the coin to its left where the run to be turned begins.'
      : most === 1
        ? 'Click a head to turn it.'
        : `Click a head, then up to ${most === 2 ? 'one more coin' : `${most! - 1} more coins`} to its left.`,
  turn_needs_head: ({ n }: Args<'n'>) =>
    `Coin ${n} shows its tail. The rightmost coin must be a head.`,
  turn_at_most: ({ most }: Args<'most?'>) => `One move turns at most ${coins(most)}.`,
  turning: ({ coins: list }: Args<'coins'>) =>
    list.length > 3
      ? `Coins ${list[0]} to ${list.at(-1)}`
      : `${list.length === 1 ? 'Coin' : 'Coins'} ${list.join(', ')}`,
  do_turn: ({ count }: Args<'count'>) => `Turn ${coins(count)}`,
  more_coins: ({ count }: Args<'count'>) => `… and ${count} more. Type moves of those.`,
  keys_turn:
    'Left and right arrows choose a coin. Enter or space adds it to the move; Enter on a chosen coin turns all chosen coins; Escape cancels.',

  // Texts of the board with a bar of chocolate.
  help_bite:
    'Click a square to eat it with everything below it and to its right. The corner square is poisoned.',
  poisoned: 'The poisoned square may not be eaten.',
  square_at: ({ row, column, count }: Args<'row column count'>) =>
    `Row ${row}, column ${column}${count ? `: bites off ${count === 1 ? '1 square' : `${count} squares`}` : ''}`,
  square_poisoned: 'Row 1, column 1: the poisoned square',
  biting: ({ row, column, count }: Args<'row column count'>) =>
    `Row ${row}, column ${column}: ${count === 1 ? '1 square' : `${count} squares`}`,
  do_bite: 'Bite',
  row: 'Row',
  column: 'Column',
  rows_too_large: ({ rows, longest, typed }: Args<'rows longest typed'>) =>
    `The bar has ${rows} rows of at most ${longest} squares; only a corner is drawn.${typed ? ' Bite by numbers, or type a move such as 2:3.' : ''}`,
  keys_bite:
    'Arrow keys choose a square and show what would be eaten; Enter bites; Escape cancels.',

  // Texts of the board of pieces on squares or in lists.
  help_pieces: 'Click a piece to take it up, then a marked square to put it there.',
  help_places: 'Choose where a piece goes; choosing it again moves it there.',
  keys_pieces:
    'Arrow keys walk over the squares; Enter takes a piece up, chooses a marked square, and on a chosen one moves; Escape cancels.',
  keys_places:
    'Arrow keys walk through the places; Enter chooses one, and on a chosen one moves; Escape cancels.',
  piece_stuck: 'This piece cannot move.',
  piece_none: 'No piece stands there.',
  place_none: 'The piece cannot go there.',
  piece_goes: ({ piece, to }: Args<'piece to'>) =>
    `${piece ? `Piece ${piece}` : 'The piece'} to ${to}`,
  do_piece: 'Move',
  piece_at: ({ piece, names, at }: Args<'piece names at'>) =>
    `${piece ? `Piece ${piece}` : 'The piece'} at ${names} = ${at}`,
  places_more: 'There are more. Type a move such as 1=2:3, piece 1 to (2, 3).',
  square_pieces: (given: Args<'at pieces held may'> & { wins: boolean }) =>
    [
      given.at,
      given.pieces.length
        ? `${given.pieces.length > 1 ? 'pieces' : 'piece'} ${given.pieces.join(', ')}`
        : '',
      given.held ? 'in your hand' : '',
      given.may ? 'the piece may go here' : '',
      given.wins ? 'wins' : '',
    ]
      .filter(Boolean)
      .join(', '),

  // Texts of boards with several games or parts.
  help_sum: 'Make one move, in one of these games.',
  keys_sum: 'Tab goes to the next game.',
  sum_term: ({ n, name, position }: Args<'n name position'>) => `Game ${n}, ${name}: ${position}`,
  sum_over: 'no move is left here',
  sum_value: ({ value }: Args<'value'>) => `value ${value}`,
  help_each: 'Choose what each part becomes; then play the move. The last part to end decides.',
  help_first: 'Choose what each part becomes; then play the move. The first part to end decides.',
  keys_each:
    'Left and right arrows walk through what the parts may become, up and down arrows from part to part; Enter chooses, and once every part has its share, plays; Escape cancels.',
  each_name: ({ n }: Args<'n'>) => `Part ${n}`,
  each_part: ({ n, text }: Args<'n text'>) => `Part ${n}: ${text}`,
  each_ended: 'cannot move',
  each_way: ({ n, to, wins }: Args<'n to'> & { wins: boolean }) =>
    `part ${n} becomes ${to}${wins ? ', as in a winning move' : ''}`,
  each_chosen: ({ chosen, all }: Args<'chosen all'>) => `${chosen} of ${all} parts chosen`,
  do_each: 'Play',
  each_more: ({ example }: Args<'example'>) =>
    `There are more. A move can be typed with a share for each part, such as ${example} for this one.`,
  each_many: ({ count }: Args<'count'>) =>
    `${g(count)} parts are too many to choose for by hand. Type a move with a share for each of them, such as 1-2 2-1.`,

  // Texts of the board of a plant.
  stem: ({ from, to, more, loop, ground }: Args<'from to loop ground'> & { more: number }) =>
    `${loop ? `Loop at ${from}` : `Edge ${from} to ${to}`}${from === ground || to === ground ? ', on the ground' : ''}${
      more ? `; cut it and ${edges(more)}` : ''
    }`,
  help_cut: 'Click an edge to cut it: what is no longer connected to the ground falls with it.',
  cutting: ({ from, to, more }: Args<'from to'> & { more: number }) =>
    `Edge ${from}–${to}${more ? `; ${edges(more)}` : ''}`,
  do_cut: 'Cut',
  plant_too_large: ({ nodes, edges: count, typed }: Args<'nodes edges typed'>) =>
    `A plant of ${nodes} nodes and ${count} edges is too large to draw.${typed ? ' Type your moves, as in a-b.' : ''} Some of its edges:`,
  keys_cut:
    'Arrow keys move among the edges and show what would fall; Page Up and Page Down go through all of them; Enter cuts; Escape cancels.',

  // Texts of the board of Kayles on graphs.
  net_node: ({ name, others }: Args<'name'> & { others: string[] }) =>
    `Node ${name}${others.length ? `, with ${others.join(', ')}` : ', alone'}`,
  net_arc: ({ from, to }: Args<'from to'>) => `Edge ${from}–${to} with its two nodes`,
  net_empty: 'No node is left.',
  help_net: 'Click a node to take it and its neighbours.',
  help_arcs: 'Click an edge to take its two nodes.',

  // Texts of the board of trees from which nodes are taken.
  knot: ({ name, on, grows, more }: Args<'name on? more grows'>) =>
    `Node ${name}${on === null ? ', on the ground' : `, on ${on}`}${grows ? `; ${nodes(grows)} on it` : ''}${
      more ? `; take it and ${more} more` : ''
    }`,
  help_node: ({ down }: Args<'down'>) =>
    down
      ? 'Click a node to take it with every node below it, down to the ground. What grew on them then stands on the ground by itself.'
      : 'Click a node to take it with everything that grows on it.',
  taking: ({ name, more, down }: Args<'name down'> & { more: number }) =>
    `Node ${name}${more ? ` and ${nodes(more)} ${down ? 'below' : 'above'} it` : ''}`,
  do_node: 'Take',
  tree_too_large: ({ nodes: count, typed }: Args<'nodes typed'>) =>
    `Trees of ${count} nodes with the ground are too large to draw.${typed ? ' Type your moves, as in -a.' : ''} Some moves:`,
  keys_node:
    'Arrow keys move among the nodes and show what would go; Page Up and Page Down go through all of them; Enter takes; Escape cancels.',

  // Texts of the board of heaps that break.
  help_ring:
    'Click the stones to take, or draw over several: the ring opens into a row. Or choose from the list what is left.',
  help_run: ({ part }: Args<'part'>) =>
    runs[part] ??
    'Click the stones to take, or draw over several; click between two stones to cut the heap there. Or choose from the list what is left.',
  help_options: ({ part }: Args<'part'>) =>
    part === 'box'
      ? 'Choose from the list how the contents of a box are divided; the other box is emptied.'
      : 'Choose from the list what the heap becomes.',
  part_n: ({ part, n }: Args<'n'> & { part: string }) => `${partOf(part).name} ${n}`,
  part_has: ({ part, n, size, one }: Args<'n size'> & { one: boolean; part: string }) =>
    `${partOf(part).name}${one ? '' : ` ${n}`}: ${partOf(part).holds(size)}`,
  keys_options:
    'Left and right arrows choose a part of the position; up and down arrows choose what it becomes; digits such as 5+3 find an option with these numbers. Shift and arrows move a run or make it longer. Enter plays the move; Escape cancels.',
  becomes: ({ part, n, size, one }: Args<'n size'> & { one: boolean; part: string }) =>
    one ? `${g(size)} becomes` : `${partOf(part).name} ${n}: ${g(size)} becomes`,
  option_of: ({ into, at, count, more }: Args<'into at'> & { more: boolean; count: number }) =>
    `becomes ${into}; ${g(at)} of ${ways(count, more)}`,
  options_here: ({ count, more }: { more: boolean; count: number }) =>
    `nothing chosen; ${ways(count, more)}`,
  options_cut: ({ count, example }: Args<'count example'>) =>
    `Only the first ${count} are listed. Any other can be typed here, or as a move: ${example}.`,
  not_left: ({ part, left, count }: Args<'left count'> & { part: string }) =>
    count
      ? `Taking ${partOf(part).holds(count)} here would leave ${g(left)}, which the rule does not allow.`
      : `A cut into ${g(left)} is not allowed.`,
  none_such: ({ text }: Args<'text'>) => `No option has ${text}.`,
  several_such: ({ text }: Args<'text'>) => `Several options have ${text}; choose one.`,
  find_option: 'Find',
  do_option: 'Play',
  wins: 'wins: ',
  graph_signs: ({ choosing, moved, line }: Args<'choosing moved'> & { line: boolean }) =>
    [
      choosing ? 'Dashed frame: a token can move there now.' : '',
      moved ? `Dotted ${line ? 'line' : 'arrow'}: the last move.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  graph_too_large: ({ nodes, edges, typed }: Args<'nodes edges typed'>) =>
    `A graph of ${nodes} nodes and ${edges} edges is too large to draw.${typed ? ' Type your moves, as in a>b.' : ''} The tokens stand on:`,
  node: ({ name, count, to, value: v }: Args<'name value?'> & { to: string[]; count: number }) =>
    `${name}, ${tokens(count)}${value(v)}${to.length ? `, arrows to ${to.join(', ')}` : ', no arrows'}`,
  node_target: ({ name, from, value: v }: Args<'name from value?'>) =>
    `move from ${from} to ${name}${value(v)}`,
  where_to: ({ name }: Args<'name'>) =>
    `Where shall the token on ${name} go? Click a node with a dashed frame.`,
  token_stuck: ({ name }: Args<'name'>) => `No arrow leaves ${name}.`,
  which_token: ({ name }: Args<'name'>) =>
    `Several tokens can go to ${name}. Choose one of them first.`,
  no_way_there: ({ name }: Args<'name'>) => `No token can go to ${name} now.`,
  help_graph: 'Click a token, then a node that one of its arrows leads to.',
  keys_graph:
    'Arrow keys move among the nodes. Enter picks a token up; then the arrow keys go round the nodes where it may go, Enter moves it, Escape cancels.',
  help_merge: 'Click a top stone to take it. Click a heap and then another heap to merge them.',
  keys_merge:
    'Left and right arrows choose a heap. The up arrow and then Enter take a stone. Enter alone picks the heap up; Enter on another heap merges the two; Escape cancels.',
  merge_here: 'merge here',
  nothing_to_merge: 'An empty heap cannot be merged.',
  would_merge: ({ n, total }: Args<'n total'>) => `Enter puts heap ${n} here: ${g(total)}`,
  put_back: 'put back',
  merge: 'merge',
  held: ({ n }: Args<'n'>) => `Heap ${n} is picked up: put it on another heap, or`,
  help_split: 'Click a heap, then set the sizes of the two heaps that replace it.',
  keys_split:
    'Left and right arrows choose a heap and Enter opens it. Then up and down arrows or digits set a size, left and right arrows change between the two heaps, Enter splits, Escape cancels.',
  nothing_to_split: 'An empty heap cannot be split.',
  split_smaller: ({ top }: Args<'top'>) => `Each new heap has at most ${g(top)}.`,
  split_heap: ({ n, size }: Args<'n size'>) => `Split heap ${n} of ${stones(size)}`,
  new_heap: ({ n }: Args<'n'>) => `New heap ${n}`,
  do_split: 'Split',
  help_letters: 'Click a letter to take one, two, or all of its kind.',
  keys_letters:
    'Left and right arrows choose a letter; up and down arrows or digits choose how many; Enter takes them; Escape cancels.',
  letter_n: ({ letter }: Args<'letter'>) => `Letter ${letter}`,
  letter_has: ({ letter, size }: Args<'letter size'>) =>
    `Letter ${letter}, ${Number(size) === 1 ? 'once' : `${g(size)} times`}`,
  help_race: 'Click the number to count down to. At 0 the race is over.',
  keys_race:
    'Left and right arrows choose a count-down; up and down arrows or digits choose by how much; Enter counts down; Escape cancels.',
  track_at: ({ n, at, one }: Args<'n at'> & { one: boolean }) =>
    one ? `Count-down at ${g(at)}` : `Count-down ${n} at ${g(at)}`,
  would_race: ({ take, left }: Args<'take left?'>) => `${g(take)} down, to ${g(left)}`,
  step_by: ({ count }: Args<'count'>) => `Count down ${g(count)}`,
  help_step: 'Click a stone to move it and all above it one step down.',
  keys_step:
    'Left and right arrows choose a step; up and down arrows or digits choose how many stones; Enter moves them; Escape cancels.',
  step_n: ({ n }: Args<'n'>) => `Step ${n}`,
  step_has: ({ n, size, odd }: Args<'n size odd'>) =>
    `Step ${n}${odd ? ' (odd)' : ''}: ${stones(size)}`,
  would_step: ({ take, left, below }: Args<'take left? below'>) =>
    `${stones(take)} down to ${below ? `step ${below}` : 'the ground'}, leaves ${g(left)}`,
  step_down: ({ count }: Args<'count'>) => `Move ${g(count)} down`,
} satisfies Words;
