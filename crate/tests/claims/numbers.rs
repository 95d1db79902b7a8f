//! Check the claims about rules whose pieces are tuples of several numbers.

use mexplorer::{Claim, Position};

use super::Case;
use super::said::{list, num, text};
use crate::common::truth;

pub const KINDS: [&str; 5] =
    ["numbers-fall", "numbers-seem", "numbers-apart", "numbers-repeat", "numbers-diagonal"];

/// Rules whose explanations contain the claims: rules with steps, with ranges, with independent numbers, and with an
/// order of the positions that is not proven.
pub const GAMES: [&str; 7] = [
    "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)",
    "(x, y) -> (i, y) for i in 0..x-1 | (x, y-1) | (x, y-3)",
    "(x, y) -> (x-1, i) for i in 0..2 | (x, y-1)",
    "(x, y) -> (x, y-1) | (x-1, y+1) | (x-2, y)",
    "(x, y) -> (x, j) for j in 0..y-2 if x % 2 == 0 | (x+1, y) if x < 3",
    "(a, b) -> (i, a-i) for i in 1..a-1 | (i, b-i) for i in 1..b-1",
    "(a, b) -> (a-k*k+k*j, b) for k in 2..a, j in 1..k-1 | (a, b-1)",
];

/// Return the value of a formula such as `2*x + y`, `max(a, b)` or `max(9 - x, 0)` for the numbers of a piece.
fn formula(text: &str, names: &[&str], piece: &[u64]) -> u64 {
    let number = |name: &str| match name.parse() {
        Ok(constant) => constant,
        Err(_) => piece[names.iter().position(|n| *n == name).unwrap()],
    };
    if let Some(inner) = text.strip_prefix("max(") {
        let each =
            inner.trim_end_matches(')').split(", ").map(|part| match part.split_once(" - ") {
                Some((more, less)) => {
                    let less = less.replace(" - ", " + ");
                    formula(more, names, piece).saturating_sub(formula(&less, names, piece))
                }
                None => formula(part, names, piece),
            });
        return each.max().unwrap();
    }
    let term = |term: &str| match term.split_once('*') {
        Some((times, name)) => times.parse::<u64>().unwrap() * number(name),
        None => number(term),
    };
    text.split(" + ").map(term).sum()
}

/// Return whether a claim agrees with plain play.
pub fn holds(case: &mut Case<'_>, claim: &Claim) -> bool {
    let game = case.game.to_string();
    let names: Vec<&str> = game[1..game.find(')').unwrap()].split(", ").collect();
    if let "numbers-fall" | "numbers-seem" = claim.id {
        let by = list(claim, "by");
        let at = |piece: &[u64]| -> Vec<u64> {
            by.iter().map(|text| formula(text, &names, piece)).collect()
        };
        let pieces = |position: &Position| -> Vec<Vec<u64>> {
            position.heaps().chunks(names.len()).map(<[u64]>::to_vec).collect()
        };
        let here = pieces(&case.position);
        return case.options().iter().all(|to| {
            let changed = here.iter().zip(pieces(to)).filter(|(a, b)| *a != b);
            changed.map(|(a, b)| at(&b) < at(a)).collect::<Vec<_>>() == [true]
        });
    }
    let mut value = |place: &str| {
        let position = case.game.position(place).unwrap();
        truth(case.game, &position, case.memo).nimber
    };
    let said = num(claim, "value");
    let here = value(&text(claim, "place"));
    match claim.id {
        "numbers-apart" => {
            let values = list(claim, "values");
            here == said && values.iter().fold(0, |sum, v| sum ^ v.parse::<u64>().unwrap()) == said
        }
        _ => here == said && value(&text(claim, "as")) == said,
    }
}
