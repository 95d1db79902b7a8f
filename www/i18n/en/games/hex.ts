export const name = 'Hexadecimal code';
export const rule = 'Like an octal code; an 8 in a digit allows a move that leaves three heaps.';
export const terms = 'A hexadecimal code such as 0.8F; the position lists the heaps.';
