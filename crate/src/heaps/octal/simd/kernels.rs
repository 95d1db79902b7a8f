//! The hand-written loops, on whatever [`Vector`] there is.

use super::byte_lanes::{self, BLOCK, Rare};
use super::lanes::{self, LANES, TARGETS, Targets};
use super::vector::*;

/// [`byte_lanes::option_sets`] for values below `16 * N`: for each of `N` sixteens of values, two
/// vectors keep a bit for each value.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
pub fn option_sets<const N: usize>(
    values: &[u8],
    total: usize,
    (heaps, own): Rare<'_>,
    from: u8,
) -> [u64; BLOCK] {
    let mut sets = [0; BLOCK];
    for (part, sets) in sets.as_chunks_mut::<BYTES>().0.iter_mut().enumerate() {
        let mut seen = [[splat_bytes(0); 2]; N];
        for (heap, own) in heaps.iter().zip(own) {
            let others = &byte_lanes::beside(values, total, *heap).as_chunks::<BYTES>().0[part];
            let sums = xor(load(others), splat_bytes(*own ^ from));
            for (j, seen) in seen.iter_mut().enumerate() {
                let [low, high] = bits(xor(sums, splat_bytes(16 * j as u8)));
                *seen = [or(seen[0], low), or(seen[1], high)];
            }
        }
        for (j, seen) in seen.into_iter().flatten().enumerate() {
            for (set, byte) in sets.iter_mut().zip(store::<u8, BYTES>(seen)) {
                *set |= u64::from(byte) << (8 * j);
            }
        }
    }
    sets
}

/// How many sums at the start of [`byte_lanes::find_sum`] are not the target.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
pub fn skip(a: &[u8], b: &[u8], target: u8) -> usize {
    let target = splat_bytes(target);
    let (chunks, _) = a.as_chunks::<BYTES>();
    let (_, others) = b.as_rchunks::<BYTES>();
    let equal = |a: &[u8; BYTES], b: &[u8; BYTES]| {
        equal_bytes(xor(load(a), reversed_bytes(load(b))), target)
    };
    let (fours, _) = chunks.as_chunks::<4>();
    let (_, other_fours) = others.as_rchunks::<4>();
    let found = fours.iter().zip(other_fours.iter().rev()).position(|(a, b)| {
        let low = or(equal(&a[0], &b[3]), equal(&a[1], &b[2]));
        let high = or(equal(&a[2], &b[1]), equal(&a[3], &b[0]));
        is_any(or(low, high))
    });
    found.unwrap_or(fours.len()) * 4 * BYTES
}

/// [`lanes::meets`].
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
pub fn meets(
    values: &[u16],
    total: usize,
    (heaps, own): (&[u32], &[u16]),
    targets: &Targets,
) -> Targets {
    let mut all = [[0; LANES]; TARGETS];
    for part in 0..LANES / WORDS {
        // Four variables, not an array, so that they stay in registers.
        let [t0, t1, t2, t3] = [0, 1, 2, 3].map(|k| load(&targets[k].as_chunks::<WORDS>().0[part]));
        let [mut f0, mut f1, mut f2, mut f3] = [splat_words(0); TARGETS];
        for (heap, own) in heaps.iter().zip(own) {
            let others = &lanes::beside(values, total, *heap).as_chunks::<WORDS>().0[part];
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

/// [`lanes::sums`].
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
    lanes::remaining(rest, other, targets, [f0, f1, f2, f3].map(|found| is_any(found)))
}
