//! The games, one file or folder for each: the rules, the theorem if one is known, and the notation and board.

/// The worked example of CONTRIBUTING, which is not in the list of games.
#[cfg(test)]
pub mod example;
pub mod kit;
pub mod steps;

use crate::base::error::Result;
use crate::base::text::{Source, Word};
use kit::arguments::unknown;
use kit::form::Form;
use kit::graph_text;
use kit::playable::Entry;

/// Declare the modules of the games and the list of their entries, with one line for each file. The build without the
/// feature `lab`, which a page loads first, lists only the lines marked `small`. Files marked `lab` are compiled only
/// with that feature.
macro_rules! games {
    (@$list:tt small $file:ident: $($($path:ident)::+),+; $($rest:tt)*) => {
        pub mod $file;
        games! { @$list [$($file::$($path)::+),+] [] $($rest)* }
    };
    (@$list:tt lab $file:ident: $($($path:ident)::+),+; $($rest:tt)*) => {
        #[cfg(feature = "lab")]
        pub mod $file;
        games! { @$list [$($file::$($path)::+),+] [#[cfg(feature = "lab")]] $($rest)* }
    };
    (@$list:tt $file:ident: $($($path:ident)::+),+; $($rest:tt)*) => {
        pub mod $file;
        games! { @$list [$($file::$($path)::+),+] [#[cfg(feature = "lab")]] $($rest)* }
    };
    (@[$($list:tt)*] [$($path:path),+] $when:tt $($rest:tt)*) => {
        games! { @[$($list)* $($when $path)+] $($rest)* }
    };
    (@[$([$($when:tt)*] $path:path)*]) => {
        /// All games of the notation, in the order in which the page lists them.
        pub static GAMES: &[&Entry] = &[$($($when)* &$path),*];
    };
    ($first:ident $($rest:tt)*) => {
        games! { @[] $first $($rest)* }
    };
}

games! {
    small nim: NIM;
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
        presets::OCTAL, presets::HEX, presets::RULE, ring::RING;
    number_game: NUMBERS;
    split: SPLIT;
    two_boxes: TWO_BOXES, E_AND_D;
    end_nim: END_NIM;
    nimble: NIMBLE;
    silver: SILVER_DOLLAR;
    small staircase: STAIRCASE, BOXES;
    northcott: NORTHCOTT, POKER_NIM;
    coins: TURNING_TURTLES, MOCK_TURTLES, RULER;
    product: CORNERS, RUGS, PRODUCT;
    chomp: CHOMP;
    cut: CUT;
    cram: CRAM;
    notakto: NOTAKTO;
    lab placing: QUEENS, KINGS, KNIGHTS, BISHOPS, ROOKS;
    graph: GRAPH;
    geography: GEOGRAPHY;
    lab node_kayles: NODE_KAYLES, ARC_KAYLES;
    letters: LETTERS;
    hackenbush: HACKENBUSH;
    trees: PRUNE, UPROOT;
    lab every: EVERY, RAPID;
    lab sum: SUM;
}

/// Return the entry of the game whose text begins with the word `name`.
///
/// # Errors
/// `unknown-game`.
pub fn named(source: &Source<'_>, name: Word<'_>) -> Result<&'static Entry> {
    entry_of(source, name).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.name).collect();
        unknown(source, name, &known)
    })
}

/// Return the entry of the game that a text names by its first word or by its form; `None` for an unknown name.
pub(crate) fn entry_of(source: &Source<'_>, name: Word<'_>) -> Option<&'static Entry> {
    let form = Form::of(source.plain());
    let is_named = |entry: &Entry| {
        let word = if matches!(entry.board, "graph" | "walk") {
            graph_text::game_word(name.text)
        } else {
            name.text
        };
        let is_dot = entry.board == "graph"
            && (word.eq_ignore_ascii_case("digraph") || word.eq_ignore_ascii_case("strict"));
        is_dot || entry.name.eq_ignore_ascii_case(word)
    };
    let entry = GAMES.iter().find(|entry| match form {
        Form::Name => {
            !matches!(entry.form, Form::Rule | Form::Numbers | Form::Sum) && is_named(entry)
        }
        form => entry.form == form,
    });
    entry.copied()
}
