//! The two inner loops for values of one byte: the values of options with a rare heap, for 32 totals at once, and the
//! search for a pair with a given nim-sum.

/// The number of totals that are examined together.
pub const BLOCK: usize = 32;

/// Whether the target may have vector instructions for sets of bits.
const FAST: bool =
    cfg!(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")));

/// The cost of examining one heap for a block of totals; the unit is the cost of one heap for one total.
pub const LOOKS_OF_BLOCK: u64 = if FAST { 2 } else { 24 };

/// The number of sums between two checks whether one equals the target, in the code without explicit vectors.
const CHUNK: usize = 64;

pub type Rare<'a> = (&'a [u32], &'a [u8]);

/// For each total `total + i`, compute the values v of two heaps with this total, one of them a heap of `rare`. The
/// result has one bit for each of the 64 values with v ⊕ `from` < 64; bits with v ⊕ `from` ≥ `bound`, a power of two,
/// may be missing.
pub fn option_sets(
    values: &[u8],
    total: usize,
    rare: Rare<'_>,
    from: u8,
    bound: usize,
) -> [u64; BLOCK] {
    // Choose the number of vectors by the bound: smaller values need fewer vectors.
    macro_rules! sets {
        ($sixteens:literal) => {
            dispatch!(
                wide::option_sets::<$sixteens>(values, total, rare, from),
                option_sets_plain(values, total, rare, from)
            )
        };
    }
    match bound {
        0..=16 => sets!(1),
        17..=32 => sets!(2),
        _ => sets!(4),
    }
}

/// Return the values of the 32 second heaps that complete `heap` to the totals of a block.
#[inline(always)]
fn beside(values: &[u8], total: usize, heap: u32) -> &[u8; BLOCK] {
    let start = total - heap as usize;
    match values[start..start + BLOCK].first_chunk() {
        Some(others) => others,
        None => &[0; BLOCK], // never reached: the slice has this length
    }
}

fn option_sets_plain(
    values: &[u8],
    total: usize,
    (heaps, own): Rare<'_>,
    from: u8,
) -> [u64; BLOCK] {
    let mut sets = [0; BLOCK];
    for (heap, own) in heaps.iter().zip(own) {
        for (set, other) in sets.iter_mut().zip(beside(values, total, *heap)) {
            let place = other ^ own ^ from;
            *set |= u64::from(place < 64) << (place & 63);
        }
    }
    sets
}

/// Return the first i for which `a[i] ^ b[b.len() - 1 - i]` equals the target.
pub fn find_sum(a: &[u8], b: &[u8], target: u8) -> Option<usize> {
    let skipped = skip(a, b, target);
    let rest = a[skipped..].iter().zip(b[..b.len() - skipped].iter().rev());
    rest.clone().position(|(a, b)| a ^ b == target).map(|i| skipped + i)
}

/// Return a number of pairs at the start that can be skipped, since none of them has the target as its nim-sum.
fn skip(a: &[u8], b: &[u8], target: u8) -> usize {
    dispatch!(wide::skip(a, b, target), skip_plain(a, b, target))
}

fn skip_plain(a: &[u8], b: &[u8], target: u8) -> usize {
    let (chunks, _) = a.as_chunks::<CHUNK>();
    let (_, others) = b.as_rchunks::<CHUNK>();
    let found = chunks.iter().zip(others.iter().rev()).position(|(a, b)| {
        let mut any = 0;
        for i in 0..CHUNK {
            any |= u8::from(a[i] ^ b[CHUNK - 1 - i] == target);
        }
        any != 0
    });
    found.unwrap_or(chunks.len()) * CHUNK
}

#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
mod wide {
    use super::{BLOCK, Rare, beside};
    use crate::heaps::octal::simd::vector::*;

    /// Compute [`super::option_sets`] for the values v with v ⊕ `from` < 16 · N: two vectors hold a bit for each value,
    /// for each of `N` groups of sixteen values.
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
                let others = &beside(values, total, *heap).as_chunks::<BYTES>().0[part];
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

    /// Return a number of pairs at the start of [`super::find_sum`] that can be skipped, since none of them has the
    /// target as its nim-sum.
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::rng::Rng;

    #[test]
    fn sets_are_those_of_the_definition() {
        let mut rng = Rng::new(9);
        let mut random = || rng.below(1 << 30) as usize;
        for round in 0..600 {
            let bound = [2, 16, 32, 64, 128, 256][round % 6];
            let values: Vec<u8> = (0..400).map(|_| (random() % bound) as u8).collect();
            let total = 100 + random() % 268;
            let heaps: Vec<u32> = (0..random() % 70).map(|_| (random() % 100) as u32).collect();
            let own: Vec<u8> = heaps.iter().map(|_| (random() % bound) as u8).collect();
            for word in 0..bound.div_ceil(64) {
                let mut truth = [0u64; BLOCK];
                for (i, set) in truth.iter_mut().enumerate() {
                    for (heap, own) in heaps.iter().zip(&own) {
                        let sum = usize::from(values[total + i - *heap as usize] ^ own);
                        *set |= u64::from(sum / 64 == word) << (sum % 64);
                    }
                }
                let rare = (&heaps[..], &own[..]);
                let from = 64 * word as u8;
                assert_eq!(option_sets(&values, total, rare, from, bound), truth, "{bound}");
                assert_eq!(option_sets_plain(&values, total, rare, from), truth);
            }
        }
    }

    #[test]
    fn the_first_sum_is_found() {
        let mut rng = Rng::new(9);
        let mut random = || rng.below(1 << 30) as usize;
        for round in 0..4000 {
            let (length, bound) = (random() % 700, [16, 64, 256][round % 3]);
            let [a, b] =
                [(); 2].map(|()| (0..length).map(|_| (random() % bound) as u8).collect::<Vec<_>>());
            // Use frequent and rare targets, and targets that no sum equals.
            let target = (random() % (bound + 2)) as u8;
            let truth = (0..length).position(|i| a[i] ^ b[length - 1 - i] == target);
            assert_eq!(find_sum(&a, &b, target), truth, "{length} {target}");
            assert!(skip_plain(&a, &b, target) <= truth.unwrap_or(length));
        }
    }
}
