//! What moves to rare heaps leave, for 32 totals at once, and single sums looked for in a long row:
//! the two loops that values of one byte are computed by.

/// Totals that are looked at together.
pub const BLOCK: usize = 32;

/// Whether there are vectors for sets of bits.
const FAST: bool =
    cfg!(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")));

/// What it takes to look at a heap for a block of totals, as a multiple of one look.
pub const LOOKS_OF_BLOCK: u64 = if FAST { 2 } else { 24 };

/// Sums looked at between two looks at whether one was found, without vectors by hand.
const CHUNK: usize = 64;

/// The rare heaps to look at, and their values.
pub type Rare<'a> = (&'a [u32], &'a [u8]);

/// For each total `total + i`, the values of two heaps, a rare one and what it leaves of that total:
/// as bits, those of the 64 from `from` on. Of all values these are the ones below `bound`, a power
/// of two, if the bits of `from` are taken off.
pub fn option_sets(
    values: &[u8],
    total: usize,
    rare: Rare<'_>,
    from: u8,
    bound: usize,
) -> [u64; BLOCK] {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: all that the functions ask for is AVX2, which this processor has.
        #[allow(unsafe_code)]
        return match bound {
            0..=16 => unsafe { wide::option_sets::<1>(values, total, rare, from) },
            17..=32 => unsafe { wide::option_sets::<2>(values, total, rare, from) },
            _ => unsafe { wide::option_sets::<4>(values, total, rare, from) },
        };
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return match bound {
        0..=16 => wide::option_sets::<1>(values, total, rare, from),
        17..=32 => wide::option_sets::<2>(values, total, rare, from),
        _ => wide::option_sets::<4>(values, total, rare, from),
    };
    #[allow(unreachable_code)]
    {
        let _ = bound; // only vectors are the fewer the smaller it is
        option_sets_plain(values, total, rare, from)
    }
}

/// The other heaps beside one, for 32 totals.
#[inline(always)]
fn beside(values: &[u8], total: usize, heap: u32) -> &[u8; BLOCK] {
    let start = total - heap as usize;
    match values[start..start + BLOCK].first_chunk() {
        Some(others) => others,
        None => &[0; BLOCK], // never
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

/// The first i for which `a[i] ^ b[b.len() - 1 - i]` is the target.
pub fn find_sum(a: &[u8], b: &[u8], target: u8) -> Option<usize> {
    let skipped = skip(a, b, target);
    let rest = a[skipped..].iter().zip(b[..b.len() - skipped].iter().rev());
    rest.clone().position(|(a, b)| a ^ b == target).map(|i| skipped + i)
}

/// How many sums at the beginning are surely not the target.
fn skip(a: &[u8], b: &[u8], target: u8) -> usize {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: all that the function asks for is AVX2, which this processor has.
        #[allow(unsafe_code)]
        return unsafe { wide::skip(a, b, target) };
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return wide::skip(a, b, target);
    #[allow(unreachable_code)]
    skip_plain(a, b, target)
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

/// By hand for processors with wider vectors, which x86-64 alone does not promise.
#[cfg(target_arch = "x86_64")]
mod wide {
    use super::{BLOCK, Rare, beside};
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(values: &[u8; BLOCK]) -> __m256i {
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            _mm256_loadu_si256(values.as_ptr().cast())
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn bytes(vector: __m256i) -> [u8; BLOCK] {
        let mut bytes = [0; BLOCK];
        // SAFETY: the array is as long as a vector, which may be stored to any address.
        #[allow(unsafe_code)]
        unsafe {
            _mm256_storeu_si256(bytes.as_mut_ptr().cast(), vector);
        }
        bytes
    }

    /// For each of `N` sixteens of values, two vectors keep a bit for each value.
    #[target_feature(enable = "avx2")]
    pub fn option_sets<const N: usize>(
        values: &[u8],
        total: usize,
        (heaps, own): Rare<'_>,
        from: u8,
    ) -> [u64; BLOCK] {
        let low = _mm256_set_epi64x(
            0,
            0x8040_2010_0804_0201u64 as i64,
            0,
            0x8040_2010_0804_0201u64 as i64,
        );
        let high = _mm256_set_epi64x(
            0x8040_2010_0804_0201u64 as i64,
            0,
            0x8040_2010_0804_0201u64 as i64,
            0,
        );
        let none = _mm256_set1_epi8(0x70);
        let mut seen = [[_mm256_setzero_si256(); 2]; N];
        for (heap, own) in heaps.iter().zip(own) {
            let others = load(beside(values, total, *heap));
            let sums = _mm256_xor_si256(others, _mm256_set1_epi8((*own ^ from) as i8));
            for (j, seen) in seen.iter_mut().enumerate() {
                // A place of 16 or more gets its top bit, for which a shuffle gives 0.
                let sixteen = _mm256_xor_si256(sums, _mm256_set1_epi8(16 * j as i8));
                let place = _mm256_adds_epu8(sixteen, none);
                seen[0] = _mm256_or_si256(seen[0], _mm256_shuffle_epi8(low, place));
                seen[1] = _mm256_or_si256(seen[1], _mm256_shuffle_epi8(high, place));
            }
        }
        let mut sets = [0; BLOCK];
        for (j, seen) in seen.into_iter().flatten().enumerate() {
            for (set, byte) in sets.iter_mut().zip(bytes(seen)) {
                *set |= u64::from(byte) << (8 * j);
            }
        }
        sets
    }

    #[target_feature(enable = "avx2")]
    pub fn skip(a: &[u8], b: &[u8], target: u8) -> usize {
        let target = _mm256_set1_epi8(target as i8);
        let half = _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        let turned = _mm256_broadcastsi128_si256(half);
        let (chunks, _) = a.as_chunks::<BLOCK>();
        let (_, others) = b.as_rchunks::<BLOCK>();
        let equal = |a: &[u8; BLOCK], b: &[u8; BLOCK]| {
            let b = _mm256_shuffle_epi8(load(b), turned);
            let sum = _mm256_xor_si256(load(a), _mm256_permute4x64_epi64::<0b01_00_11_10>(b));
            _mm256_cmpeq_epi8(sum, target)
        };
        let (fours, _) = chunks.as_chunks::<4>();
        let (_, other_fours) = others.as_rchunks::<4>();
        let found = fours.iter().zip(other_fours.iter().rev()).position(|(a, b)| {
            let low = _mm256_or_si256(equal(&a[0], &b[3]), equal(&a[1], &b[2]));
            let high = _mm256_or_si256(equal(&a[2], &b[1]), equal(&a[3], &b[0]));
            let any = _mm256_or_si256(low, high);
            _mm256_testz_si256(any, any) == 0
        });
        found.unwrap_or(fours.len()) * 4 * BLOCK
    }
}

/// By hand for WebAssembly, where compilers do not find the vectors.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wide {
    use super::{BLOCK, Rare, beside};
    use std::arch::wasm32::*;

    fn load(values: &[u8; 16]) -> v128 {
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            v128_load(values.as_ptr().cast())
        }
    }

    fn bytes(vector: v128) -> [u8; 16] {
        let mut bytes = [0; 16];
        // SAFETY: the array is as long as a vector, which may be stored to any address.
        #[allow(unsafe_code)]
        unsafe {
            v128_store(bytes.as_mut_ptr().cast(), vector);
        }
        bytes
    }

    /// For each of `N` sixteens of values, two vectors keep a bit for each value.
    pub fn option_sets<const N: usize>(
        values: &[u8],
        total: usize,
        (heaps, own): Rare<'_>,
        from: u8,
    ) -> [u64; BLOCK] {
        let mut sets = [0; BLOCK];
        let low = u64x2(0x8040_2010_0804_0201, 0);
        let high = u64x2(0, 0x8040_2010_0804_0201);
        for (half, sets) in sets.as_chunks_mut::<16>().0.iter_mut().enumerate() {
            let mut seen = [[u64x2_splat(0); 2]; N];
            for (heap, own) in heaps.iter().zip(own) {
                let others = &beside(values, total, *heap).as_chunks::<16>().0[half];
                let sums = v128_xor(load(others), u8x16_splat(*own ^ from));
                for (j, seen) in seen.iter_mut().enumerate() {
                    // For a place of 16 or more a swizzle gives 0.
                    let place = v128_xor(sums, u8x16_splat(16 * j as u8));
                    seen[0] = v128_or(seen[0], i8x16_swizzle(low, place));
                    seen[1] = v128_or(seen[1], i8x16_swizzle(high, place));
                }
            }
            for (j, seen) in seen.into_iter().flatten().enumerate() {
                for (set, byte) in sets.iter_mut().zip(bytes(seen)) {
                    *set |= u64::from(byte) << (8 * j);
                }
            }
        }
        sets
    }

    pub fn skip(a: &[u8], b: &[u8], target: u8) -> usize {
        let target = u8x16_splat(target);
        let (chunks, _) = a.as_chunks::<16>();
        let (_, others) = b.as_rchunks::<16>();
        let equal = |a: &[u8; 16], b: &[u8; 16]| {
            let b = load(b);
            let b = i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0>(b, b);
            u8x16_eq(v128_xor(load(a), b), target)
        };
        let (fours, _) = chunks.as_chunks::<4>();
        let (_, other_fours) = others.as_rchunks::<4>();
        let found = fours.iter().zip(other_fours.iter().rev()).position(|(a, b)| {
            let low = v128_or(equal(&a[0], &b[3]), equal(&a[1], &b[2]));
            let high = v128_or(equal(&a[2], &b[1]), equal(&a[3], &b[0]));
            v128_any_true(v128_or(low, high))
        });
        found.unwrap_or(fours.len()) * 64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random() -> impl FnMut() -> usize {
        let mut state = 9u64;
        move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize
        }
    }

    #[test]
    fn sets_are_those_of_the_definition() {
        let mut random = random();
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
        let mut random = random();
        for round in 0..4000 {
            let (length, bound) = (random() % 700, [16, 64, 256][round % 3]);
            let [a, b] =
                [(); 2].map(|()| (0..length).map(|_| (random() % bound) as u8).collect::<Vec<_>>());
            // A target that is rarely met, too, and one that cannot be.
            let target = (random() % (bound + 2)) as u8;
            let truth = (0..length).position(|i| a[i] ^ b[length - 1 - i] == target);
            assert_eq!(find_sum(&a, &b, target), truth, "{length} {target}");
            assert!(skip_plain(&a, &b, target) <= truth.unwrap_or(length));
        }
    }
}
