//! The sources of the options of a heap: the distances of their words before the heap, and the changes
//! of their places.

use super::class::Class;
use super::kernel::{ROW, STEP};
use super::machine::Moves;
use super::word::Word;

/// Bytes of a half, the row of words that is valued at once.
pub const HALF_BYTES: usize = 16;

/// The count of copies of the words, in which 0, 1, 2 or 3 is added to each place.
pub const COPIES: usize = 4;

/// A byte that no shuffle takes from anywhere.
const NOWHERE: u8 = 0x80;

/// Words that were valued long before, grouped by the number added to their places divided by the number of
/// copies. Each is an offset from the word of a heap in the first copy. They come in batches; the last batch is
/// filled up by repeating its first word.
pub type Far = Vec<Vec<[isize; BATCH]>>;

/// Words that are united at once.
const BATCH: usize = 4;

/// A shuffle of two halves.
#[derive(Clone, Debug)]
pub struct Shift {
    /// The distance of the later of the two halves before the present half, in words: a multiple of
    /// a half.
    pub back: usize,
    /// For each byte of the half, the source byte in the later half, and in the one before it.
    pub bytes: [[u8; HALF_BYTES]; 2],
}

impl Shift {
    /// Words `distance` places later, with `exchanged` added to the number of each byte within its word.
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

/// Words so near that the halves that hold them have just been valued.
#[derive(Clone, Debug)]
pub struct Near {
    pub shift: Shift,
    /// The images of the lower and of the upper four bits of a byte, if they change.
    pub nibbles: Option<[[u8; 16]; 2]>,
}

impl Near {
    /// Words at this distance, with `place` added to their places.
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

/// The sources whose union gives the options of heaps.
#[derive(Clone, Debug)]
pub struct Sources {
    /// Words beside rare heaps, which give common values: far from a row of vectors, and from a vector.
    pub common: Far,
    pub mid: Far,
    /// The same kind of words in the halves just before, and in the present half.
    pub near: Vec<Near>,
    pub within: Vec<Near>,
    /// The number of times that a half is valued again, until each word has had its effect on all
    /// later words.
    pub rounds: usize,
    /// Words beside common heaps, which give the other values.
    pub rare: Far,
    /// The shifts from the least move that leaves two heaps to the other such moves.
    pub splits: Vec<Shift>,
    /// The largest distance of the options of a heap, and of their options, before it, with one
    /// block to spare.
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

    /// The copy that has each heap's own place.
    pub fn own_copy(&self) -> usize {
        if self.splits.is_empty() { 0 } else { COPIES }
    }

    /// Add the heap that a move leaves by taking this amount.
    pub fn add_single<T: Word>(&mut self, class: &Class, taken: usize, stride: usize) {
        let from = (self.own_copy() * stride) as isize - taken as isize;
        self.add::<T>(class, (taken, 0), from, &[taken]);
    }

    /// Add the options of all moves that leave two heaps, one of this size and value.
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

    /// Add words whose first is at this distance, with this value beside them: one word from a heap on, or the
    /// words of heaps at these distances.
    fn add<T: Word>(
        &mut self,
        class: &Class,
        (distance, value): (usize, u8),
        from: isize,
        distances: &[usize],
    ) {
        let (place, half) = (class.place(value), HALF_BYTES / size_of::<T>());
        // The largest vector: those just stored are not to be loaded, which would wait for them.
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

/// Adds a word to batches.
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
