/**
 * A game and a position for each kind of board, which end after few moves.
 * @type {Record<string, [string, string]>}
 */
export const shortGames = {
  heaps: ['nim', '1 2'],
  merge: ['merge', '1 1 1'],
  race: ['race 3..9', '14'],
  options: ['kayles', '4'],
  pieces: ['(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)', '2 3'],
  split: ['split', '2 1'],
  strip: ['nimble', '1 2'],
  stairs: ['staircase', '1 1'],
  places: ['boxes', '0 1 1'],
  between: ['northcott', '1 1:2'],
  chips: ['poker-nim 2', '2'],
  coins: ['turning-turtles', 'TH'],
  plane: ['corners', '1:1 2:1'],
  rows: ['chomp', '2 2'],
  sheets: ['cram', '2x2'],
  chess: ['queens', '3x2'],
  each: ['every kayles', '2 1'],
  graph: ['graph a>b b>c', 'a b'],
  walk: ['geography a-b b-c', 'b'],
  letters: ['letters', 'AAB'],
  plant: ['hackenbush', '0-a a-b'],
  net: ['node-kayles', 'a-b b-c c-d'],
  arcs: ['arc-kayles', 'a-b b-c c-d d-e'],
  sum: ['nim + kayles', '1 + 2'],
  tree: ['uproot', '0-a a-b a-c'],
};
