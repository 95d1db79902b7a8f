export const name = 'Hexadecimal code';
export const rule = 'As an octal code; an 8 in a digit allows that three heaps are left.';
export const terms = 'A hexadecimal code such as 0.8F; the position lists the heaps.';
