//! Comparing many values at once, in loops over short arrays that compilers turn into vectors.

/// Values that are compared at once.
pub const LANES: usize = 16;

/// As many values.
#[cfg(target_arch = "x86_64")]
type Lane = [u16; LANES];

/// Sums that are compared at once without vectors by hand.
const SUMS: usize = 128;

/// Targets that are looked for in one pass.
pub const TARGETS: usize = 4;

/// What is left of `a` and `b` at the end, too short for a vector.
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

/// Whether each of the targets is `a[i] ^ b[i]` for some i, where `b` is read from its end. Each loop
/// does one thing to a short array: with more at once, it hangs on how a crate is compiled whether
/// they become vectors, or something ten times slower.
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

/// For each heap of a block a few values to be looked for.
pub type Targets = [[u16; LANES]; TARGETS];

/// For each of 16 totals from `total` on, which of its targets two heaps add up to: one of `rare`,
/// given with its value, and what it leaves of the total.
pub fn meets(values: &[u16], total: usize, rare: (&[u32], &[u16]), targets: &Targets) -> Targets {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: all that the function asks for is AVX2, which this processor has.
        #[allow(unsafe_code)]
        return unsafe { wide::meets(values, total, rare, targets) };
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return wide::meets(values, total, rare, targets);
    #[allow(unreachable_code)]
    meets_plain(values, total, rare, targets)
}

/// The other heaps beside one, for 16 totals.
#[inline(always)]
fn beside(values: &[u16], total: usize, heap: u32) -> &[u16; LANES] {
    let start = total - heap as usize;
    match values[start..start + LANES].first_chunk() {
        Some(others) => others,
        None => &[0; LANES], // never
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

/// What one value and each of sixteen others add up to, for loops that look at them one by one.
#[inline(always)]
pub fn each_sum(others: &[u16; LANES], value: u16) -> [u16; LANES] {
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return wide::each_sum(others, value);
    #[allow(unreachable_code)]
    {
        // Four values are read at once; not every compiler would do so by itself.
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

/// By hand for processors with wider vectors, which x86-64 alone does not promise: so the loop is the
/// same however a crate is compiled.
#[cfg(target_arch = "x86_64")]
mod wide {
    use super::{LANES, Lane, TARGETS, Targets, beside};
    use std::arch::x86_64::*;

    #[target_feature(enable = "avx2")]
    pub fn meets(
        values: &[u16],
        total: usize,
        (heaps, own): (&[u32], &[u16]),
        targets: &Targets,
    ) -> Targets {
        let [t0, t1, t2, t3] = [0, 1, 2, 3].map(|k| load(&targets[k]));
        let zero = _mm256_setzero_si256();
        let (mut f0, mut f1, mut f2, mut f3) = (zero, zero, zero, zero);
        for (heap, own) in heaps.iter().zip(own) {
            let others = load(beside(values, total, *heap));
            let sum = _mm256_xor_si256(others, _mm256_set1_epi16(*own as i16));
            f0 = _mm256_or_si256(f0, _mm256_cmpeq_epi16(sum, t0));
            f1 = _mm256_or_si256(f1, _mm256_cmpeq_epi16(sum, t1));
            f2 = _mm256_or_si256(f2, _mm256_cmpeq_epi16(sum, t2));
            f3 = _mm256_or_si256(f3, _mm256_cmpeq_epi16(sum, t3));
        }
        [f0, f1, f2, f3].map(|found| {
            let mut lane = [0; LANES];
            // SAFETY: the array is as long as a vector, which may be stored to any address.
            #[allow(unsafe_code)]
            unsafe {
                _mm256_storeu_si256(lane.as_mut_ptr().cast(), found);
            }
            lane
        })
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(values: &Lane) -> __m256i {
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            _mm256_loadu_si256(values.as_ptr().cast())
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn is_any(found: __m256i) -> bool {
        _mm256_testz_si256(found, found) == 0
    }

    #[target_feature(enable = "avx2")]
    pub fn sums(a: &[u16], b: &[u16], targets: [u16; TARGETS]) -> [bool; TARGETS] {
        // Four variables, not an array, so that they stay in registers.
        let t0 = _mm256_set1_epi16(targets[0] as i16);
        let t1 = _mm256_set1_epi16(targets[1] as i16);
        let t2 = _mm256_set1_epi16(targets[2] as i16);
        let t3 = _mm256_set1_epi16(targets[3] as i16);
        let zero = _mm256_setzero_si256();
        let (mut f0, mut f1, mut f2, mut f3) = (zero, zero, zero, zero);
        // The places of bytes that turn the values of either half of a vector round.
        let half = _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
        let turned = _mm256_broadcastsi128_si256(half);
        let (chunks, rest) = a.as_chunks::<LANES>();
        let (other, others) = b.as_rchunks::<LANES>();
        for (a, b) in chunks.iter().zip(others.iter().rev()) {
            let b = _mm256_shuffle_epi8(load(b), turned);
            let sum = _mm256_xor_si256(load(a), _mm256_permute4x64_epi64::<0b01_00_11_10>(b));
            f0 = _mm256_or_si256(f0, _mm256_cmpeq_epi16(sum, t0));
            f1 = _mm256_or_si256(f1, _mm256_cmpeq_epi16(sum, t1));
            f2 = _mm256_or_si256(f2, _mm256_cmpeq_epi16(sum, t2));
            f3 = _mm256_or_si256(f3, _mm256_cmpeq_epi16(sum, t3));
        }
        super::remaining(rest, other, targets, [is_any(f0), is_any(f1), is_any(f2), is_any(f3)])
    }
}

/// By hand for WebAssembly, where compilers do not find the vectors.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wide {
    use super::{LANES, TARGETS, Targets, beside};
    use std::arch::wasm32::*;

    pub fn meets(
        values: &[u16],
        total: usize,
        (heaps, own): (&[u32], &[u16]),
        targets: &Targets,
    ) -> Targets {
        let mut all = [[0; LANES]; TARGETS];
        for half in 0..2 {
            let [t0, t1, t2, t3] = [0, 1, 2, 3].map(|k| load(&targets[k].as_chunks::<8>().0[half]));
            let [mut f0, mut f1, mut f2, mut f3] = [u16x8_splat(0); TARGETS];
            for (heap, own) in heaps.iter().zip(own) {
                let others = load(&beside(values, total, *heap).as_chunks::<8>().0[half]);
                let sum = v128_xor(others, u16x8_splat(*own));
                f0 = v128_or(f0, u16x8_eq(sum, t0));
                f1 = v128_or(f1, u16x8_eq(sum, t1));
                f2 = v128_or(f2, u16x8_eq(sum, t2));
                f3 = v128_or(f3, u16x8_eq(sum, t3));
            }
            for (all, found) in all.iter_mut().zip([f0, f1, f2, f3]) {
                let lane = &mut all.as_chunks_mut::<8>().0[half];
                // SAFETY: the array is as long as a vector, which may be stored to any address.
                #[allow(unsafe_code)]
                unsafe {
                    v128_store(lane.as_mut_ptr().cast(), found);
                }
            }
        }
        all
    }

    fn load(values: &[u16; 8]) -> v128 {
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            v128_load(values.as_ptr().cast())
        }
    }

    /// Each by an instruction of its own, which beats shifting them out of a word.
    #[inline(always)]
    pub fn each_sum(others: &[u16; LANES], value: u16) -> [u16; LANES] {
        let (eights, _) = others.as_chunks::<8>();
        let [a, b] = [0, 1].map(|half| v128_xor(load(&eights[half]), u16x8_splat(value)));
        [
            u16x8_extract_lane::<0>(a),
            u16x8_extract_lane::<1>(a),
            u16x8_extract_lane::<2>(a),
            u16x8_extract_lane::<3>(a),
            u16x8_extract_lane::<4>(a),
            u16x8_extract_lane::<5>(a),
            u16x8_extract_lane::<6>(a),
            u16x8_extract_lane::<7>(a),
            u16x8_extract_lane::<0>(b),
            u16x8_extract_lane::<1>(b),
            u16x8_extract_lane::<2>(b),
            u16x8_extract_lane::<3>(b),
            u16x8_extract_lane::<4>(b),
            u16x8_extract_lane::<5>(b),
            u16x8_extract_lane::<6>(b),
            u16x8_extract_lane::<7>(b),
        ]
    }

    pub fn sums(a: &[u16], b: &[u16], targets: [u16; TARGETS]) -> [bool; TARGETS] {
        let [t0, t1, t2, t3] = targets.map(|target| u16x8_splat(target));
        let [mut f0, mut f1, mut f2, mut f3] = [u16x8_splat(0); TARGETS];
        let (chunks, rest) = a.as_chunks::<8>();
        let (other, others) = b.as_rchunks::<8>();
        for (a, b) in chunks.iter().zip(others.iter().rev()) {
            let b = load(b);
            let sum = v128_xor(load(a), i16x8_shuffle::<7, 6, 5, 4, 3, 2, 1, 0>(b, b));
            f0 = v128_or(f0, u16x8_eq(sum, t0));
            f1 = v128_or(f1, u16x8_eq(sum, t1));
            f2 = v128_or(f2, u16x8_eq(sum, t2));
            f3 = v128_or(f3, u16x8_eq(sum, t3));
        }
        let found = [f0, f1, f2, f3].map(|found| v128_any_true(found));
        super::remaining(rest, other, targets, found)
    }
}

/// Whether to compare many values at once is faster than to mark one by one.
pub const FAST: bool = cfg!(any(not(target_arch = "wasm32"), target_feature = "simd128"));

/// Whether each of the targets is `a[i] ^ b[b.len() - 1 - i]` for some i.
pub fn sums(a: &[u16], b: &[u16], targets: [u16; TARGETS]) -> [bool; TARGETS] {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: all that the function asks for is AVX2, which this processor has.
        #[allow(unsafe_code)]
        return unsafe { wide::sums(a, b, targets) };
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return wide::sums(a, b, targets);
    #[allow(unreachable_code)]
    sums_plain(a, b, targets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_find_the_same_sums_as_the_definition() {
        let mut state = 5u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as u16
        };
        for round in 0..3000 {
            let length = usize::from(random()) % 400;
            // Few values, so that sums meet the targets; now and then all of the 16 bits.
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
        let mut state = 7u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as u16
        };
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
