//! The sources of the options of a heap: the distances from the heap to the words of its options, and the numbers added
//! to the places of these words.

use super::class::Class;
use super::kernel::{ROW, STEP};
use super::machine::Moves;
use super::word::Word;

/// The number of bytes of a half, the row of words whose values are computed at once.
pub const HALF_BYTES: usize = 16;

/// The number of copies of the words; copy i has i added by nim-sum to each place.
pub const COPIES: usize = 4;

/// A shuffle index that produces the byte 0.
const NOWHERE: u8 = 0x80;

/// Words of heaps far before the present heap, as offsets from the word of the present heap in the first copy. They are
/// grouped by the number added to their places, divided by `COPIES`. Each group is a list of batches; the last batch is
/// filled up with copies of its first offset.
pub type Far = Vec<Vec<[isize; BATCH]>>;

/// The number of words that are united at once.
const BATCH: usize = 4;

/// A shuffle of two adjacent halves.
#[derive(Clone, Debug)]
pub struct Shift {
    /// The distance from the present half back to the later one of the two halves, in words: a multiple of the length
    /// of a half.
    pub back: usize,
    /// For each byte of the result, the index of its source byte in the later half, and in the earlier half.
    pub bytes: [[u8; HALF_BYTES]; 2],
}

impl Shift {
    /// Create the shuffle for words that lie `distance` words back. `exchanged` is added by nim-sum to the index of
    /// each byte within its word.
    pub fn new<T: Word>(distance: usize, exchanged: usize) -> Self {
        let (size, lanes) = (size_of::<T>(), HALF_BYTES / size_of::<T>());
        let by = distance % lanes;
        let byte = |i: usize, is_later: bool| {
            let (lane, within) = (i / size, (i % size) ^ exchanged);
            let from = if is_later { lane.checked_sub(by) } else { Some(lane + lanes - by) };
            let from = from.filter(|from| *from < lanes);
            from.map_or(NOWHERE, |from| (from * size + within) as u8)
        };
        let bytes = [true, false].map(|is_later| std::array::from_fn(|i| byte(i, is_later)));
        Shift { back: distance - by, bytes }
    }
}

/// A source in the halves just before the present half, or in the present half.
#[derive(Clone, Debug)]
pub struct Near {
    pub shift: Shift,
    /// The images of the lower and the upper four bits of a byte; `None` if the bits do not change.
    pub nibbles: Option<[[u8; 16]; 2]>,
}

impl Near {
    /// Create the source for words that lie `distance` words back, with `place` added by nim-sum to their places.
    pub fn new<T: Word>(distance: usize, place: usize) -> Self {
        let moved = |bits: usize, from: usize| {
            let bits = (0..4).filter(|i| bits >> i & 1 == 1);
            bits.fold(0, |all, i| all | 1 << ((i + from) ^ (place % 8)))
        };
        Near {
            shift: Shift::new::<T>(distance, place / 8),
            nibbles: (!place.is_multiple_of(8))
                .then(|| [0, 4].map(|from| std::array::from_fn(|bits| moved(bits, from)))),
        }
    }
}

/// All sources of options. The union of their words gives the options of a heap.
#[derive(Clone, Debug)]
pub struct Sources {
    /// Words of options whose values are common, such as options with a rare heap. `common` is for the words before a
    /// row of vectors, and `mid` for nearer words before a vector.
    pub common: Far,
    pub mid: Far,
    /// Words of such options in the halves just before the present half (`near`), and within the present half
    /// (`within`).
    pub near: Vec<Near>,
    pub within: Vec<Near>,
    /// The number of times that the values of a half are recomputed, until each word has affected all later words of
    /// the half.
    pub rounds: usize,
    /// Words of options whose values are not common, such as options with a member that is common.
    pub rare: Far,
    /// The shifts from the least amount of a move that leaves two heaps to the other such amounts.
    pub splits: Vec<Shift>,
    /// The largest distance from a heap back to a heap that its options or their words refer to, plus one step of the
    /// kernel (`STEP`).
    pub back: usize,
    most_taken: usize,
}

impl Sources {
    pub fn new<T: Word>(moves: &Moves) -> Self {
        let groups = vec![Vec::new(); (1 << T::LOG) / COPIES];
        let (least, most_taken) = (moves.splits[0], moves.most_taken());
        let more = moves.splits[1..].iter();
        Sources {
            common: groups.clone(),
            mid: groups.clone(),
            near: Vec::new(),
            within: Vec::new(),
            rounds: 0,
            rare: groups,
            splits: more.map(|taken| Shift::new::<T>(taken - least, 0)).collect(),
            back: most_taken + STEP,
            most_taken,
        }
    }

    /// Return the index of the copy in which each word has only the place of its heap.
    pub fn own_copy(&self) -> usize {
        if self.splits.is_empty() { 0 } else { COPIES }
    }

    /// Add the option of a move that takes the amount `taken` and leaves one heap.
    pub fn add_single<T: Word>(&mut self, class: &Class, taken: usize, stride: usize) {
        let from = (self.own_copy() * stride) as isize - taken as isize;
        self.add::<T>(class, (taken, 0), from, &[taken]);
    }

    /// Add the options of all moves that leave a heap of the given size and value together with a second heap.
    pub fn add_member<T: Word>(
        &mut self,
        class: &Class,
        (heap, value): (usize, u8),
        splits: &[usize],
        stride: usize,
    ) {
        let least = heap + splits[0];
        let copy = class.place(value) % COPIES;
        let distances: Vec<usize> = splits.iter().map(|taken| heap + taken).collect();
        let from = (copy * stride) as isize - least as isize;
        self.add::<T>(class, (least, value), from, &distances);
    }

    /// Add the words at the given distances, combined with `value`. For words at a large distance, the single offset
    /// `from` is enough.
    fn add<T: Word>(
        &mut self,
        class: &Class,
        (distance, value): (usize, u8),
        from: isize,
        distances: &[usize],
    ) {
        let (place, half) = (class.place(value), HALF_BYTES / size_of::<T>());
        // Use the size of the largest vector: loading a word just after its store is slow.
        let vector = 2 * half;
        self.back = self.back.max(distance + self.most_taken + STEP);
        if !class.makes_common(value, distance) {
            insert(&mut self.rare[place / COPIES], from);
        } else if distance >= ROW * vector {
            insert(&mut self.common[place / COPIES], from);
        } else if distance >= 2 * vector {
            insert(&mut self.mid[place / COPIES], from);
        } else {
            for distance in distances {
                let list = if *distance < half { &mut self.within } else { &mut self.near };
                list.push(Near::new::<T>(*distance, place));
                self.rounds = self.rounds.max(half.div_ceil(*distance) - 1);
            }
        }
    }
}

/// Add an offset to the last batch, or to a new batch if the last one is full.
fn insert(batches: &mut Vec<[isize; BATCH]>, word: isize) {
    let free = batches.last_mut().and_then(|[first, rest @ ..]| {
        let first = *first;
        rest.iter_mut().find(|other| **other == first)
    });
    match free {
        Some(free) => *free = word,
        None => batches.push([word; BATCH]),
    }
}
