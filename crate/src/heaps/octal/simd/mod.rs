//! Loops over many values at once: kernels on vectors of AVX2 or WebAssembly, and portable loops for all other
//! processors.

/// If the processor has vectors, return the result of the kernel from the calling function. Otherwise evaluate the
/// portable loop.
macro_rules! dispatch {
    ($kernel:expr, $portable:expr) => {{
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the kernel needs only AVX2, which this processor has.
            #[allow(unsafe_code)]
            return unsafe { $kernel };
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return $kernel;
        #[allow(unreachable_code)]
        $portable
    }};
}

pub mod byte_lanes;
pub mod lanes;
pub mod mark_rows;
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
pub mod vector;
pub mod word_vector;

/// An unsigned integer type whose arrays can be loaded into vectors.
pub trait Lane: Copy + Default + Into<u128> {
    /// Return the lowest bits of a number, as many as the type has.
    fn lowest(number: u128) -> Self;
}

macro_rules! lane {
    ($($type:ty),*) => {$(
        impl Lane for $type {
            #[inline(always)]
            fn lowest(number: u128) -> Self {
                number as $type
            }
        }
    )*};
}

lane!(u8, u16, u32, u64, u128);

#[cfg(test)]
mod tests {
    use super::Lane;
    use crate::base::rng::Rng;

    /// Return 64 random numbers, of which some have a half of only zeros or only ones.
    fn numbers(rng: &mut Rng) -> Vec<u128> {
        let part = |rng: &mut Rng| match rng.below(3) {
            0 => 0,
            1 => u64::MAX,
            _ => rng.next_bits(),
        };
        (0..64).map(|_| u128::from(part(rng)) << 64 | u128::from(part(rng))).collect()
    }

    macro_rules! agrees {
        ($name:ident, $vector:ident, $($attribute:meta)?) => {
            $(#[$attribute])?
            fn $name() {
                use super::$vector::*;

                $(#[$attribute])?
                fn of<T: Lane + PartialEq + std::fmt::Debug, const N: usize>(rng: &mut Rng) {
                    let bits = 8 * size_of::<T>();
                    for row in numbers(rng).as_chunks::<N>().0 {
                        let own = row.map(T::lowest);
                        let vector = load(&own);
                        let each = |of: &dyn Fn(u128) -> u128| row.map(|number| T::lowest(of(number)));
                        assert_eq!(store::<T, N>(plus_one::<T>(vector)), each(&|n| n.wrapping_add(1)));
                        assert_eq!(store::<T, N>(minus_one::<T>(vector)), each(&|n| n.wrapping_sub(1)));
                        let by = |k: usize| each(&|number| {
                            let of = |i: usize| (number >> (i ^ (1 << k)) & 1) << i;
                            (0..bits).map(of).sum()
                        });
                        assert_eq!(store::<T, N>(swapped::<0>(vector)), by(0));
                        assert_eq!(store::<T, N>(swapped::<1>(vector)), by(1));
                        assert_eq!(store::<T, N>(swapped::<2>(vector)), by(2));
                        assert_eq!(store::<T, N>(swapped::<3>(vector)), by(3));
                        if bits > 16 {
                            assert_eq!(store::<T, N>(swapped::<4>(vector)), by(4));
                        }
                        if bits > 32 {
                            assert_eq!(store::<T, N>(swapped::<5>(vector)), by(5));
                        }
                        if bits > 64 {
                            assert_eq!(store::<T, N>(swapped::<6>(vector)), by(6));
                        }
                    }
                }

                let rng = &mut Rng::new(7);
                for _ in 0..50 {
                    of::<u16, { BYTES / 2 }>(rng);
                    of::<u32, { BYTES / 4 }>(rng);
                    of::<u64, { BYTES / 8 }>(rng);
                    of::<u128, { BYTES / 16 }>(rng);
                    let bytes: [[u8; 16]; BYTES / 16] =
                        std::array::from_fn(|_| std::array::from_fn(|_| rng.next_bits() as u8));
                    let from: [u8; 16] = std::array::from_fn(|_| rng.below(2) as u8 * 0x80 | rng.below(16) as u8);
                    let flat: [u8; BYTES] = std::array::from_fn(|i| bytes[i / 16][i % 16] & bytes[0][0]);
                    let vector = load(&flat);
                    let truth: [u8; BYTES] = std::array::from_fn(|i| match from[i % 16] {
                        at @ 0..16 => flat[i / 16 * 16 + usize::from(at)],
                        _ => 0,
                    });
                    assert_eq!(store::<u8, BYTES>(shuffled(vector, repeated(&from))), truth);
                    let nonzero = (0..BYTES).map(|i| u32::from(flat[i] != 0) << i);
                    assert_eq!(nonzero_bytes(vector), nonzero.sum::<u32>());
                    let equal = store::<u8, BYTES>(equal_bytes(vector, splat_bytes(flat[3])));
                    assert_eq!(equal, flat.map(|byte| if byte == flat[3] { 0xff } else { 0 }));
                    assert_eq!(store::<u8, BYTES>(low_nibbles(vector)), flat.map(|byte| byte % 16));
                    assert_eq!(store::<u8, BYTES>(high_nibbles(vector)), flat.map(|byte| byte / 16));
                    assert_eq!(store::<u8, BYTES>(joined(halves(vector))), flat);
                }
            }
        };
    }

    agrees!(words_agree, word_vector,);
    #[cfg(target_arch = "x86_64")]
    agrees!(vectors_agree, vector, target_feature(enable = "avx2"));

    #[test]
    fn operations_are_those_of_the_definition() {
        words_agree();
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the operations need only AVX2, which this processor has.
            #[allow(unsafe_code)]
            unsafe {
                vectors_agree();
            }
        }
    }
}
