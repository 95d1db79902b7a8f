//! Compare the claims about games in which a move changes all parts at once with plain play on whole positions.

use std::collections::HashMap;

use mexplorer::{Claim, Game, Position};

use super::Case;
use super::said::{num, text};
use crate::common::{heaps, next};

/// The ids of the claims about the number of moves until a part ends.
pub const KINDS: [&str; 6] =
    ["each-end", "each-won", "each-lost", "each-whole", "each-fall", "each-bound"];

/// Games and positions whose explanations contain the claims in `KINDS`.
pub fn examples() -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for name in ["every", "rapid"] {
        for inner in ["subtract 1 3 4", "kayles", "0.07"] {
            all.push((format!("{name} {inner}"), heaps(2, 6)));
        }
        all.push((format!("{name} subtract 2 3"), heaps(3, 4)));
        let king = "(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)";
        all.push((
            format!("{name} {king}"),
            ["2 1 1 1", "0 0 2 2", "3 2 2 2"].map(String::from).into(),
        ));
    }
    all
}

/// Return the number of moves until the end, by plain play on whole positions.
fn lasts(game: &Game, position: &Position, memo: &mut HashMap<Position, u64>) -> u64 {
    if let Some(known) = memo.get(position) {
        return *known;
    }
    let all: Vec<u64> = next(game, position).iter().map(|p| lasts(game, p, memo)).collect();
    let (lost, won): (Vec<u64>, Vec<u64>) = all.into_iter().partition(|count| loses(game, *count));
    let long = game.name() == "every";
    let found = if lost.is_empty() { extreme(&won, !long) } else { extreme(&lost, long) };
    let found = found.map_or(0, |best| best + 1);
    memo.insert(position.clone(), found);
    found
}

fn loses(game: &Game, count: u64) -> bool {
    count.is_multiple_of(2) != game.misere
}

fn extreme(all: &[u64], largest: bool) -> Option<u64> {
    if largest { all.iter().max().copied() } else { all.iter().min().copied() }
}

pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    let (n, game) = (|name: &str| num(claim, name), case.game);
    let (mut memo, long) = (HashMap::new(), game.name() == "every");
    let mut of = |position: &Position| lasts(game, position, &mut memo);
    assert_eq!((n("first") == 0, n("misere") == 1), (long, game.misere));
    // Examine each heap by itself. For a game whose pieces have several numbers, examine only the whole position.
    let heaps = if game.to_string().contains('(') { &[] } else { case.position.heaps() };
    let alone = heaps.iter().map(|heap| Position::Heaps(vec![*heap])).collect::<Vec<_>>();
    match claim.id {
        "each-end" | "each-won" | "each-lost" => {
            let part = game.position(&text(claim, "place")).unwrap();
            let all: Vec<u64> = next(game, &part).iter().map(&mut of).collect();
            let (lost, won): (Vec<u64>, Vec<u64>) =
                all.iter().partition(|count| loses(game, **count));
            let option = Some(n("option"));
            of(&part) == n("count")
                && match claim.id {
                    "each-end" => all.is_empty() && n("count") == 0,
                    "each-won" => extreme(&lost, long) == option && n("count") == n("option") + 1,
                    _ => lost.is_empty() && extreme(&won, !long) == option,
                }
        }
        "each-whole" => {
            let part = game.position(&text(claim, "place")).unwrap();
            let found: Vec<u64> = alone.iter().map(&mut of).collect();
            of(&part) == n("count")
                && of(&case.position) == n("count")
                && (found.is_empty() || extreme(&found, long) == Some(n("count")))
                && (n("wins") == 1) == (n("count") % 2 == u64::from(!game.misere))
                && (n("wins") == 1) == case.truth.wins(game.misere)
                && (n("alone") == 1) == (part == case.position)
        }
        "each-fall" => {
            let one_less = |part: &Position| {
                let here = of(part);
                here == 0 || next(game, part).iter().any(|to| of(to) + 1 == here)
            };
            let fall = alone.iter().all(one_less);
            fall && case.options().iter().any(|to| of(to) == n("option"))
                && n("option") + 1 == n("count")
                && loses(game, n("option"))
                && !case.wins(&case.first())
        }
        "each-bound" => {
            let (count, option) = (n("count"), n("option"));
            let bound = |part: &Position| {
                let here = of(part);
                next(game, part).iter().all(|to| match (of(to), long) {
                    (to, true) if loses(game, to) => here < count && to < option,
                    (to, false) if loses(game, to) => here > count && to >= count,
                    (to, true) => here != count || to >= option,
                    (to, false) => here != count || to <= option,
                })
            };
            let bounded = alone.iter().all(bound);
            bounded && case.options().iter().all(|to| !loses(game, of(to)))
        }
        id => panic!("no sentence {id}"),
    }
}
