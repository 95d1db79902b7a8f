//! One game a file: its rules, its theorem where one is known, and how it reads and is drawn.

pub mod kit;

use kit::playable::Entry;

/// The list of games: a line a file, with the entries that stand in it.
macro_rules! games {
    ($($file:ident: $($($path:ident)::+),+;)+) => {
        $(pub mod $file;)+

        /// All games of the notation, in the order in which they are offered.
        pub static GAMES: &[&Entry] = &[$($(&$file::$($path)::+),+),+];
    };
}

games! {
    nim: NIM;
    moore: MOORE;
    subtract: SUBTRACT, BOUNDED;
    wythoff: WYTHOFF;
    fibonacci: FIBONACCI;
    euclid: EUCLID;
    greedy: GREEDY;
    divisors: DIVISORS;
    merge: MERGE;
    race: RACE;
    heap_game: presets::PRIMES, presets::SQUARES, presets::KAYLES, presets::DAWSON,
        presets::TREBLECROSS, presets::GRUNDY, presets::LASKER, presets::OFFICERS,
        presets::OCTAL, presets::HEX, presets::RULE;
    split: SPLIT;
    two_boxes: TWO_BOXES;
    nimble: NIMBLE;
    silver: SILVER_DOLLAR;
    staircase: STAIRCASE;
    coins: TURNING_TURTLES, MOCK_TURTLES, RULER;
    chomp: CHOMP;
    graph: GRAPH;
    letters: LETTERS;
    hackenbush: HACKENBUSH;
}
