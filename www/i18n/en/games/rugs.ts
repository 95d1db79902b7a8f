export const name = 'Rugs';
export const rule =
  'Turn over all coins of a rectangle; the one in its last row and column goes from head to tail.';
export const terms =
  'row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 0..2x1..3: rows 0 to 2, columns 1 to 3.';
