//! Check the claims about sums of different games: compare the value of each summand with plain play of that summand.

use std::collections::{BTreeSet, HashMap};

use mexplorer::explain::{Cell, Step, Table};
use mexplorer::{Claim, Game, Limits, Outcome, analyze};

use super::Case;
use super::loops::Plain;
use super::said::{list, num, text};
use crate::common::truth;

/// The ids of the claims about sums. The first two occur in sums without cycles, the others where some summand has no
/// Grundy value.
pub const KINDS: [&str; 6] =
    ["terms-reach", "terms-classes", "terms-alone", "terms-apart", "terms-bring", "terms-both"];

/// Games without cycles and positions of them whose explanations contain claims about sums.
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

/// Return the Grundy value of a position of a game that is no sum, computed by recursion over the moves.
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

/// Return whether each row has the value of its summand and the values of the summand's parts.
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

/// Compare the claims about sums in which a summand has no Grundy value with plain play of the whole sum. Return the
/// kinds of the sentences that occurred.
pub fn open() -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    let graph = "graph a>b b>a b>c c>d";
    let all = [
        (
            format!("{graph} + nim"),
            vec!["a + 0", "a + 1", "b + 1", "b + 2", "a + 3", "a b + 0", "a b + 2"],
        ),
        (format!("{graph} + {graph}"), vec!["a + b", "b + b", "a + c", "b + c"]),
        ("chomp + nim".to_string(), vec!["7 7 7 7 7 7 7 7 + 2 2", "9 9 9 9 9 9 9 9 9 + 0"]),
    ];
    for (game_text, positions) in all {
        let game = Game::parse(&game_text).unwrap();
        for text in positions {
            let position = game.position(text).unwrap();
            let loops = game.rules().as_loopy().is_some();
            let found = analyze(&game, &position, Limits::default()).unwrap();
            if loops {
                let plain = Plain::new(&game, vec![(position.clone(), 0)]);
                assert_eq!(found.outcome, plain.of(&position, 0), "{game_text} at {text}");
            }
            for step in &found.why {
                let Step::Sentences { claims, .. } = step else { continue };
                for claim in claims {
                    let wanted = match claim.id {
                        "terms-bring" => Outcome::N,
                        "terms-apart" | "terms-both" => Outcome::D,
                        "terms-alone" => {
                            let label = super::said::text(claim, "label");
                            let (game, position) = label.split_once(": ").unwrap();
                            let game = Game::parse(game).unwrap();
                            let position = game.position(position).unwrap();
                            analyze(&game, &position, Limits::default()).unwrap().outcome
                        }
                        _ => continue,
                    };
                    assert_eq!(found.outcome, wanted, "{claim:?}, {game_text} at {text}");
                    met.insert(claim.id.to_string());
                }
            }
        }
    }
    met
}
