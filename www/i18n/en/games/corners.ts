export const name = 'Turning Corners';
export const rule =
  'Turn over the four coins at the corners of a rectangle; the one in its last row and column goes from head to tail.';
export const terms =
  'row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 2+0x3+1: rows 2 and 0, columns 3 and 1.';
