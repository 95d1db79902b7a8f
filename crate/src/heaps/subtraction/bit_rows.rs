//! Rows with one bit for each heap, stored in bytes, for the engine in `classes`.

/// The number of bytes that are processed together.
pub const BYTES: usize = 64;
/// The number of 64-bit words in `BYTES` bytes.
pub const WORDS: usize = BYTES / 8;

/// A function that is compiled twice: for all processors, and for processors with AVX2, which not every x86-64
/// processor has.
macro_rules! widened {
    ($($(#[$doc:meta])* fn $name:ident($($given:ident: $kind:ty),*) $(-> $gives:ty)? $body:block)*) => { $(
        $(#[$doc])*
        #[inline]
        pub fn $name($($given: $kind),*) $(-> $gives)? {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx2")]
                fn wide($($given: $kind),*) $(-> $gives)? $body
                if std::arch::is_x86_feature_detected!("avx2") {
                    // SAFETY: the function needs only AVX2, which this processor has.
                    #[allow(unsafe_code)]
                    return unsafe { wide($($given),*) };
                }
            }
            $body
        }
    )* };
}

widened! {
    /// Set in `marks` all bits that are set in `near`, a slice of the same length.
    fn join(marks: &mut [u8], near: &[u8]) {
        marks.iter_mut().zip(near).for_each(|(mark, near)| *mark |= near);
    }

    /// Return the bitwise "or" of runs of `BYTES` bytes of heaps. For each step of `far`, given divided by 8 because a
    /// byte holds 8 heaps, the run starts `eighth + 1` bytes before `at`.
    fn collected(heaps: &[u8], at: usize, far: &[usize]) -> [u8; BYTES] {
        let mut all = [0u8; BYTES];
        for eighth in far {
            if let Some(bytes) = heaps[at - eighth - 1..].first_chunk::<BYTES>() {
                all.iter_mut().zip(bytes).for_each(|(all, byte)| *all |= byte);
            }
        }
        all
    }
}

pub fn set_bit(bytes: &mut [u8], bit: usize) {
    bytes[bit / 8] |= 1 << (bit % 8);
}

#[inline]
pub fn word(bytes: &[u8]) -> u64 {
    bytes.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

pub fn bits(words: [u64; WORDS]) -> impl Iterator<Item = usize> {
    (0..64 * WORDS).filter(move |bit| words[bit / 64] >> (bit % 64) & 1 != 0)
}
