//! The meaning of one part of a sentence.

use super::input::List;
use super::lexicon::Word;

/// The meaning of one part of a sentence.
#[derive(Clone, Debug)]
pub(super) enum Fact {
    /// Amounts that may be taken. If `side` is given, they apply to the left or the right heap only.
    Amounts {
        list: List,
        side: Option<Word>,
    },
    /// A set of amounts, and the sizes of heaps after it.
    Placed {
        list: List,
        sizes: Vec<u64>,
    },
    /// Numbers that may be added or counted in a race, and whether a word names a race.
    Steps {
        list: List,
        has_race: bool,
    },
    Most(u64),
    Least(u64),
    /// A bound that is a letter without a value, and the span of the letter.
    OpenBound {
        start: usize,
        end: usize,
    },
    /// The value of a letter such as k, which may be a bound.
    Letter(u64),
    /// The size of one heap, and whether a word shows that it is a heap.
    Size {
        size: u64,
        is_heap: bool,
    },
    /// The sizes of heaps, and the number of heaps if the text gives it.
    Sizes {
        sizes: Vec<u64>,
        count: Option<u64>,
        is_doubtful: bool,
    },
    Heaps {
        count: u64,
        is_doubtful: bool,
    },
    /// The size of a heap, and a bound or another size, as in `12 stones 3`.
    SizeAnd(u64, u64),
    /// The size of each heap.
    Each(u64),
    /// Amounts that may not be taken, and whether all other amounts may be taken.
    Except {
        list: List,
        is_any: bool,
    },
    /// A number at which play starts: the size of a heap, or the start of a race.
    Start(u64),
    /// Whether the player who moves last loses.
    Misere(bool),
    /// Whether the player who moves last loses, with unknown words within the phrase.
    MisereFar(bool),
    /// A rule in notation, or several rules if the words are ambiguous, and whether the phrase of the rule has a word for
    /// taking.
    Rule {
        lines: Vec<String>,
        has_taking: bool,
    },
    /// The target number of a race, and whether the player who reaches it loses.
    Target {
        number: u64,
        misere: Option<bool>,
    },
    RaceWord,
    Or,
    Nothing,
}
