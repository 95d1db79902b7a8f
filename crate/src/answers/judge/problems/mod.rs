//! The practice problems, a file for each idea.

use super::problem::Problem;

mod graphs;
mod multiples;
mod nim;
mod plants;
mod splitting;
mod staircase;
mod subtraction;
mod whole;
mod wythoff;

/// All problems.
pub(super) static PROBLEMS: [Problem; 54] = [
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
    whole::BOTTLES,
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
