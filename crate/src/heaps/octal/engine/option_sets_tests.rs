//! Sets of options against their definition.

use super::halved::Halved;
use super::option_sets::{OptionSets, RareHeaps, WORDS};
use super::sparse_space::SparseSpace;
use super::two_heaps::TwoHeapTake;
use crate::base::rng::Rng;

/// The values that a total may be broken into with a smaller heap that counts.
fn definition(
    values: &[u8],
    split: TwoHeapTake,
    total: usize,
    counts: impl Fn(usize) -> bool,
) -> [u64; WORDS] {
    let mut set = [0; WORDS];
    for heap in split.least..(total + 1).saturating_sub(split.least) {
        let other = total - heap;
        if counts(heap) && !(split.distinct && heap == other) {
            let sum = values[heap] ^ values[other];
            set[usize::from(sum / 64)] |= 1 << (sum % 64);
        }
    }
    set
}

/// Of each total the sets have all that a rare heap and a common one give, and nothing that no two give.
fn holds(values: &[u8], split: TwoHeapTake) {
    let mut sparse = SparseSpace::new(Some(0));
    let mut sets = OptionSets::new(split, 0);
    let (mut rare, mut halved) = (Vec::new(), None);
    let (mut bound, mut probed) = (1, 0);
    for n in 0..values.len() {
        let known = &values[..n];
        if sparse.review(known) {
            rare = sparse.values.iter().map(|value| *value as u8).collect();
            halved = Halved::new(&sparse, known).filter(|_| n > 1500);
            sets.renew(known, &sparse, halved.as_ref());
        }
        let rare_heaps = RareHeaps::new(&sparse, &rare, halved.as_ref(), bound);
        // As if much was searched for, so that all probes are examined.
        sets.missed += 1 << 20;
        sets.add(known, &rare_heaps, n);
        let found: [u64; WORDS] =
            std::array::from_fn(|word| sets.word(known, &rare_heaps, n, word, &mut 0));
        probed += usize::from(!sets.probes.is_empty());
        if n < 100 || n % 23 == 0 || n == 3000 {
            let is_rare = |heap: usize| sparse.heaps.binary_search(&(heap as u32)).is_ok();
            let all = definition(known, split, n, |heap| heap < n);
            let least = definition(known, split, n, |heap| is_rare(heap) != is_rare(n - heap));
            for word in 0..WORDS {
                assert_eq!(found[word] & !all[word], 0, "{split:?} {n} {word}: not given");
                assert_eq!(least[word] & !found[word], 0, "{split:?} {n} {word}: left out");
            }
        }
        let value = values[n];
        sparse.push(n, u16::from(value));
        bound = bound.max((usize::from(value) + 1).next_power_of_two());
        let common = rare.len() == sparse.heaps.len();
        rare.extend((!common).then_some(value));
        if let Some(halved) = &mut halved {
            halved.push(value, common);
        }
    }
    assert!(probed > 1000, "{probed}");
}

#[test]
fn sets_have_what_rare_heaps_give_and_nothing_that_is_not_given() {
    let mut rng = Rng::new(5);
    let mut random = |below: u64| rng.below(below) as u8;
    for mask in [0x13u8, 0x40] {
        let mut values: Vec<u8> = (0..3200)
            .map(|n| {
                // Heaps on either side of the half of 3000 differ in a bit, so that only two
                // equal ones would leave 0 together.
                let value = random(64) & !0x20 | if n > 1500 { 0x20 } else { 0 } | random(2) << 6;
                let is_common = (value & mask).count_ones() % 2 == 1;
                if is_common || random(30) == 0 {
                    value
                } else {
                    value ^ (mask & mask.wrapping_neg())
                }
            })
            .collect();
        // A value of its own makes it one of the heaps that are examined first.
        values[1500] = 0x80 | mask & mask.wrapping_neg();
        for (least, distinct) in [(1, false), (1, true), (3, true)] {
            holds(&values, TwoHeapTake { taken: 0, least, distinct });
        }
    }
}
