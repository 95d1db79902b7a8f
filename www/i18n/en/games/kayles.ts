export const name = 'Kayles';
export const rule = 'Knock down one pin or two adjacent pins; this may split a row into two.';
export const terms =
  'The numbers are the rows of pins. A move may leave two rows; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).';
