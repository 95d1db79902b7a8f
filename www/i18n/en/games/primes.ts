export const name = 'Subtract a prime';
export const rule = 'Take a prime number of stones from one heap.';
export const terms = 'The numbers are the heaps.';
