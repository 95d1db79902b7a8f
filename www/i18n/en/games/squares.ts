export const name = 'Subtract a square';
export const rule = 'Take a square number of stones (1, 4, 9 …) from one heap.';
export const terms = 'The numbers are the heaps.';
