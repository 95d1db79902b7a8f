//! The memory through which a table of values and the compiled code of its rule communicate. It consists of 32-bit
//! words, addressed by their offsets in bytes.

use crate::heaps::rule::parse::MAX_NUMBERS;

/// The offset of the next heap, which the code advances.
pub(super) const NEXT: usize = 0;
/// The offset of the last heap whose value is requested.
pub(super) const LAST: usize = 4;
/// The offset of the stamp of the previous heap.
pub(super) const STAMP: usize = 8;
/// The offset of the number of values that have room for a mark.
pub(super) const ROOM: usize = 12;
/// The offset of the [`Status`] at the end of the code.
pub(super) const STATUS: usize = 16;
/// The offset of the value of a heap whose value the code could not store.
pub(super) const VALUE: usize = 20;
/// The offset of the misère values of this heap's options, as bits.
pub(super) const OPTIONS: usize = 24;
/// The offset of the remaining work, a 64-bit number.
pub(super) const WORK: usize = 32;
/// The offset of the address of the values.
pub(super) const VALUES: usize = 40;
/// The offset of the address of the marks.
pub(super) const MARKS: usize = 44;
/// The offset of the address of the bits of the fickle heaps.
pub(super) const FICKLE: usize = 48;

/// A group of entries in the block: the offset of the first entry, and the largest number of entries.
#[derive(Clone, Copy)]
pub(super) struct Entries {
    base: usize,
    most: usize,
}

/// Offsets in the block: of two addresses, and of the number of elements at these addresses.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) first: usize,
    pub(super) second: usize,
    pub(super) length: usize,
}

/// The entries for lists of amounts, where each amount has the heap from which on it is allowed.
pub(super) const AMOUNTS: Entries = Entries { base: 56, most: 16 };

/// The entries for tables of number-theoretic functions.
pub(super) const TABLES: Entries = Entries { base: 56 + 12 * 16, most: 6 };

/// Return the offset of the coordinate of the next cell in a direction of a map of cells. The words for maps take the
/// place of the entries for amounts, which the code of a map does not use.
pub(super) fn cell(direction: usize) -> usize {
    56 + 4 * direction
}

/// Return the offset of the length of a map of cells in a direction.
pub(super) fn side(direction: usize) -> usize {
    cell(direction + MAX_NUMBERS)
}

/// Return the offset of the number of cells between neighbours in a direction of a map of cells.
pub(super) fn stride(direction: usize) -> usize {
    side(direction + MAX_NUMBERS)
}

/// The number of words in a block.
pub(super) const WORDS: usize = 14 + 3 * (16 + 6);

impl Entries {
    pub(super) fn entry(self, index: usize) -> Option<Entry> {
        let first = self.base + 12 * index;
        (index < self.most).then_some(Entry { first, second: first + 4, length: first + 8 })
    }
}

/// The status at the end of the code: all requested heaps have values (`Done`); the next heap needs the interpreter
/// (`Unfit`); the steps do not suffice for the next heap (`Starved`); or its value is found but needs more room
/// (`Found`).
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

/// The words of the memory.
pub struct Block([u32; WORDS]);

impl Block {
    pub(super) fn new() -> Block {
        Block([0; WORDS])
    }

    /// Return the words for the compiled code to read and write.
    pub fn words(&mut self) -> &mut [u32] {
        &mut self.0
    }

    pub(super) fn get(&self, place: usize) -> u32 {
        self.0[place / 4]
    }

    /// Store a word at an offset, which is counted in bytes.
    pub fn set(&mut self, place: usize, word: u32) {
        self.0[place / 4] = word;
    }

    pub(super) fn work(&self) -> i64 {
        (u64::from(self.get(WORK)) | u64::from(self.get(WORK + 4)) << 32).cast_signed()
    }

    pub(super) fn set_work(&mut self, work: i64) {
        let work = work.cast_unsigned();
        self.set(WORK, work as u32);
        self.set(WORK + 4, (work >> 32) as u32);
    }
}
