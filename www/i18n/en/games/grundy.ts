export const name = "Grundy's game";
export const rule = 'Split a heap into two heaps of different sizes.';
export const terms = 'The numbers are the heaps.';
