//! Vectors with the same function names for AVX2 (32 bytes) and for WebAssembly (16 bytes), so that each hand-written
//! loop exists only once.
//!
//! The loops are written by hand since compilers vectorize only some of the loops, not in every build, and never use
//! shuffles. Not every x86-64 processor has AVX2, so `dispatch` checks at run time.

/// The number of 16-bit values in a vector.
pub const WORDS: usize = BYTES / 2;

#[cfg(target_arch = "x86_64")]
pub use avx2::*;
#[cfg(target_arch = "wasm32")]
pub use wasm::*;

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use crate::heaps::octal::simd::Lane;
    use std::arch::x86_64::*;

    // `and_not(a, b)` has the bits of `b` that are not in `a`. `shuffled(bytes, from)` selects in each half the bytes
    // with the indices in `from`; an index of 128 or more gives 0.
    pub use std::arch::x86_64::{
        __m256i as Vector, _mm256_and_si256 as and, _mm256_andnot_si256 as and_not,
        _mm256_cmpeq_epi8 as equal_bytes, _mm256_cmpeq_epi16 as equal_words, _mm256_or_si256 as or,
        _mm256_setzero_si256 as zero, _mm256_shuffle_epi8 as shuffled, _mm256_xor_si256 as xor,
    };
    pub const BYTES: usize = 32;

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn load<T: Lane, const N: usize>(values: &[T; N]) -> Vector {
        const { assert!(size_of::<[T; N]>() == BYTES) }
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            _mm256_loadu_si256(values.as_ptr().cast())
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn store<T: Lane, const N: usize>(vector: Vector) -> [T; N] {
        const { assert!(size_of::<[T; N]>() == BYTES) }
        let mut values = [T::default(); N];
        // SAFETY: the array is as long as a vector, which may be stored to any address.
        #[allow(unsafe_code)]
        unsafe {
            _mm256_storeu_si256(values.as_mut_ptr().cast(), vector);
        }
        values
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn splat_bytes(value: u8) -> Vector {
        _mm256_set1_epi8(value as i8)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn splat_words(value: u16) -> Vector {
        _mm256_set1_epi16(value as i16)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn is_any(vector: Vector) -> bool {
        _mm256_testz_si256(vector, vector) == 0
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn reversed(vector: Vector, half: __m128i) -> Vector {
        let halves = _mm256_shuffle_epi8(vector, _mm256_broadcastsi128_si256(half));
        _mm256_permute4x64_epi64::<0b01_00_11_10>(halves)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn reversed_bytes(vector: Vector) -> Vector {
        reversed(vector, _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn reversed_words(vector: Vector) -> Vector {
        reversed(vector, _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14))
    }

    /// Exchange each bit i with the bit i ⊕ 2^K. The vector may consist of words of any size above 2^K bits.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn swapped<const K: usize>(vector: Vector) -> Vector {
        macro_rules! bits {
            ($shift:literal, $low:literal) => {{
                let low = _mm256_set1_epi8($low);
                let up = _mm256_slli_epi16::<$shift>(_mm256_and_si256(vector, low));
                _mm256_or_si256(up, _mm256_and_si256(_mm256_srli_epi16::<$shift>(vector), low))
            }};
        }
        match K {
            0 => bits!(1, 0x55),
            1 => bits!(2, 0x33),
            2 => bits!(4, 0x0f),
            3 => {
                let places = _mm_setr_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
                _mm256_shuffle_epi8(vector, _mm256_broadcastsi128_si256(places))
            }
            4 => {
                let places = _mm_setr_epi8(2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13);
                _mm256_shuffle_epi8(vector, _mm256_broadcastsi128_si256(places))
            }
            5 => _mm256_shuffle_epi32::<0b10_11_00_01>(vector),
            _ => _mm256_shuffle_epi32::<0b01_00_11_10>(vector),
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn ones() -> Vector {
        _mm256_set1_epi8(-1)
    }

    /// Add 1 to each number of type `T`, with wrap-around.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn plus_one<T: Lane>(numbers: Vector) -> Vector {
        match size_of::<T>() {
            2 => _mm256_sub_epi16(numbers, ones()),
            4 => _mm256_sub_epi32(numbers, ones()),
            8 => _mm256_sub_epi64(numbers, ones()),
            _ => {
                let sums = _mm256_add_epi64(numbers, _mm256_set_epi64x(0, 1, 0, 1));
                let full = _mm256_cmpeq_epi64(numbers, ones());
                _mm256_sub_epi64(sums, _mm256_bslli_epi128::<8>(full))
            }
        }
    }

    /// Subtract 1 from each number of type `T`, with wrap-around.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn minus_one<T: Lane>(numbers: Vector) -> Vector {
        match size_of::<T>() {
            2 => _mm256_add_epi16(numbers, ones()),
            4 => _mm256_add_epi32(numbers, ones()),
            8 => _mm256_add_epi64(numbers, ones()),
            _ => {
                let rests = _mm256_sub_epi64(numbers, _mm256_set_epi64x(0, 1, 0, 1));
                let empty = _mm256_cmpeq_epi64(numbers, zero());
                _mm256_add_epi64(rests, _mm256_bslli_epi128::<8>(empty))
            }
        }
    }

    /// Return one bit for each byte: 1 if the byte is not 0.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn nonzero_bytes(vector: Vector) -> u32 {
        !(_mm256_movemask_epi8(equal_bytes(vector, zero())) as u32)
    }

    /// Return a vector with these 16 bytes as its first half. The second half is unspecified.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn load_half<T: Lane, const N: usize>(values: &[T; N]) -> Vector {
        const { assert!(size_of::<[T; N]>() == 16) }
        // SAFETY: the array is as long as half a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        _mm256_castsi128_si256(unsafe { _mm_loadu_si128(values.as_ptr().cast()) })
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn store_half<T: Lane, const N: usize>(vector: Vector) -> [T; N] {
        const { assert!(size_of::<[T; N]>() == 16) }
        let mut values = [T::default(); N];
        // SAFETY: the array is as long as half a vector, which may be stored to any address.
        #[allow(unsafe_code)]
        unsafe {
            _mm_storeu_si128(values.as_mut_ptr().cast(), _mm256_castsi256_si128(vector));
        }
        values
    }

    /// Return a vector that repeats these 16 bytes in every half.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn repeated(bytes: &[u8; 16]) -> Vector {
        // SAFETY: the array is as long as half a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        _mm256_broadcastsi128_si256(unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) })
    }

    /// Return each half of 16 bytes as the first half of a separate vector.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn halves(vector: Vector) -> [Vector; BYTES / 16] {
        [vector, _mm256_castsi128_si256(_mm256_extracti128_si256::<1>(vector))]
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn joined([low, high]: [Vector; BYTES / 16]) -> Vector {
        _mm256_inserti128_si256::<1>(low, _mm256_castsi256_si128(high))
    }

    /// Return the lower four bits of each byte.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn low_nibbles(vector: Vector) -> Vector {
        _mm256_and_si256(vector, _mm256_set1_epi8(0x0f))
    }

    /// Return the upper four bits of each byte.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn high_nibbles(vector: Vector) -> Vector {
        low_nibbles(_mm256_srli_epi16::<4>(vector))
    }

    /// Convert each byte i to 1 << i. The first vector holds the results for i from 0 to 7, the second vector for i
    /// from 8 to 15 (with bit i − 8). All other results are 0.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn bits(places: Vector) -> [Vector; 2] {
        let bits = 0x8040_2010_0804_0201_u64 as i64;
        // Set the top bit of an index of 16 or more, so that the shuffle gives 0.
        let places = _mm256_adds_epu8(places, _mm256_set1_epi8(0x70));
        [
            _mm256_shuffle_epi8(_mm256_set_epi64x(0, bits, 0, bits), places),
            _mm256_shuffle_epi8(_mm256_set_epi64x(bits, 0, bits, 0), places),
        ]
    }
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use crate::heaps::octal::simd::Lane;
    use std::arch::wasm32::*;

    pub use self::{load as load_half, store as store_half};
    pub use std::arch::wasm32::{
        i8x16_swizzle as shuffled, u8x16_eq as equal_bytes, u8x16_splat as splat_bytes,
        u16x8_eq as equal_words, u16x8_splat as splat_words, v128 as Vector, v128_and as and,
        v128_any_true as is_any, v128_or as or, v128_xor as xor,
    };
    pub const BYTES: usize = 16;

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn load<T: Lane, const N: usize>(values: &[T; N]) -> Vector {
        const { assert!(size_of::<[T; N]>() == BYTES) }
        // SAFETY: the array is as long as a vector, which may be loaded from any address.
        #[allow(unsafe_code)]
        unsafe {
            v128_load(values.as_ptr().cast())
        }
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn store<T: Lane, const N: usize>(vector: Vector) -> [T; N] {
        const { assert!(size_of::<[T; N]>() == BYTES) }
        let mut values = [T::default(); N];
        // SAFETY: the array is as long as a vector, which may be stored to any address.
        #[allow(unsafe_code)]
        unsafe {
            v128_store(values.as_mut_ptr().cast(), vector);
        }
        values
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn reversed_bytes(vector: Vector) -> Vector {
        i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0>(vector, vector)
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn reversed_words(vector: Vector) -> Vector {
        i16x8_shuffle::<7, 6, 5, 4, 3, 2, 1, 0>(vector, vector)
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn zero() -> Vector {
        u8x16_splat(0)
    }

    /// Exchange each bit i with the bit i ⊕ 2^K. The vector may consist of words of any size above 2^K bits.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn swapped<const K: usize>(vector: Vector) -> Vector {
        let bits = |shift, low| {
            let low = u8x16_splat(low);
            let up = u16x8_shl(v128_and(vector, low), shift);
            v128_or(up, v128_and(u16x8_shr(vector, shift), low))
        };
        match K {
            0 => bits(1, 0x55),
            1 => bits(2, 0x33),
            2 => bits(4, 0x0f),
            3 => i8x16_shuffle::<1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14>(
                vector, vector,
            ),
            4 => i16x8_shuffle::<1, 0, 3, 2, 5, 4, 7, 6>(vector, vector),
            5 => i32x4_shuffle::<1, 0, 3, 2>(vector, vector),
            _ => i64x2_shuffle::<1, 0>(vector, vector),
        }
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn ones() -> Vector {
        u8x16_splat(u8::MAX)
    }

    /// Return the bits that are in `b` and not in `a`.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn and_not(a: Vector, b: Vector) -> Vector {
        v128_andnot(b, a)
    }

    /// Add 1 to each number of type `T`, with wrap-around.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn plus_one<T: Lane>(numbers: Vector) -> Vector {
        match size_of::<T>() {
            2 => i16x8_sub(numbers, ones()),
            4 => i32x4_sub(numbers, ones()),
            8 => i64x2_sub(numbers, ones()),
            _ => {
                let full = i64x2_eq(numbers, ones());
                i64x2_sub(i64x2_add(numbers, i64x2(1, 0)), i64x2_shuffle::<0, 2>(zero(), full))
            }
        }
    }

    /// Subtract 1 from each number of type `T`, with wrap-around.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn minus_one<T: Lane>(numbers: Vector) -> Vector {
        match size_of::<T>() {
            2 => i16x8_add(numbers, ones()),
            4 => i32x4_add(numbers, ones()),
            8 => i64x2_add(numbers, ones()),
            _ => {
                let empty = i64x2_eq(numbers, zero());
                i64x2_add(i64x2_sub(numbers, i64x2(1, 0)), i64x2_shuffle::<0, 2>(zero(), empty))
            }
        }
    }

    /// Return one bit for each byte: 1 if the byte is not 0.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn nonzero_bytes(vector: Vector) -> u32 {
        u32::from(!u8x16_bitmask(equal_bytes(vector, zero())))
    }

    /// Return a vector of these 16 bytes.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn repeated(bytes: &[u8; 16]) -> Vector {
        load(bytes)
    }

    /// Return the vector as its only half: a WebAssembly vector has 16 bytes.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn halves(vector: Vector) -> [Vector; BYTES / 16] {
        [vector]
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn joined([half]: [Vector; BYTES / 16]) -> Vector {
        half
    }

    /// Return the lower four bits of each byte.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn low_nibbles(vector: Vector) -> Vector {
        v128_and(vector, u8x16_splat(0x0f))
    }

    /// Return the upper four bits of each byte.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn high_nibbles(vector: Vector) -> Vector {
        u8x16_shr(vector, 4)
    }

    /// Convert each byte i to 1 << i. The first vector holds the results for i from 0 to 7, the second vector for i
    /// from 8 to 15 (with bit i − 8). All other results are 0, as a swizzle gives 0 for an index of 16 or more.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn bits(places: Vector) -> [Vector; 2] {
        let bits = 0x8040_2010_0804_0201;
        [i8x16_swizzle(u64x2(bits, 0), places), i8x16_swizzle(u64x2(0, bits), places)]
    }

    /// Return the nim-sums of a value with each of sixteen others. Extracting each lane by its own instruction is
    /// faster than shifting a word.
    #[inline(always)]
    pub fn each_sum(others: &[u16; 16], value: u16) -> [u16; 16] {
        macro_rules! extracted {
            ($a:ident, $b:ident: $($lane:literal)*) => {
                [$(u16x8_extract_lane::<$lane>($a),)* $(u16x8_extract_lane::<$lane>($b)),*]
            };
        }
        let (halves, _) = others.as_chunks::<8>();
        let [a, b] = [0, 1].map(|half| v128_xor(load(&halves[half]), u16x8_splat(value)));
        extracted!(a, b: 0 1 2 3 4 5 6 7)
    }
}
