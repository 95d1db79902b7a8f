//! Comparisons of many 16-bit values at once.

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::vector;

/// The number of values that are compared at once.
pub const LANES: usize = 16;

/// The number of sums that are compared at once in the code without explicit vectors.
const SUMS: usize = 128;

/// The number of targets that are searched for in one pass.
pub const TARGETS: usize = 4;

/// Return for each target whether `found` has it or it equals `a[i] ^ b[b.len() - 1 - i]` for some i. The lists are the
/// remainders that are too short for a vector.
#[inline(always)]
fn remaining(
    a: &[u16],
    b: &[u16],
    targets: [u16; TARGETS],
    mut found: [bool; TARGETS],
) -> [bool; TARGETS] {
    for (a, b) in a.iter().zip(b.iter().rev()) {
        for (found, target) in found.iter_mut().zip(targets) {
            *found |= a ^ b == target;
        }
    }
    found
}

/// Return for each target whether it equals `a[i] ^ b[i]` for some i, where `b` is read from its end. Each loop
/// performs one operation on a short array: with more work in a loop, some compilations of the crate produce code that
/// is ten times slower than vector code.
fn sums_plain(a: &[u16], b: &[u16], targets: [u16; TARGETS]) -> [bool; TARGETS] {
    let mut found = [0; TARGETS];
    let (chunks, rest) = a.as_chunks::<SUMS>();
    let (other, others) = b.as_rchunks::<SUMS>();
    for (a, b) in chunks.iter().zip(others.iter().rev()) {
        let mut sums = [0; SUMS];
        for i in 0..SUMS {
            sums[i] = a[i] ^ b[SUMS - 1 - i];
        }
        for (found, target) in found.iter_mut().zip(targets) {
            *found |=
                sums.iter().fold(0, |all, sum| all | if *sum == target { u16::MAX } else { 0 });
        }
    }
    remaining(rest, other, targets, found.map(|found| found != 0))
}

/// A few target values for each of the 16 heaps of a block.
pub type Targets = [[u16; LANES]; TARGETS];

/// For each of 16 totals from `total` on, mark with a nonzero number each target that equals the nim-sum of two heaps
/// with this total: one heap of `rare`, given with its value, and the rest of the total.
pub fn meets(values: &[u16], total: usize, rare: (&[u32], &[u16]), targets: &Targets) -> Targets {
    dispatch!(wide::meets(values, total, rare, targets), meets_plain(values, total, rare, targets))
}

/// Return the values of the 16 second heaps that complete `heap` to the totals of a block.
#[inline(always)]
fn beside(values: &[u16], total: usize, heap: u32) -> &[u16; LANES] {
    let start = total - heap as usize;
    match values[start..start + LANES].first_chunk() {
        Some(others) => others,
        None => &[0; LANES], // never reached: the slice has this length
    }
}

fn meets_plain(
    values: &[u16],
    total: usize,
    (heaps, own): (&[u32], &[u16]),
    targets: &Targets,
) -> Targets {
    let mut found = [[0; LANES]; TARGETS];
    for (heap, own) in heaps.iter().zip(own) {
        let others = beside(values, total, *heap);
        for (found, targets) in found.iter_mut().zip(targets) {
            for i in 0..LANES {
                found[i] |= if others[i] ^ own == targets[i] { u16::MAX } else { 0 };
            }
        }
    }
    found
}

/// Return the nim-sums of one value with each of sixteen others, for loops that read them one by one.
#[inline(always)]
pub fn each_sum(others: &[u16; LANES], value: u16) -> [u16; LANES] {
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return vector::each_sum(others, value);
    #[allow(unreachable_code)]
    {
        // Read four values at once explicitly, since some compilers do not.
        let value = u64::from(value) * 0x0001_0001_0001_0001;
        let mut sums = [0; LANES];
        for (sums, four) in sums.as_chunks_mut::<4>().0.iter_mut().zip(others.as_chunks().0) {
            let [a, b, c, d]: [u64; 4] = four.map(u64::from);
            let all = (a | b << 16 | c << 32 | d << 48) ^ value;
            *sums = [all, all >> 16, all >> 32, all >> 48].map(|sum| sum as u16);
        }
        sums
    }
}

/// Whether comparing many values at once is faster than marking values one by one.
pub const FAST: bool = cfg!(any(not(target_arch = "wasm32"), target_feature = "simd128"));

/// Return for each target whether it equals `a[i] ^ b[b.len() - 1 - i]` for some i.
pub fn sums(a: &[u16], b: &[u16], targets: [u16; TARGETS]) -> [bool; TARGETS] {
    dispatch!(wide::sums(a, b, targets), sums_plain(a, b, targets))
}

#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
mod wide {
    use super::{LANES, TARGETS, Targets, beside, remaining};
    use crate::heaps::octal::simd::vector::*;

    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    pub fn meets(
        values: &[u16],
        total: usize,
        (heaps, own): (&[u32], &[u16]),
        targets: &Targets,
    ) -> Targets {
        let mut all = [[0; LANES]; TARGETS];
        for part in 0..LANES / WORDS {
            // Use four variables instead of an array, so that they stay in registers.
            let [t0, t1, t2, t3] =
                [0, 1, 2, 3].map(|k| load(&targets[k].as_chunks::<WORDS>().0[part]));
            let [mut f0, mut f1, mut f2, mut f3] = [splat_words(0); TARGETS];
            for (heap, own) in heaps.iter().zip(own) {
                let others = &beside(values, total, *heap).as_chunks::<WORDS>().0[part];
                let sum = xor(load(others), splat_words(*own));
                f0 = or(f0, equal_words(sum, t0));
                f1 = or(f1, equal_words(sum, t1));
                f2 = or(f2, equal_words(sum, t2));
                f3 = or(f3, equal_words(sum, t3));
            }
            for (all, found) in all.iter_mut().zip([f0, f1, f2, f3]) {
                all.as_chunks_mut::<WORDS>().0[part] = store(found);
            }
        }
        all
    }

    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    pub fn sums(a: &[u16], b: &[u16], targets: [u16; TARGETS]) -> [bool; TARGETS] {
        let [t0, t1, t2, t3] = targets.map(|target| splat_words(target));
        let [mut f0, mut f1, mut f2, mut f3] = [splat_words(0); TARGETS];
        let (chunks, rest) = a.as_chunks::<WORDS>();
        let (other, others) = b.as_rchunks::<WORDS>();
        for (a, b) in chunks.iter().zip(others.iter().rev()) {
            let sum = xor(load(a), reversed_words(load(b)));
            f0 = or(f0, equal_words(sum, t0));
            f1 = or(f1, equal_words(sum, t1));
            f2 = or(f2, equal_words(sum, t2));
            f3 = or(f3, equal_words(sum, t3));
        }
        remaining(rest, other, targets, [f0, f1, f2, f3].map(|found| is_any(found)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::rng::Rng;

    #[test]
    fn vectors_find_the_same_sums_as_the_definition() {
        let mut rng = Rng::new(5);
        let mut random = || rng.next_bits() as u16;
        for round in 0..3000 {
            let length = usize::from(random()) % 400;
            // Use few different values in most rounds, so that sums equal targets; in every eighth round use all 16
            // bits.
            let mask = if round % 8 == 0 { u16::MAX } else { 0xc0ff >> (round % 6) };
            let [a, b] = [(); 2].map(|()| (0..length).map(|_| random() & mask).collect::<Vec<_>>());
            let targets = [(); TARGETS].map(|()| random() & mask);
            let turned: Vec<u16> = a.iter().zip(b.iter().rev()).map(|(a, b)| a ^ b).collect();
            let truth = targets.map(|target| turned.contains(&target));
            assert_eq!(sums(&a, &b, targets), truth, "{length}");
            assert_eq!(sums_plain(&a, &b, targets), truth, "{length}");
        }
    }

    #[test]
    fn targets_are_met_as_the_definition_says() {
        let mut rng = Rng::new(7);
        let mut random = || rng.next_bits() as u16;
        for round in 0..400 {
            let mask = [0x1f, 0x3ff, u16::MAX][round % 3];
            let values: Vec<u16> = (0..300).map(|_| random() & mask).collect();
            let total = 100 + usize::from(random()) % 184;
            let heaps: Vec<u32> = (0..random() % 90).map(|_| u32::from(random() % 100)).collect();
            let own: Vec<u16> = heaps.iter().map(|_| random() & mask).collect();
            let targets = [(); TARGETS].map(|()| [(); LANES].map(|()| random() & mask));
            let rare = (&heaps[..], &own[..]);
            let met = |i: usize, target: u16| {
                let sums =
                    heaps.iter().zip(&own).map(|(h, own)| values[total + i - *h as usize] ^ own);
                sums.into_iter().any(|sum| sum == target)
            };
            for found in [meets, meets_plain].map(|meets| meets(&values, total, rare, &targets)) {
                for (found, targets) in found.iter().zip(&targets) {
                    for i in 0..LANES {
                        assert_eq!(found[i] != 0, met(i, targets[i]), "{round}");
                    }
                }
            }
        }
    }
}
