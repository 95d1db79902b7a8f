//! The inner loops of the engine: they process the options of several heaps side by side in vectors. A word holds the
//! options of one heap as a set of places (see `class`).
//!
//! A member with place x adds x to each place of a word by nim-sum. Words are first united by x, and then a tree of
//! exchanges adds x to all of them: for each k from the largest down, the words for x + 2^k are united with the words
//! for x after exchanging the bits that are 2^k apart. For the lowest two bits of x, all words exist in four copies, so
//! that the tree ends early.
//!
//! For each stretch of heaps, the loops first find for each heap, in ascending order, the least common value that no
//! option has; only moves to a rare heap or to one heap can give a common value. It is the value of the heap unless a
//! smaller rare value is missing too. A second pass checks this for all heaps of the stretch at once. If no move gives
//! a missing value, the heap is rare, and the results after the heap are dropped.

use super::bytes::Bytes;
use super::machine::Machine;
use super::sources::{COPIES, Far, HALF_BYTES, Near, Shift, Sources};
use super::word::Word;

/// The number of heaps of a step, and the most heaps of a stretch.
pub const STEP: usize = 64;
const STRETCH: usize = 512;

/// The number of vectors whose options are united at once.
pub const ROW: usize = 4;

macro_rules! kernel {
    ($name:ident, $type:ty, $vector:ident, $($attribute:meta)?) => {
        mod $name {
            use super::*;
            use crate::heaps::octal::simd::$vector::*;

            /// The number of words in a vector, the number of words in a half of a vector, the number of places of a
            /// word, and the number of groups of places.
            const LANES: usize = BYTES / size_of::<$type>();
            const HALF: usize = HALF_BYTES / size_of::<$type>();
            const PLACES: usize = 1 << <$type as Word>::LOG;
            const GROUPS: usize = PLACES / COPIES;

            /// The heaps of a vector whose values need a check: the index of the first heap of the vector, and one bit
            /// for each byte of the vector.
            #[derive(Clone, Copy, Default)]
            struct Doubt {
                at: usize,
                bytes: u32,
            }

            /// The doubts of a stretch in ascending order, and for each heap the rare values that were seen, as places.
            struct Check {
                doubts: [Doubt; STRETCH / LANES],
                seen: [[$type; LANES]; STRETCH / LANES],
            }

            /// Compute the values of whole steps of heaps below index `end`. Stop before a heap that the machine must
            /// process alone.
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

            /// Load the vector that starts at this address.
            ///
            /// # Safety
            /// The words of a whole vector are at this address.
            $(#[$attribute])?
            #[inline]
            #[allow(unsafe_code)]
            unsafe fn vector_at(words: *const $type) -> Vector {
                // SAFETY: the caller ensures that the words are there; a vector may be loaded from any address.
                load(unsafe { &*words.cast::<[$type; LANES]>() })
            }

            /// Load the half of a vector that starts at this address.
            ///
            /// # Safety
            /// The words of a whole half are at this address.
            $(#[$attribute])?
            #[inline]
            #[allow(unsafe_code)]
            unsafe fn half_at(words: *const $type) -> Vector {
                // SAFETY: the caller ensures that the words are there; a half may be loaded from any address.
                load_half(unsafe { &*words.cast::<[$type; HALF]>() })
            }

            /// Return the union of the sets at the offsets `far` for N vectors of heaps, each set with its group's
            /// number added to the places. `words` points to the first heap in the first copy.
            ///
            /// # Safety
            /// All addressed vectors are within the words.
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
                            // SAFETY: the caller ensures that these vectors are within the words. Checks would take
                            // half of the time here.
                            let (a, b) = unsafe { (vector_at(a), vector_at(b)) };
                            // SAFETY: as for the vectors at `a` and `b`.
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

            /// Fold the groups for summands with the bit 2^K onto the groups without that bit. Do nothing if the word
            /// has no such groups.
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

            /// Return for each set the least missing place, as a set with one element.
            $(#[$attribute])?
            #[inline]
            fn mex(sets: Vector) -> Vector {
                and_not(sets, plus_one::<$type>(sets))
            }

            /// A shuffle of two halves, followed by an optional replacement of the bits within each byte.
            struct Move {
                back: usize,
                later: Vector,
                earlier: Vector,
                nibbles: Option<[Vector; 2]>,
            }

            /// The shuffles that collect the options of a half from preceding halves.
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

                /// Return the shuffled words of two adjacent preceding halves.
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

            /// The most recent half, and the half before it.
            #[derive(Clone, Copy)]
            struct Last {
                half: Vector,
                before: Vector,
            }

            /// Replace each byte by the union of the images of its lower four and its upper four bits.
            $(#[$attribute])?
            #[inline]
            fn by_nibbles(bytes: Vector, [low, high]: [Vector; 2]) -> Vector {
                or(shuffled(low, low_nibbles(bytes)), shuffled(high, high_nibbles(bytes)))
            }

            /// Find for each heap below index `stop` the least common value that no option has, and store its place in
            /// all copies.
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

            /// Find the common values of a half, given the options `far` from distant words, and store their places.
            /// Return the union of the places over all amounts of moves that leave two heaps.
            ///
            /// # Safety
            /// The half and all preceding halves that hold options are within the words.
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
                    // Use registers for the last halves: a load soon after the store is slow.
                    HALF => by.of(last.half, last.before),
                    back => {
                        let later = own.wrapping_sub(back).cast_const();
                        // SAFETY: the caller ensures that preceding halves that hold options are within the words.
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
                // SAFETY: the caller ensures that the half is within the words.
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

            /// Compute the values of the heaps below index `stop` as bytes. Collect the heaps for which a smaller rare
            /// value was not seen, and the heaps with the watched value. Return the number of vectors that have such
            /// heaps.
            $(#[$attribute])?
            fn find_doubts(machine: &mut Machine<$type>, stop: usize, check: &mut Check) -> usize {
                let Machine { words, values, stride, fill, sources, kinds, bytes, base, .. } =
                    machine;
                let own = sources.own_copy() * *stride;
                let (first, start) = (words.as_ptr(), *fill);
                let parity = ((*base + start as u64) % 2) as usize;
                // Alternate the kinds of even and odd heaps within a vector. If a vector has only one word, alternate
                // them between vectors.
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
                        // Never count the last place as seen, so that a full set causes a doubt.
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

            /// Return the values as bytes at the start of each half. Each word must have one place. The caller adds the
            /// constants of even and odd heaps.
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

            /// Return each set extended to whole blocks of 2^`lacking` places: all places of the blocks in which the
            /// set has a place.
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

            /// Check for each doubtful heap of a vector that moves to two heaps give all smaller rare values that were
            /// not seen.
            ///
            /// # Errors
            /// The index of the first heap whose value is wrong or not certain.
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

            /// Return whether the window shows a move to two heaps with the nim-sum `value`, comparing whole vectors.
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

/// A word type for which a kernel exists.
pub trait Stretches: Word {
    /// Compute the values of whole steps of heaps below index `end` of the buffers. Stop before a heap that the machine
    /// must process alone.
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
