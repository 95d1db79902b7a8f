export const name = 'Officers';
export const rule =
  'Take one stone from a heap of two or more and leave the rest as one heap or two.';
export const terms = 'The numbers are the heaps.';
