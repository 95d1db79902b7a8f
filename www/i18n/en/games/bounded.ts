export const name = 'Bounded Nim';
export const rule = 'Take at least one and at most k stones from one heap.';
export const terms = 'The number after “bounded” is k; the position lists the heaps.';
