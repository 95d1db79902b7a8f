//! Loops over many values at once: kernels on vectors of AVX2 or WebAssembly, and portable loops that
//! any compiler accepts.

/// The result of a kernel where there are vectors, and of the portable loop elsewhere.
macro_rules! dispatch {
    ($kernel:expr, $portable:expr) => {{
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: all that the kernel needs is AVX2, which this processor has.
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

/// A number whose arrays are loaded into vectors.
pub trait Lane: Copy + Default {}
impl Lane for u8 {}
impl Lane for u16 {}
impl Lane for u32 {}
impl Lane for u64 {}
