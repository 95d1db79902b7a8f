export const name = 'A rule of your own';
export const rule = 'Replace a heap of n by one of the options that the rule gives.';
export const terms =
  'n -> options, with | between them; (i, j) is two heaps; “for i in 0..n-1” and “if …” belong to the option before them.';
