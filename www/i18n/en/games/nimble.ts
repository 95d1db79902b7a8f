import type { Words } from '../../index.ts';

export const name = 'Nimble';
export const rule =
  'Move a coin any number of squares to the left; squares hold any number of coins.';
export const terms = 'The numbers are the squares on which coins lie, from 0.';

export const why: Words = {
  'head.coin': 'Coin on square',
  'theorem.strip': 'A coin on a strip is a heap',
  'theorem.strip.say':
    'A coin on square n has n squares on its left. Moving it is like taking from a Nim heap of n; coins do not affect each other.',
  'named.coin': ({ label }) => `the coin on square ${label}`,
};
