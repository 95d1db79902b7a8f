//! The practice problems, with one file for each kind of problem.

use super::problem::Problem;

mod colours;
mod counting;
mod flipping;
mod geography;
mod graphs;
mod levels;
mod multiples;
mod nim;
mod parts;
mod plants;
mod splitting;
mod staircase;
mod subtraction;
mod trees;
mod walks;
mod whole;
mod wythoff;

pub(super) use flipping::{linked, values_of_cells};
pub(super) use geography::played_out;
pub(super) use parts::evenly;
pub(super) use splitting::LOST_ROWS;

/// The imports that most problems share.
mod prelude {
    pub(super) use super::super::draw::{
        counted, heaps, line, lost_or_not, mix, most, names, or_far, parents_of, shuffle, tree,
    };
    pub(super) use super::super::problem::{Case, Cases, Group, Print, Problem};
    pub(super) use super::super::random::{fair, judged};
    pub(super) use super::super::scan::{
        MAX_COUNT, Scanner, at_least, between, even, heap_list, wide_list,
    };
    pub(super) use mexplorer::{Budget, Error, ErrorCode, Game, Outcome, Position, Result, Rng};
}

/// The table of all practice problems.
pub(super) static PROBLEMS: [Problem; 80] = [
    multiples::MULTIPLES,
    nim::NIM,
    staircase::STAIRCASE,
    subtraction::SUBTRACT,
    splitting::SPLIT,
    graphs::TOKENS,
    whole::MERGE,
    whole::LETTERS,
    subtraction::LAST_LOSES,
    subtraction::POWERS,
    subtraction::FIBONACCI,
    wythoff::EUCLID,
    staircase::STAIRS,
    splitting::LASKER,
    staircase::STRIP,
    splitting::CROSSES,
    plants::TREE,
    subtraction::SETS,
    staircase::NORTHCOTT,
    splitting::ROWS,
    staircase::BOXES,
    splitting::SHEETS,
    graphs::CHESS,
    plants::PLANTS,
    splitting::PAIRS,
    whole::ENDS,
    graphs::MISSED,
    nim::MANY,
    nim::FIRST,
    nim::RABBIT,
    nim::COUNT,
    nim::COUNT_AGAIN,
    nim::MOVES,
    nim::FIRST_MOVE,
    nim::NEW_NIM,
    nim::MISERE,
    nim::CHOSEN_HEAP,
    nim::BOUND,
    subtraction::THREE,
    subtraction::BOUNDED,
    subtraction::EACH_SIZE,
    subtraction::PRIME_POWERS,
    staircase::PEBBLES,
    staircase::JUMPS,
    wythoff::WYTHOFF,
    wythoff::WYTHOFF_MANY,
    wythoff::WYTHOFF_MOVES,
    wythoff::FIBONACCI_NIM,
    wythoff::LEAST_TAKE,
    splitting::GRUNDY,
    splitting::RING,
    splitting::BEADS,
    splitting::RUNS,
    wythoff::EVERY_PAIR,
    splitting::NEIGHBOURS,
    counting::COINS,
    whole::FULL_HEAPS,
    flipping::CONNECTED,
    flipping::MULTIPLES,
    counting::GAPS,
    staircase::LINES,
    counting::THROWN_AWAY,
    wythoff::HEAPS_WON,
    flipping::SQUARES,
    parts::EVENLY,
    walks::STAYING,
    whole::BOTTLES,
    graphs::CYCLES,
    geography::CORNER,
    geography::PEAKS,
    geography::SQUARES,
    trees::STONES,
    trees::PATHS,
    trees::LEAVES,
    trees::PARTS,
    colours::COLOURS,
    levels::PROMISES,
    geography::MISTAKES,
    levels::MATRIX,
    graphs::CANDIES,
];

/// The ids of the practice problems.
pub static PROBLEM_IDS: [&str; PROBLEMS.len()] = {
    let mut ids = [""; PROBLEMS.len()];
    let mut i = 0;
    while i < ids.len() {
        ids[i] = PROBLEMS[i].id;
        i += 1;
    }
    ids
};
