//! The inner loops: heaps whose options are looked at side by side in vectors.
//!
//! Words of options are united by the number to be added to their places, and then a tree of exchanges adds this
//! number: for each k from the largest down, the words of x + 2^k are added to those of x after exchanging the
//! bits that are 2^k apart. For the lowest two bits there are four copies of all words, so that the tree ends
//! early.
//!
//! For each stretch of heaps the loops first find, in the order of the heaps, the least common value that rare
//! heaps do not give. It is the value of the heap unless a smaller value of the other class is missing; this is
//! checked afterwards for all heaps of the stretch at once. If no move gives a missing value, the heap is rare,
//! and the results after it are dropped.

use super::bytes::Bytes;
use super::machine::Machine;
use super::sources::{COPIES, Far, HALF_BYTES, Near, Shift, Sources};
use super::word::Word;

/// Heaps of a step, and of a stretch at most.
pub const STEP: usize = 64;
const STRETCH: usize = 512;

/// Vectors whose options are united at once.
pub const ROW: usize = 4;

macro_rules! kernel {
    ($name:ident, $type:ty, $vector:ident, $($attribute:meta)?) => {
        mod $name {
            use super::*;
            use crate::heaps::octal::simd::$vector::*;

            /// Words in a vector, in a half of one, and values that have a place in a word.
            const LANES: usize = BYTES / size_of::<$type>();
            const HALF: usize = HALF_BYTES / size_of::<$type>();
            const PLACES: usize = 1 << <$type as Word>::LOG;
            const GROUPS: usize = PLACES / COPIES;

            /// Heaps of a vector that may have another value: the index of its begin, and a bit for each of its
            /// bytes.
            #[derive(Clone, Copy, Default)]
            struct Doubt {
                at: usize,
                bytes: u32,
            }

            /// Doubts in their order, and for each heap of a stretch the rare values that were seen.
            struct Check {
                doubts: [Doubt; STRETCH / LANES],
                seen: [[$type; LANES]; STRETCH / LANES],
            }

            /// Value heaps in whole steps, below index `end`, or up to a heap that has to be looked at alone.
            $(#[$attribute])?
            pub fn run(machine: &mut Machine<$type>, end: usize) {
                let fits = machine.sources.back <= machine.fill && end <= machine.stride;
                assert!(fits && machine.words.len() == (COPIES + 1) * machine.stride);
                assert!(end <= machine.values.len());
                let mut check = Check {
                    doubts: [Doubt::default(); STRETCH / LANES],
                    seen: [[0; LANES]; STRETCH / LANES],
                };
                let Sources { near, within, splits, .. } = &machine.sources;
                let moves = Moves {
                    near: near.iter().map(|near| Move::near(near)).collect(),
                    within: within.iter().map(|near| Move::near(near)).collect(),
                    splits: splits.iter().map(|shift| Move::new(shift)).collect(),
                };
                while machine.fill + STEP <= end {
                    let start = machine.fill;
                    let stop = start + (end - start).min(STRETCH) / STEP * STEP;
                    find_common(machine, stop, &moves);
                    let count = find_doubts(machine, stop, &mut check);
                    for doubt in &check.doubts[..count] {
                        let seen = &check.seen[(doubt.at - start) / LANES];
                        if let Err(at) = resolve(machine, *doubt, seen) {
                            machine.fill = at;
                            return;
                        }
                    }
                    machine.fill = stop;
                }
            }

            /// Load the vector that begins at this address.
            ///
            /// # Safety
            /// The words of a whole vector are at this address.
            $(#[$attribute])?
            #[inline]
            #[allow(unsafe_code)]
            unsafe fn vector_at(words: *const $type) -> Vector {
                // SAFETY: the caller's; a vector may be loaded from any address.
                load(unsafe { &*words.cast::<[$type; LANES]>() })
            }

            /// Load the half that begins at this address.
            ///
            /// # Safety
            /// The words of a whole half are at this address.
            $(#[$attribute])?
            #[inline]
            #[allow(unsafe_code)]
            unsafe fn half_at(words: *const $type) -> Vector {
                // SAFETY: the caller's; a half may be loaded from any address.
                load_half(unsafe { &*words.cast::<[$type; HALF]>() })
            }

            /// The places of far words, added up, for some vectors of heaps from `words` on in the first copy.
            ///
            /// # Safety
            /// All of them are within the words.
            $(#[$attribute])?
            #[inline]
            #[allow(unsafe_code)]
            unsafe fn united<const N: usize>(words: *const $type, far: &Far) -> [Vector; N] {
                let mut groups = [[zero(); N]; GROUPS];
                for (group, offsets) in groups.iter_mut().zip(far) {
                    let mut row = [zero(); N];
                    for batch in offsets {
                        for i in 0..N {
                            let from = words.wrapping_add(i * LANES);
                            let [a, b, c, d] = batch.map(|offset| from.wrapping_offset(offset));
                            // SAFETY: the caller's. Checks would take half of the time here.
                            let (a, b) = unsafe { (vector_at(a), vector_at(b)) };
                            // SAFETY: the same.
                            let (c, d) = unsafe { (vector_at(c), vector_at(d)) };
                            row[i] = or(row[i], or(or(a, b), or(c, d)));
                        }
                    }
                    *group = row;
                }
                folded::<6, N>(&mut groups);
                folded::<5, N>(&mut groups);
                folded::<4, N>(&mut groups);
                folded::<3, N>(&mut groups);
                folded::<2, N>(&mut groups);
                groups[0]
            }

            /// Add the groups of places with the summand 2^K, if there are any, to the groups
            /// without it.
            $(#[$attribute])?
            #[inline]
            fn folded<const K: usize, const N: usize>(groups: &mut [[Vector; N]; GROUPS]) {
                let half = (1 << K) / COPIES;
                if half < GROUPS {
                    for group in 0..half {
                        for i in 0..N {
                            let more = swapped::<K>(groups[group + half][i]);
                            groups[group][i] = or(groups[group][i], more);
                        }
                    }
                }
            }

            /// The least place that each set lacks.
            $(#[$attribute])?
            #[inline]
            fn mex(sets: Vector) -> Vector {
                and_not(sets, plus_one::<$type>(sets))
            }

            /// A shuffle of two halves, and the replacement of bits within their bytes.
            struct Move {
                back: usize,
                later: Vector,
                earlier: Vector,
                nibbles: Option<[Vector; 2]>,
            }

            /// The contributions of preceding halves to a half.
            struct Moves {
                near: Vec<Move>,
                within: Vec<Move>,
                splits: Vec<Move>,
            }

            impl Move {
                $(#[$attribute])?
                #[inline]
                fn new(Shift { back, bytes: [later, earlier] }: &Shift) -> Self {
                    let (later, earlier) = (repeated(later), repeated(earlier));
                    Move { back: *back, later, earlier, nibbles: None }
                }

                $(#[$attribute])?
                #[inline]
                fn near(Near { shift, nibbles }: &Near) -> Self {
                    let nibbles = nibbles.as_ref();
                    let mut own = Move::new(shift);
                    if let Some([low, high]) = nibbles {
                        own.nibbles = Some([repeated(low), repeated(high)]);
                    }
                    own
                }

                /// The words of the halves that are so far before one, moved.
                $(#[$attribute])?
                #[inline]
                fn of(&self, later: Vector, earlier: Vector) -> Vector {
                    self.replaced(or(shuffled(later, self.later), shuffled(earlier, self.earlier)))
                }

                $(#[$attribute])?
                #[inline]
                fn replaced(&self, words: Vector) -> Vector {
                    match self.nibbles {
                        Some(nibbles) => by_nibbles(words, nibbles),
                        None => words,
                    }
                }
            }

            /// The last two halves.
            #[derive(Clone, Copy)]
            struct Last {
                half: Vector,
                before: Vector,
            }

            /// Replace each byte by the images of its lower and its upper four bits.
            $(#[$attribute])?
            #[inline]
            fn by_nibbles(bytes: Vector, [low, high]: [Vector; 2]) -> Vector {
                or(shuffled(low, low_nibbles(bytes)), shuffled(high, high_nibbles(bytes)))
            }

            /// Find for all heaps below index `stop` the least common value that no rare heap
            /// gives.
            $(#[$attribute])?
            fn find_common(machine: &mut Machine<$type>, stop: usize, moves: &Moves) {
                let Machine { words, stride, fill, sources, .. } = machine;
                let (first, rounds) = (words.as_mut_ptr(), sources.rounds);
                let own = first.wrapping_add(sources.own_copy() * *stride);
                // SAFETY: `run` has made sure of the bounds, once for all loads and stores.
                #[allow(unsafe_code)]
                let mut last = unsafe {
                    let fill = own.wrapping_add(*fill);
                    let half = half_at(fill.wrapping_sub(HALF));
                    Last { half, before: half_at(fill.wrapping_sub(2 * HALF)) }
                };
                let has_mid = sources.mid.iter().any(|group| !group.is_empty());
                for at in (*fill..stop).step_by(ROW * LANES) {
                    // SAFETY: as above.
                    #[allow(unsafe_code)]
                    let rows: [Vector; ROW] =
                        unsafe { united(first.wrapping_add(at), &sources.common) };
                    for (i, mut row) in rows.into_iter().enumerate() {
                        let at = at + i * LANES;
                        if has_mid {
                            // SAFETY: as above.
                            #[allow(unsafe_code)]
                            let [more] = unsafe { united(first.wrapping_add(at), &sources.mid) };
                            row = or(row, more);
                        }
                        let mut pairs = halves(row);
                        for (i, half) in pairs.iter_mut().enumerate() {
                            let own = own.wrapping_add(at + i * HALF);
                            // SAFETY: as above.
                            #[allow(unsafe_code)]
                            unsafe {
                                *half = find_half(own, *half, rounds, moves, &mut last);
                            }
                        }
                        let pairs = joined(pairs);
                        let by_two = swapped::<1>(pairs);
                        let rows = [pairs, swapped::<0>(pairs), by_two, swapped::<0>(by_two)];
                        for (i, row) in rows.into_iter().enumerate() {
                            let copy = first.wrapping_add(i * *stride + at);
                            // SAFETY: as above.
                            #[allow(unsafe_code)]
                            unsafe {
                                *copy.cast() = store::<$type, LANES>(row);
                            }
                        }
                    }
                }
            }

            /// Find the values of a half whose far options were seen, and store their places. Return all options of
            /// moves that leave two heaps, beside no other heap.
            ///
            /// # Safety
            /// The half is within the words, with all before it that options stand in.
            $(#[$attribute])?
            #[inline]
            #[allow(unsafe_code)]
            unsafe fn find_half(
                own: *mut $type,
                far: Vector,
                rounds: usize,
                moves: &Moves,
                last: &mut Last,
            ) -> Vector {
                let moved = |by: &Move| match by.back {
                    // Use registers and not memory, where recently stored halves arrive late.
                    HALF => by.of(last.half, last.before),
                    back => {
                        let later = own.wrapping_sub(back).cast_const();
                        // SAFETY: the caller's.
                        unsafe { by.of(half_at(later), half_at(later.wrapping_sub(HALF))) }
                    }
                };
                let mut seen = far;
                for near in &moves.near {
                    seen = or(seen, moved(near));
                }
                for near in &moves.within {
                    seen = or(seen, near.replaced(shuffled(last.half, near.earlier)));
                }
                let mut found = mex(seen);
                for _ in 0..rounds {
                    let mut all = seen;
                    for near in &moves.within {
                        all = or(all, near.replaced(shuffled(found, near.later)));
                    }
                    found = mex(all);
                }
                // SAFETY: the caller's.
                unsafe { *own.cast() = store_half::<$type, HALF>(found) };
                let mut pairs = found;
                for split in &moves.splits {
                    let words = match split.back {
                        0 => split.of(found, last.half),
                        _ => moved(split),
                    };
                    pairs = or(pairs, words);
                }
                *last = Last { half: found, before: last.half };
                pairs
            }

            /// Compute the values of the heaps below index `stop`, and find the heaps for which a smaller
            /// value was not seen, and the heaps of the watched value.
            $(#[$attribute])?
            fn find_doubts(machine: &mut Machine<$type>, stop: usize, check: &mut Check) -> usize {
                let Machine { words, values, stride, fill, sources, kinds, bytes, base, .. } =
                    machine;
                let own = sources.own_copy() * *stride;
                let (first, start) = (words.as_ptr(), *fill);
                let parity = ((*base + start as u64) % 2) as usize;
                // Even and odd heaps alternate; if a vector has only one word, the vectors
                // alternate.
                let turn = |i: usize, lane: usize| &kinds[(parity + i * LANES + lane) % 2];
                let (mut ends, mut greater, mut watched) = ([zero(); 2], [zero(); 2], [zero(); 2]);
                for i in 0..2 {
                    let row: [_; LANES] = std::array::from_fn(|lane| turn(i, lane));
                    ends[i] = load(&row.map(|kind| kind.ends));
                    greater[i] = load(&row.map(|kind| kind.greater));
                    watched[i] = load(&row.map(|kind| kind.watched));
                }
                let most = load(&[<$type>::MAX >> 1; LANES]);
                let lacking = machine.class.lacking();
                let mut count = 0;
                for at in (start..stop).step_by(ROW * LANES) {
                    // SAFETY: `run` has made sure of the bounds, once for all loads and stores.
                    #[allow(unsafe_code)]
                    let rows: [Vector; ROW] =
                        unsafe { united(first.wrapping_add(at), &sources.rare) };
                    for i in 0..ROW {
                        let at = at + i * LANES;
                        // SAFETY: as above.
                        #[allow(unsafe_code)]
                        let found = unsafe { vector_at(first.wrapping_add(own + at)) };
                        // The last place never counts as seen, so that a set without room is a doubt.
                        let seen = and(rows[i], most);
                        let below = and(minus_one::<$type>(found), ends[i % 2]);
                        let below = or(below, and(found, greater[i % 2]));
                        let missing = match lacking {
                            0 => and_not(seen, below),
                            _ => and(spread(and_not(seen, ones()), lacking), below),
                        };
                        let doubtful = nonzero_bytes(or(missing, and(found, watched[i % 2])));
                        check.seen[(at - start) / LANES] = store(rows[i]);
                        check.doubts[count] = Doubt { at, bytes: doubtful };
                        count += usize::from(doubtful != 0);
                        for (i, half) in halves(in_bytes(found, bytes)).into_iter().enumerate() {
                            let at = at + i * HALF;
                            let turn = repeated(&bytes.turn[(parity + at - start) % 2]);
                            let half: [u8; HALF_BYTES] = store_half(xor(half, turn));
                            values[at..at + HALF].copy_from_slice(&half[..HALF]);
                        }
                    }
                }
                count
            }

            /// The values in the first bytes of each half, of heaps with one place each, without the constant of
            /// their kind.
            $(#[$attribute])?
            #[inline]
            fn in_bytes(found: Vector, bytes: &Bytes) -> Vector {
                let [low, high] = &bytes.nibbles;
                let within = by_nibbles(found, [repeated(low), repeated(high)]);
                let nowhere = equal_bytes(found, zero());
                let mut all = xor(within, and_not(nowhere, repeated(&bytes.numbers)));
                all = or(all, swapped::<3>(all));
                if size_of::<$type>() > 2 {
                    all = or(all, swapped::<4>(all));
                }
                if size_of::<$type>() > 4 {
                    all = or(all, swapped::<5>(all));
                }
                if size_of::<$type>() > 8 {
                    all = or(all, swapped::<6>(all));
                }
                shuffled(all, repeated(&bytes.first))
            }

            /// Extend the set to all places that are alike with one of its places.
            $(#[$attribute])?
            #[inline(never)]
            fn spread(sets: Vector, lacking: u32) -> Vector {
                let mut all = or(sets, swapped::<0>(sets));
                for k in 1..lacking {
                    all = or(
                        all,
                        match k {
                            1 => swapped::<1>(all),
                            2 => swapped::<2>(all),
                            3 => swapped::<3>(all),
                            4 => swapped::<4>(all),
                            5 => swapped::<5>(all),
                            _ => swapped::<6>(all),
                        },
                    );
                }
                all
            }

            /// Looks for the smaller values that were not seen of a vector's heaps.
            ///
            /// # Errors
            /// The index of a heap that has another value, or perhaps.
            $(#[$attribute])?
            fn resolve(
                machine: &mut Machine<$type>,
                doubt: Doubt,
                seen: &[$type; LANES],
            ) -> Result<(), usize> {
                const SIZE: usize = size_of::<$type>();
                let mut bytes = doubt.bytes;
                while bytes != 0 {
                    let lane = bytes.trailing_zeros() as usize / SIZE;
                    bytes &= !((((1 << SIZE) - 1) as u32) << (lane * SIZE));
                    let at = doubt.at + lane;
                    let found = machine.word(at);
                    if found == 0 {
                        return Err(at);
                    }
                    let kind = &machine.kinds[((machine.base + at as u64) % 2) as usize];
                    let mut missing = kind.smaller[found.least()] & !seen[lane];
                    while missing != 0 {
                        if !is_given(machine, at, kind.rare[missing.least()]) {
                            return Err(at);
                        }
                        missing &= missing - 1;
                    }
                    machine.fill = at;
                    machine.meet(machine.values[at]);
                }
                Ok(())
            }

            /// Whether a move leaves two heaps that have this value together, searching whole vectors.
            $(#[$attribute])?
            fn is_given(machine: &Machine<$type>, at: usize, value: u8) -> bool {
                const LOOK: usize = 8 * BYTES;
                let wanted = splat_bytes(value);
                let (_, chunks) = machine.backwards.as_rchunks::<LOOK>();
                for (i, own) in chunks.iter().rev().enumerate() {
                    let mut any = zero();
                    for taken in &machine.moves.splits {
                        let from = at - taken - (i + 1) * LOOK;
                        let others = &machine.values[from..from + LOOK];
                        for (own, other) in
                            own.as_chunks::<BYTES>().0.iter().zip(others.as_chunks::<BYTES>().0)
                        {
                            any = or(any, equal_bytes(xor(load(own), load(other)), wanted));
                        }
                    }
                    if is_any(any) {
                        return true;
                    }
                }
                false
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
kernel!(wide_u16, u16, vector, target_feature(enable = "avx2,bmi1"));
#[cfg(target_arch = "x86_64")]
kernel!(wide_u32, u32, vector, target_feature(enable = "avx2,bmi1"));
#[cfg(target_arch = "x86_64")]
kernel!(wide_u64, u64, vector, target_feature(enable = "avx2,bmi1"));
#[cfg(target_arch = "x86_64")]
kernel!(wide_u128, u128, vector, target_feature(enable = "avx2,bmi1"));
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
kernel!(wide_u16, u16, vector,);
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
kernel!(wide_u32, u32, vector,);
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
kernel!(wide_u64, u64, vector,);
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
kernel!(wide_u128, u128, vector,);
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
kernel!(plain_u16, u16, word_vector,);
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
kernel!(plain_u32, u32, word_vector,);
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
kernel!(plain_u64, u64, word_vector,);
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
kernel!(plain_u128, u128, word_vector,);

/// A word whose stretches a kernel values.
pub trait Stretches: Word {
    /// Value whole steps of heaps below index `end` of the buffers, or the heaps before one that the machine has
    /// to value alone.
    fn run(machine: &mut Machine<Self>, end: usize, vectors: bool);
}

macro_rules! stretches {
    ($($type:ty: $wide:ident, $plain:ident;)*) => {$(
        impl Stretches for $type {
            fn run(machine: &mut Machine<Self>, end: usize, vectors: bool) {
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
    )*};
}

stretches! {
    u16: wide_u16, plain_u16;
    u32: wide_u32, plain_u32;
    u64: wide_u64, plain_u64;
    u128: wide_u128, plain_u128;
}
