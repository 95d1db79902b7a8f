/**
 * English texts of inclusion–exclusion: for multiples, and for sets given by the sizes of their
 * intersections.
 */
import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

const s = (n: number | string, one = '', many = 's') => (String(n) === '1' ? one : many);

export default {
  lead: 'How many numbers have at least one of several properties, counted term by term.',
  mode: 'What is counted',
  'mode.multiples': 'Multiples',
  'mode.sets': 'Sets by their sizes',
  n: 'n: count from 1 to',
  divisors: 'Divisors',
  label: ({ n }: Args<'n'>) => `Counting multiples up to ${n}`,
  question: ({ n, divisors }: Args<'n divisors'>) =>
    `How many of 1 to ${n} are divisible by at least one of ${divisors}?`,
  answer: ({ union, n }: Args<'union n'>) => `${union} of ${n}`,
  terms: 'The signed sum, term by term',
  'terms.set': 'Divisible by all of',
  'terms.lcm': 'Least common multiple',
  'terms.count': 'How many',
  'terms.sign': 'Sign',
  'terms.total': 'Running total',
  'terms.plus': 'add',
  'terms.minus': 'subtract',
  'terms.start': 'Nothing is counted yet.',
  'terms.first': ({ divisor, n, count }: Args<'divisor n count'>) =>
    `${count} of 1 to ${n} ${s(count, 'is', 'are')} divisible by ${divisor}.`,
  'terms.plus.say': ({ set, product, count, total }: Args<'set product count total'>) =>
    `Divisible by all of ${set}, that is by ${product}: ${count}. They were subtracted once too often, so add them: ${total} so far.`,
  'terms.single.say': ({ set, count, total }: Args<'set count total'>) =>
    `Divisible by ${set}: ${count}. Add them: ${total} so far.`,
  'terms.minus.say': ({ set, product, count, total }: Args<'set product count total'>) =>
    `Divisible by all of ${set}, that is by ${product}: ${count}. They were counted once too often, so subtract them: ${total} so far.`,
  'terms.omitted': ({ omitted }: Args<'omitted'>) =>
    `${omitted} more term${s(omitted)} ${s(omitted, 'is', 'are')} not listed; the result counts them all.`,
  'terms.vanish': 'Sets whose least common multiple passes n count 0 and are left out.',
  'terms.none': 'There are no divisors, so nothing is counted.',
  'terms.beyond': 'Every divisor is larger than n, so no term is left.',
  venn: 'Venn diagram',
  'venn.of': ({ divisor }: Args<'divisor'>) => `multiples of ${divisor}`,
  'venn.region': ({ region, size }: Args<'region size'>) => `${region}: ${size}`,
  'venn.only': ({ ins, outs }: Args<'ins outs'>) =>
    outs.length === 0
      ? `in ${ins.join(' and ')}`
      : `in ${ins.join(' and ')}, not in ${outs.join(' or ')}`,
  'venn.union': ({ union }: Args<'union'>) => `Together: ${union}`,
  'venn.pick': 'Point at a region, or use the arrow keys, to read its size.',
  sets: 'Number of sets',
  'sets.two': 'two',
  'sets.three': 'three',
  'sets.sizes': 'Sizes of the sets and of their intersections',
  'sets.size': ({ name }: { name: string }) => `|${name.split('&').join(' ∩ ')}|`,
  'sets.set': 'Set',
  'sets.say': ({ three }: Args<'three'>) =>
    `Single sets are added. What lies in two of them was counted twice, so ${three ? 'the pairs are subtracted; what lies in all three has then been subtracted once too often, and is added again' : 'their intersection is subtracted'}.`,
  'sets.bad': 'Expected a whole number from 0 on.',
  'sets.clash': ({ region, size }: Args<'region'> & { size: number }) =>
    `These sizes contradict each other: the region ${region} would have ${size} element${s(size)}.`,
  working: 'Counting…',
} satisfies Words;
