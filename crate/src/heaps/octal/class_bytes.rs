//! Values of nine bits in a byte. Two common heaps add up to values of which the bits of the mask have a
//! known parity, so of such values that agree in all bits but one of the mask, that one agrees as well:
//! it may be left out. A vector holds twice as many bytes as values of 16 bits.

use std::ops::Range;

use super::lanes::TARGETS;
use super::sparse_space::SparseSpace;

/// Values are less than this.
pub const BOUND: usize = 1 << 9;

/// Beyond so many heaps memory counts more.
const MOST: usize = 1 << 22;

/// Heaps that are counted together.
const PART: usize = 256;

/// By heap, its value without one bit of the mask.
#[derive(Clone, Debug)]
pub struct ClassBytes {
    bit: u32,
    values: Vec<u8>,
    /// How many heaps before each multiple of [`PART`] are rare, and how many are in all.
    rare: Vec<u32>,
    all: u32,
}

impl ClassBytes {
    /// `None` where values have more bits, or none of them tells of the class.
    pub fn new(sparse: &SparseSpace, values: &[u16], bound: usize) -> Option<Self> {
        let bit = sparse.least_bit().filter(|bit| *bit < 9)?;
        if bound > BOUND || values.len() > MOST {
            return None;
        }
        let mut bytes = ClassBytes { bit, values: Vec::new(), rare: Vec::new(), all: 0 };
        for (n, value) in values.iter().enumerate() {
            bytes.push(*value, sparse.is_common(n, *value));
        }
        Some(bytes)
    }

    /// The value without the bit.
    #[inline]
    fn byte(&self, value: u16) -> u8 {
        let low = (1 << self.bit) - 1;
        ((value & low) | (value >> 1 & !low)) as u8
    }

    /// The value of the next heap is known.
    #[inline]
    pub fn push(&mut self, value: u16, common: bool) {
        if self.values.len().is_multiple_of(PART) {
            self.rare.push(self.all);
        }
        self.values.push(self.byte(value));
        self.all += u32::from(!common);
    }

    /// Whether surely all heaps of a range are common.
    #[inline]
    fn are_common(&self, range: &Range<usize>) -> bool {
        let before = |part: usize| self.rare.get(part).copied().unwrap_or(self.all);
        before(range.start / PART) == before(range.end.div_ceil(PART))
    }

    /// Whether each of the targets, which two common heaps may add up to and which are less than
    /// [`BOUND`], is what a heap of `small` and its partner in `large`, read from the end, add up to;
    /// `None` where one of these heaps may be rare.
    #[inline]
    pub fn sums(
        &self,
        small: &Range<usize>,
        large: &Range<usize>,
        targets: [u16; TARGETS],
    ) -> Option<[bool; TARGETS]> {
        let common = self.are_common(small) && self.are_common(large);
        let values = |range: &Range<usize>| &self.values[range.clone()];
        common.then(|| sums(values(small), values(large), targets.map(|target| self.byte(target))))
    }
}

/// Whether each of the targets is `a[i] ^ b[b.len() - 1 - i]` for some i.
fn sums(a: &[u8], b: &[u8], targets: [u8; TARGETS]) -> [bool; TARGETS] {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: all that the function asks for is AVX2, which this processor has.
        #[allow(unsafe_code)]
        return unsafe { wide::sums(a, b, targets) };
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return wide::sums(a, b, targets);
    #[allow(unreachable_code)]
    remaining(a, b, targets, [false; TARGETS])
}

/// What is left of `a` and `b` at the end, too short for a vector.
#[inline(always)]
fn remaining(
    a: &[u8],
    b: &[u8],
    targets: [u8; TARGETS],
    mut found: [bool; TARGETS],
) -> [bool; TARGETS] {
    for (a, b) in a.iter().zip(b.iter().rev()) {
        for (found, target) in found.iter_mut().zip(targets) {
            *found |= a ^ b == target;
        }
    }
    found
}

/// By hand for processors with wider vectors, which x86-64 alone does not promise.
#[cfg(target_arch = "x86_64")]
mod wide {
    use super::TARGETS;
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(values: &[u8; 32]) -> __m256i {
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            _mm256_loadu_si256(values.as_ptr().cast())
        }
    }

    #[target_feature(enable = "avx2")]
    pub fn sums(a: &[u8], b: &[u8], targets: [u8; TARGETS]) -> [bool; TARGETS] {
        // Four variables, not an array, so that they stay in registers.
        let t0 = _mm256_set1_epi8(targets[0] as i8);
        let t1 = _mm256_set1_epi8(targets[1] as i8);
        let t2 = _mm256_set1_epi8(targets[2] as i8);
        let t3 = _mm256_set1_epi8(targets[3] as i8);
        let zero = _mm256_setzero_si256();
        let (mut f0, mut f1, mut f2, mut f3) = (zero, zero, zero, zero);
        let half = _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        let turned = _mm256_broadcastsi128_si256(half);
        let (chunks, rest) = a.as_chunks::<32>();
        let (other, others) = b.as_rchunks::<32>();
        for (a, b) in chunks.iter().zip(others.iter().rev()) {
            let b = _mm256_shuffle_epi8(load(b), turned);
            let sum = _mm256_xor_si256(load(a), _mm256_permute4x64_epi64::<0b01_00_11_10>(b));
            f0 = _mm256_or_si256(f0, _mm256_cmpeq_epi8(sum, t0));
            f1 = _mm256_or_si256(f1, _mm256_cmpeq_epi8(sum, t1));
            f2 = _mm256_or_si256(f2, _mm256_cmpeq_epi8(sum, t2));
            f3 = _mm256_or_si256(f3, _mm256_cmpeq_epi8(sum, t3));
        }
        let is_any = |found: __m256i| _mm256_testz_si256(found, found) == 0;
        let found = [is_any(f0), is_any(f1), is_any(f2), is_any(f3)];
        super::remaining(rest, other, targets, found)
    }
}

/// By hand for WebAssembly, where compilers do not find the vectors.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wide {
    use super::TARGETS;
    use std::arch::wasm32::*;

    fn load(values: &[u8; 16]) -> v128 {
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            v128_load(values.as_ptr().cast())
        }
    }

    pub fn sums(a: &[u8], b: &[u8], targets: [u8; TARGETS]) -> [bool; TARGETS] {
        let [t0, t1, t2, t3] = targets.map(|target| u8x16_splat(target));
        let [mut f0, mut f1, mut f2, mut f3] = [u8x16_splat(0); TARGETS];
        let (chunks, rest) = a.as_chunks::<16>();
        let (other, others) = b.as_rchunks::<16>();
        for (a, b) in chunks.iter().zip(others.iter().rev()) {
            let b = load(b);
            let b = i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0>(b, b);
            let sum = v128_xor(load(a), b);
            f0 = v128_or(f0, u8x16_eq(sum, t0));
            f1 = v128_or(f1, u8x16_eq(sum, t1));
            f2 = v128_or(f2, u8x16_eq(sum, t2));
            f3 = v128_or(f3, u8x16_eq(sum, t3));
        }
        let found = [f0, f1, f2, f3].map(|found| v128_any_true(found));
        super::remaining(rest, other, targets, found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random() -> impl FnMut() -> u16 {
        let mut state = 5u64;
        move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as u16
        }
    }

    #[test]
    fn values_of_a_class_are_told_apart() {
        for mask in 1..512u16 {
            let bit = mask.trailing_zeros();
            let bytes = ClassBytes { bit, values: Vec::new(), rare: Vec::new(), all: 0 };
            for class in [0, 1] {
                let mut seen = [false; 256];
                for value in (0..512u16).filter(|v| (v & mask).count_ones() % 2 == class) {
                    let byte = usize::from(bytes.byte(value));
                    assert!(!std::mem::replace(&mut seen[byte], true), "{mask} {value}");
                }
            }
        }
    }

    #[test]
    fn vectors_find_the_same_sums_as_the_definition() {
        let mut random = random();
        for round in 0..3000 {
            let length = usize::from(random()) % 400;
            // Few values, so that sums meet the targets; now and then all of a byte.
            let mask = if round % 8 == 0 { u8::MAX } else { 0xcf >> (round % 6) };
            let mut some = |_| random() as u8 & mask;
            let [a, b] = [(); 2].map(|()| (0..length).map(&mut some).collect::<Vec<_>>());
            let targets = [0; TARGETS].map(&mut some);
            let turned: Vec<u8> = a.iter().zip(b.iter().rev()).map(|(a, b)| a ^ b).collect();
            let truth = targets.map(|target| turned.contains(&target));
            assert_eq!(sums(&a, &b, targets), truth, "{length}");
            assert_eq!(remaining(&a, &b, targets, [false; TARGETS]), truth, "{length}");
        }
    }

    #[test]
    fn rare_heaps_are_met_in_every_range_that_has_one() {
        let mut random = random();
        let mut bytes = ClassBytes { bit: 0, values: Vec::new(), rare: Vec::new(), all: 0 };
        let rare: Vec<bool> = (0..5000).map(|_| random().is_multiple_of(900)).collect();
        rare.iter().for_each(|rare| bytes.push(1, !rare));
        let mut common = 0;
        for _ in 0..5000 {
            let start = usize::from(random()) % 5000;
            let end = (start + usize::from(random()) % 600).min(5000);
            let told = bytes.are_common(&(start..end));
            assert!(!told || !rare[start..end].contains(&true), "{start} {end}");
            common += usize::from(told);
        }
        assert!(common > 500, "{common}");
    }
}
