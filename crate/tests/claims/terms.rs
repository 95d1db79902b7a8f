//! What is said of sums of different games: each term by itself, against plain play.

use std::collections::HashMap;

use mexplorer::explain::{Cell, Table};
use mexplorer::{Claim, Game};

use super::Case;
use super::said::{list, num, text};
use crate::common::truth;

/// Every sentence of sums that play without cycles meets.
pub const KINDS: [&str; 2] = ["terms-reach", "terms-classes"];

/// Games and positions in which each of them is said.
pub fn examples() -> Vec<(String, Vec<String>)> {
    let pairs = |most: u64| -> Vec<String> {
        (0..=most).flat_map(|a| (0..=most).map(move |b| format!("{a} + {b}"))).collect()
    };
    vec![
        ("nim + kayles".into(), pairs(5)),
        ("subtract 1 2 + subtract 1 2 3".into(), pairs(5)),
        ("kayles + grundy + [n -> n-1 | n/2 if n > 1]".into(), vec!["4 + 5 + 3".into()]),
        ("graph a>b b>c a>c + letters".into(), vec!["a b + AAB".into(), "a + AB".into()]),
    ]
}

/// The value of a position of a game alone.
fn alone(game: &str, position: &str) -> u64 {
    let game = Game::parse(game).unwrap();
    truth(&game, &game.position(position).unwrap(), &mut HashMap::new()).nimber
}

pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    let n = |name: &str| num(claim, name);
    match claim.id {
        "terms-reach" => {
            let label = text(claim, "label");
            let (game, position) = label.split_once(": ").unwrap();
            n("value") ^ n("target") == case.truth.nimber
                && alone(game, position) == n("value")
                && list(claim, "to").iter().all(|to| alone(game, to) == n("target"))
        }
        "terms-classes" => case.game.misere && n("lost") <= n("order") && n("lost") > 0,
        _ => false,
    }
}

/// Each row has the value of its term, and the values of its parts.
pub fn table(table: &Table) -> bool {
    table.rows.iter().all(|row| {
        let [Cell::Text(game), Cell::Text(position), parts, Cell::Number(value)] = &row[..] else {
            return false;
        };
        let added = match parts {
            Cell::Text(parts) => parts.split(" ⊕ ").map(|part| part.parse::<u64>().unwrap()),
            _ => return u128::from(alone(game, position)) == value.0,
        };
        let sum = added.fold(0, |sum, part| sum ^ part);
        alone(game, position) == sum && u128::from(sum) == value.0
    })
}
