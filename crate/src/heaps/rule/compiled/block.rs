//! The memory through which a table and the code of its rule communicate: words of 32 bits, by their offsets in
//! bytes.

use crate::heaps::rule::parse::MAX_NUMBERS;

/// The next heap, which the code advances; the last heap to value; the stamp of the previous heap.
pub(super) const NEXT: usize = 0;
pub(super) const LAST: usize = 4;
pub(super) const STAMP: usize = 8;
/// The number of values with marks.
pub(super) const ROOM: usize = 12;
/// The status at the end of the code, and the results for a heap that it could not enter.
pub(super) const STATUS: usize = 16;
pub(super) const VALUE: usize = 20;
pub(super) const OPTIONS: usize = 24;
/// The remaining steps, in 64 bits.
pub(super) const STEPS: usize = 32;
/// The addresses of values, marks and fickle heaps.
pub(super) const VALUES: usize = 40;
pub(super) const MARKS: usize = 44;
pub(super) const FICKLE: usize = 48;

/// Lists of numbers: their places in memory, and their length.
#[derive(Clone, Copy)]
pub(super) struct Entries {
    base: usize,
    most: usize,
}

/// Offsets in the block: of two addresses, and of the length of the data there.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) first: usize,
    pub(super) second: usize,
    pub(super) length: usize,
}

/// Lists of amounts of alternatives, each amount with the heap from which on it counts.
pub(super) const AMOUNTS: Entries = Entries { base: 56, most: 16 };

/// Tables of functions of number theory.
pub(super) const TABLES: Entries = Entries { base: 56 + 12 * 16, most: 6 };

/// The offset of a word of a map, one for each direction: the index of the next cell in it, the length in each
/// direction, and the number of cells by which a number of the position moves.
pub(super) fn cell(direction: usize) -> usize {
    56 + 4 * direction
}

pub(super) fn side(direction: usize) -> usize {
    cell(direction + MAX_NUMBERS)
}

pub(super) fn stride(direction: usize) -> usize {
    side(direction + MAX_NUMBERS)
}

/// The number of words.
pub(super) const WORDS: usize = 14 + 3 * (16 + 6);

impl Entries {
    pub(super) fn entry(self, index: usize) -> Option<Entry> {
        let first = self.base + 12 * index;
        (index < self.most).then_some(Entry { first, second: first + 4, length: first + 8 })
    }
}

/// The status at the end of the code: all heaps have values; the next heap is for the interpreter; the steps do
/// not suffice for the next heap; or its value is found but needs more room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    Done,
    Unfit,
    Starved,
    Found,
}

impl Status {
    pub(super) fn of(word: u32) -> Status {
        match word {
            0 => Status::Done,
            2 => Status::Starved,
            3 => Status::Found,
            _ => Status::Unfit,
        }
    }
}

/// The words themselves.
pub struct Block([u32; WORDS]);

impl Block {
    pub(super) fn new() -> Block {
        Block([0; WORDS])
    }

    /// The words, for the code to read and write.
    pub fn words(&mut self) -> &mut [u32] {
        &mut self.0
    }

    pub(super) fn get(&self, place: usize) -> u32 {
        self.0[place / 4]
    }

    /// Writes a word at a place, which is counted in bytes.
    pub fn set(&mut self, place: usize, word: u32) {
        self.0[place / 4] = word;
    }

    pub(super) fn steps(&self) -> i64 {
        (u64::from(self.get(STEPS)) | u64::from(self.get(STEPS + 4)) << 32).cast_signed()
    }

    pub(super) fn set_steps(&mut self, steps: i64) {
        let steps = steps.cast_unsigned();
        self.set(STEPS, steps as u32);
        self.set(STEPS + 4, (steps >> 32) as u32);
    }
}
