//! Where the options of a heap stand: how far before it the words are, and by what their places change.

use super::class::Class;
use super::kernel::{ROW, STEP};
use super::machine::Moves;
use super::word::Word;

/// Bytes of a half, the row of words that is valued at once.
pub const HALF_BYTES: usize = 16;

/// Copies of the words in which 0, 1, 2 or 3 is added to each place.
pub const COPIES: usize = 4;

/// A byte that no shuffle takes from anywhere.
const NOWHERE: u8 = 0x80;

/// Words that were valued long before, by what is added to their places divided by the number of copies: for
/// each how far it is from that of a heap in the first copy. They come in batches, of which the last has its first
/// word repeatedly where there are fewer.
pub type Far = Vec<Vec<[isize; BATCH]>>;

/// Words that are united at once.
const BATCH: usize = 4;

/// A shuffle of two halves.
#[derive(Clone, Debug)]
pub struct Shift {
    /// How far before a half the later of the two stands, in words: a multiple of a half.
    pub back: usize,
    /// For each byte of the half the byte of the later one, and of the one before it.
    pub bytes: [[u8; HALF_BYTES]; 2],
}

impl Shift {
    /// Words by so many places later, with `exchanged` added to the number of each byte within its word.
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

/// Words so near that the halves they stand in have just been valued.
#[derive(Clone, Debug)]
pub struct Near {
    pub shift: Shift,
    /// What the lower and the upper four bits of a byte become, if they change.
    pub nibbles: Option<[[u8; 16]; 2]>,
}

impl Near {
    /// With a place to be added to theirs.
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

/// What the options of heaps are united from.
#[derive(Clone, Debug)]
pub struct Sources {
    /// Words beside rare heaps, which give common values: far from a row of vectors, and from a vector.
    pub common: Far,
    pub mid: Far,
    /// The same in halves just before, and in the half itself.
    pub near: Vec<Near>,
    pub within: Vec<Near>,
    /// How often a half is valued again, until each word has had its effect on all later ones.
    pub rounds: usize,
    /// Words beside common heaps, which give the other values.
    pub rare: Far,
    /// From what the least move that leaves two heaps leaves to what the others do.
    pub splits: Vec<Shift>,
    /// How far before a heap its options and theirs stand at most, with a block to spare.
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

    /// The heap that is left by taking so many.
    pub fn add_single<T: Word>(&mut self, class: &Class, taken: usize, stride: usize) {
        let from = (self.own_copy() * stride) as isize - taken as isize;
        self.add::<T>(class, (taken, 0), from, &[taken]);
    }

    /// All that moves which leave two heaps leave beside one of this size and value.
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

    /// Words whose first is at this distance, with this value beside them: one from a heap on, or those of heaps
    /// at these distances.
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
