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

/// By hand for processors with wider vectors, which x86-64 alone does not promise: so the loop is the
/// same however a crate is compiled.
#[cfg(target_arch = "x86_64")]
mod wide {
    use super::{LANES, Lane, TARGETS};
    use std::arch::x86_64::*;

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
    use super::TARGETS;
    use std::arch::wasm32::*;

    fn load(values: &[u16; 8]) -> v128 {
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            v128_load(values.as_ptr().cast())
        }
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
}
