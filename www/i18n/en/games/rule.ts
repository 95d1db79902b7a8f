export const name = 'A rule of your own';
export const rule = 'Replace a heap of n with one of the options given by the rule.';
export const terms =
  'n -> options, with | between them; (i, j) is two heaps; “for i in 0..n-1” and “if …” belong to the option before them.';
