//! The inner loop: blocks of heaps, whose options are looked at side by side in vectors.
//!
//! For each value of a member the words of all heaps that a move leaves beside such a member are united.
//! Then a tree of exchanges adds the members' values: to the united words of v those of v + 2^k are added
//! with the bits exchanged that are 2^k apart, from the largest k down. What depends on the block itself,
//! through the smallest members, is added heap by heap.

use super::machine::Machine;
use super::word::Word;

/// Heaps of a block.
pub const BLOCK: usize = 8;

/// Words that are united at once.
pub const BATCH: usize = 4;

/// Words that are united: those of members with one value, by how far before a heap they stand.
#[derive(Clone, Debug)]
pub struct Batch {
    /// The value within its word, and the number of the word.
    pub low: usize,
    pub high: usize,
    /// Negative; the last is repeated where there are fewer.
    pub offsets: [isize; BATCH],
}

/// What a block's options are united from: for each `low` a first batch, and more. Those of words are of heaps
/// near a block, for each move by itself; those of pairs of all that moves leave beside a member.
#[derive(Clone, Debug, Default)]
pub struct Batches {
    pub first_words: Vec<Batch>,
    pub first_pairs: Vec<Batch>,
    pub more_words: Vec<Batch>,
    pub more_pairs: Vec<Batch>,
    /// How far before a block the words stand at most.
    pub back: usize,
}

/// The values of the options of a block, as far as they are known before it is valued.
pub type Seen<T, const P: usize> = [[T; BLOCK]; P];

macro_rules! kernel {
    ($name:ident, $type:ty, $vector:ident, $($attribute:meta)?) => {
        mod $name {
            use super::*;
            use crate::heaps::octal::simd::$vector::*;

            /// Numbers in a vector, vectors in a row of a block, and accumulators.
            const LANES: usize = BYTES / size_of::<$type>();
            const ROW: usize = BLOCK / LANES;
            const VALUES: usize = 1 << <$type as Word>::LOG;
            type Row = [Vector; ROW];

            $(#[$attribute])?
            pub fn run<const P: usize>(machine: &mut Machine<$type, P>, end: usize) {
                // Only where a block's words are one has `block` a loop of its own for the near ones.
                match (P, machine.near.len()) {
                    (1, 1) => with::<P, 1>(machine, end),
                    (1, 2) => with::<P, 2>(machine, end),
                    (1, 3) => with::<P, 3>(machine, end),
                    (1, 4) => with::<P, 4>(machine, end),
                    _ => with::<P, 0>(machine, end),
                }
            }

            $(#[$attribute])?
            #[inline]
            fn with<const P: usize, const N: usize>(machine: &mut Machine<$type, P>, end: usize) {
                let mut united = [[[zero(); ROW]; VALUES]; P];
                let lengths = machine.words.iter().chain(&machine.pairs).map(Vec::len);
                let (back, last) = (machine.batches.back, lengths.min().unwrap_or(0));
                assert!(back <= machine.fill && end <= last);
                let near: [_; N] = std::array::from_fn(|i| machine.near[i]);
                while machine.fill + BLOCK <= end {
                    let at = machine.fill;
                    let (words, pairs) = (&machine.words, &machine.pairs);
                    let Batches { first_words, first_pairs, more_words, more_pairs, .. } =
                        &machine.batches;
                    for (from, batches) in [(pairs, first_pairs), (words, first_words)] {
                        for batch in batches {
                            for plane in 0..P {
                                united[plane ^ batch.high][batch.low & (VALUES - 1)] =
                                    rows(&from[plane], at, batch);
                            }
                        }
                    }
                    for (from, batches) in [(pairs, more_pairs), (words, more_words)] {
                        for batch in batches {
                            for plane in 0..P {
                                let more = rows(&from[plane], at, batch);
                                let row =
                                    &mut united[plane ^ batch.high][batch.low & (VALUES - 1)];
                                for r in 0..ROW {
                                    row[r] = or(row[r], more[r]);
                                }
                            }
                        }
                    }
                    let mut seen: Seen<$type, P> = [[0; BLOCK]; P];
                    for plane in 0..P {
                        seen[plane] = added(&united[plane]);
                    }
                    if !machine.block(at, &seen, &near) {
                        break;
                    }
                }
            }

            /// The union of the words of a batch, for a block from `at` on.
            $(#[$attribute])?
            #[inline]
            fn rows(words: &[$type], at: usize, batch: &Batch) -> Row {
                let mut all = [zero(); ROW];
                for r in 0..ROW {
                    let start = words.as_ptr().wrapping_add(at + r * LANES);
                    let [a, b, c, d] = batch.offsets;
                    // SAFETY: `with` has made sure of the bounds once for all loads; here they would take half
                    // of the time.
                    #[allow(unsafe_code)]
                    let [a, b, c, d] = unsafe {
                        [
                            load(&*start.wrapping_offset(a).cast::<[$type; LANES]>()),
                            load(&*start.wrapping_offset(b).cast::<[$type; LANES]>()),
                            load(&*start.wrapping_offset(c).cast::<[$type; LANES]>()),
                            load(&*start.wrapping_offset(d).cast::<[$type; LANES]>()),
                        ]
                    };
                    all[r] = or(or(a, b), or(c, d));
                }
                all
            }

            /// What the united words of all values are with these added.
            $(#[$attribute])?
            #[inline]
            fn added(united: &[Row; VALUES]) -> [$type; BLOCK] {
                let mut sums = [0; BLOCK];
                for r in 0..ROW {
                    let mut rows = [zero(); VALUES / 2];
                    if VALUES == 64 {
                        for v in 0..VALUES / 2 {
                            rows[v] = or(united[v][r], swapped::<5>(united[v + VALUES / 2][r]));
                        }
                        for v in 0..16 {
                            rows[v] = or(rows[v], swapped::<4>(rows[v + VALUES / 4]));
                        }
                    } else {
                        for v in 0..16 {
                            rows[v] = or(united[v][r], swapped::<4>(united[v + VALUES / 2][r]));
                        }
                    }
                    for v in 0..8 {
                        rows[v] = or(rows[v], swapped::<3>(rows[v + 8]));
                    }
                    for v in 0..4 {
                        rows[v] = or(rows[v], swapped::<2>(rows[v + 4]));
                    }
                    for v in 0..2 {
                        rows[v] = or(rows[v], swapped::<1>(rows[v + 2]));
                    }
                    let sum = or(rows[0], swapped::<0>(rows[1]));
                    sums.as_chunks_mut::<LANES>().0[r] = store(sum);
                }
                sums
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
kernel!(wide_u32, u32, vector, target_feature(enable = "avx2,bmi1"));
#[cfg(target_arch = "x86_64")]
kernel!(wide_u64, u64, vector, target_feature(enable = "avx2,bmi1"));
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
kernel!(wide_u32, u32, vector,);
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
kernel!(wide_u64, u64, vector,);
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
kernel!(plain_u32, u32, word_vector,);
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
kernel!(plain_u64, u64, word_vector,);

/// A word whose blocks a kernel values.
pub trait Blocks: Word {
    /// Values whole blocks up to index `end` of the buffers, or until the machine ends one.
    fn run<const P: usize>(machine: &mut Machine<Self, P>, end: usize, vectors: bool);
}

macro_rules! blocks {
    ($type:ty, $wide:ident, $plain:ident) => {
        impl Blocks for $type {
            fn run<const P: usize>(machine: &mut Machine<Self, P>, end: usize, vectors: bool) {
                #[cfg(target_arch = "x86_64")]
                if vectors
                    && std::arch::is_x86_feature_detected!("avx2")
                    && std::arch::is_x86_feature_detected!("bmi1")
                {
                    // SAFETY: this processor has all instructions that the kernel needs.
                    #[allow(unsafe_code)]
                    return unsafe { $wide::run(machine, end) };
                }
                let _ = vectors;
                #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
                return $wide::run(machine, end);
                #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
                $plain::run(machine, end)
            }
        }
    };
}

blocks!(u32, wide_u32, plain_u32);
blocks!(u64, wide_u64, plain_u64);
