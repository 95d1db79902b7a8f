//! Comparing many values at once, in loops over short arrays that compilers turn into vectors.

use std::hint::black_box;

/// Values that are compared at once.
pub const LANES: usize = 16;

/// As many values.
pub type Lane = [u16; LANES];

/// Targets that are looked for in one pass.
pub const TARGETS: usize = 4;

#[inline(always)]
fn last(values: &[u16]) -> Option<&Lane> {
    values.last_chunk::<LANES>()
}

#[inline(always)]
fn lane(values: &[u16]) -> Option<&Lane> {
    values.first_chunk::<LANES>()
}

/// `lane` where it equals the target, as bits added to `found`.
#[inline(always)]
fn compare(found: Lane, lane: &Lane, target: &Lane) -> Lane {
    let mut all = found;
    for i in 0..LANES {
        all[i] |= if lane[i] == target[i] { u16::MAX } else { 0 };
    }
    all
}

/// Whether each of the targets is `a[i] ^ b[i]` for some i, where `b` is read from its end.
#[inline(always)]
fn sums_plain(a: &[u16], b: &[u16], targets: [u16; TARGETS]) -> [bool; TARGETS] {
    let splat = targets.map(|target| [target; LANES]);
    // Four variables, not an array, so that they stay in registers.
    let [mut f0, mut f1, mut f2, mut f3] = [[0; LANES]; TARGETS];
    let chunks = a.len() / LANES;
    for chunk in 0..chunks {
        // Compilers would rather take sixteen of these steps at once, gathering value by value.
        let at = LANES * black_box(chunk);
        let (Some(a), Some(b)) = (a.get(at..).and_then(lane), b.get(..b.len() - at).and_then(last))
        else {
            break;
        };
        let mut sums = [0; LANES];
        for i in 0..LANES {
            sums[i] = a[i] ^ b[LANES - 1 - i];
        }
        f0 = compare(f0, &sums, &splat[0]);
        f1 = compare(f1, &sums, &splat[1]);
        f2 = compare(f2, &sums, &splat[2]);
        f3 = compare(f3, &sums, &splat[3]);
    }
    let rest = chunks * LANES;
    let mut all = [f0, f1, f2, f3].map(|lanes| lanes.iter().fold(0, |all, lane| all | lane) != 0);
    for (a, b) in a[rest..].iter().zip(b[..b.len() - rest].iter().rev()) {
        for (all, target) in all.iter_mut().zip(targets) {
            *all |= a ^ b == target;
        }
    }
    all
}

/// Compiled a second time for processors with wider vectors, which x86-64 alone does not promise.
#[cfg(target_arch = "x86_64")]
mod wide {
    use super::TARGETS;

    #[target_feature(enable = "avx2")]
    pub fn sums(a: &[u16], b: &[u16], targets: [u16; TARGETS]) -> [bool; TARGETS] {
        super::sums_plain(a, b, targets)
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
        let mut all = [f0, f1, f2, f3].map(|found| v128_any_true(found));
        for (a, b) in rest.iter().zip(other.iter().rev()) {
            for (all, target) in all.iter_mut().zip(targets) {
                *all |= a ^ b == target;
            }
        }
        all
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
