import { is, join, minus } from '../grammar.ts';
import type * as en from '../../en/games/moore.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  moore: ({ modulus }) => `各列 1 的个数，模 ${modulus}`,
  'moore.ones': '1 的个数',
  'moore.odd': ({ modulus }) => `不能被 ${modulus} 整除`,
  'moore.mod': ({ modulus }) => `模 ${modulus}`,
  'moore.zero': ({ modulus }) => `每一列的个数都能被 ${modulus} 整除。`,
  'moore.some': ({ modulus, bits }) =>
    `${join(bits)} 这 ${bits.length} 列的个数不能被 ${modulus} 整除。`,
  'theorem.moore': 'Moore 定理',
  'theorem.moore.say':
    '一步至多可动 k 堆时，把各堆写成二进制，数出每一列中 1 的个数。先手必败当且仅当每个个数都能被 k + 1 整除。',
  'theorem.misere-moore': '反常规则下的 Moore 定理',
  'theorem.misere-moore.say':
    '只要还有大于 1 的堆，就与正常规则一样由各列判定。各堆都是 1 时，先手必败当且仅当堆数除以 k + 1 余 1。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'moore-spoil': ({ modulus }) =>
    `各列的个数都被 ${modulus} 整除时，看一步改动到的最高一列：有至少 1 堆、至多 ${minus(modulus, 1)} 堆在这一列由 1 变 0，没有由 0 变 1 的。所以这一列的个数不再被 ${modulus} 整除。`,
  'moore-touch': ({ column, ones, touched, modulus, surplus, heaps }) =>
    `${column} 这一列：未动过的堆中有 ${ones} 个 1，比 ${modulus} 的倍数多 ${surplus} 个${is(touched, 0) ? '' : `，已动过的 ${touched} 堆补不齐`}。把${heaps.map((h: string) => `有 ${h} 个的堆`).join('、')}在这一列的 1 变成 0。动过的堆在更低的各列可以任意填写。`,
  'moore-write': ({ column, ones, wanted, modulus }) =>
    `${column} 这一列：未动过的堆中有 ${ones} 个 1${is(wanted, 0) ? `，是 ${modulus} 的倍数。动过的堆都写 0。` : `，比 ${modulus} 的倍数少 ${wanted} 个。在动过的 ${wanted} 堆里写 1。`}`,
  'moore-after': ({ to }) =>
    `于是留下 ${to}。每个动过的堆，改动的最高一位都是由 1 变 0，所以都变小了；各列的个数都能被整除。`,
  'moore-end': ({ keep, modulus }) =>
    `大于 1 的堆不多，一步就能全都变成 0 或 1。留下 ${keep} 个 1：除以 ${modulus} 余 1。`,
} satisfies Translated<typeof en.claims>;
