//! Compare the claims about chess pieces on boards with the moves that are left and with plain play.

use std::collections::BTreeSet;

use mexplorer::{Claim, Position};

use super::Case;
use super::said::{num, text};
use crate::common::next;

/// The ids of the claims about mirrored squares and about rooks.
pub const KINDS: [&str; 5] =
    ["mirror-first", "mirror-pair", "mirror-answer", "rooks-left", "rooks-parity"];

/// Games and positions whose explanations contain the claims in `KINDS`.
pub fn examples() -> Vec<(String, Vec<String>)> {
    let list = |all: &[&str]| all.iter().map(|text| (*text).to_string()).collect::<Vec<String>>();
    vec![
        ("queens".into(), list(&["3x3", "5x3", "5x5 c3", "1x4", "4x4 a1"])),
        ("kings".into(), list(&["3x3", "3x5", "5x3 c2"])),
        ("knights".into(), list(&["2x4", "3x3", "4x2 a1 d2"])),
        ("bishops".into(), list(&["2x3", "3x3", "4x3 a1 b1"])),
        ("bishops torus".into(), list(&["3x3", "2x4", "4x4"])),
        ("kings torus".into(), list(&["4x2", "2x4", "4x4 a1"])),
        ("queens torus".into(), list(&["3x3", "4x2", "5x5"])),
        ("knights torus".into(), list(&["4x3", "3x4"])),
        ("rooks".into(), list(&["3x3", "2x4", "3x4 b2"])),
        ("rooks torus".into(), list(&["3x2"])),
    ]
}

/// Return the squares on which a piece can be put.
fn free(case: &Case<'_>, position: &Position) -> BTreeSet<String> {
    let squares = next(case.game, position).into_iter().map(|to| {
        let (before, after) = (case.game.text(position), case.game.text(&to));
        let old: BTreeSet<&str> = before.split(' ').collect();
        after.split(' ').find(|word| !old.contains(word)).unwrap().to_string()
    });
    squares.collect()
}

/// Return the position after a piece is put on `square`.
fn put(case: &Case<'_>, position: &Position, square: &str) -> Position {
    case.game.position(&format!("{} {square}", case.game.text(position))).unwrap()
}

/// Return the position to which the claim about mirrored squares refers: the position after the first move if the claim
/// says so, otherwise the current one.
fn mirrored(case: &Case<'_>, claim: &Claim) -> Position {
    if num(claim, "after") == 1 { case.first() } else { case.position.clone() }
}

pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    match claim.id {
        "mirror-first" => {
            let to = put(case, &case.position.clone(), &text(claim, "square"));
            to == case.first() && !case.wins(&to)
        }
        "mirror-pair" => {
            let at = mirrored(case, claim);
            let (one, other) = (text(claim, "one"), text(claim, "other"));
            let both = free(case, &at);
            one != other
                && both.contains(&one)
                && free(case, &put(case, &at, &one)).contains(&other)
                && !case.wins(&put(case, &put(case, &at, &one), &other))
        }
        "mirror-answer" => {
            let at = mirrored(case, claim);
            !case.wins(&at)
        }
        "rooks-left" => {
            let squares = free(case, &case.position.clone());
            let column = |square: &String| square[..1].to_string();
            let columns: BTreeSet<String> = squares.iter().map(column).collect();
            let rows: BTreeSet<String> = squares.iter().map(|s| s[1..].to_string()).collect();
            num(claim, "columns") == columns.len() as u64
                && num(claim, "rows") == rows.len() as u64
                && num(claim, "left") == columns.len().min(rows.len()) as u64
        }
        "rooks-parity" => {
            // Count the moves of one play to the end: every play has the same number of moves.
            let (mut at, mut left) = (case.position.clone(), 0);
            while let Some(to) = next(case.game, &at).into_iter().last() {
                (at, left) = (to, left + 1);
            }
            let wins = (left % 2 == 1) != case.game.misere;
            num(claim, "left") == left
                && num(claim, "misere") == u64::from(case.game.misere)
                && case.truth.wins(case.game.misere) == wins
        }
        id => panic!("no sentence {id}"),
    }
}
