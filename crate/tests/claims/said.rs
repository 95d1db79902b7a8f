//! Compute the truth of each kind of claim independently of the explanation.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use mexplorer::{Claim, Detail, Game, Move, Outcome, Position};

use super::worked::{end_nim, fibonacci, lasker, race, ruler};
use super::{Case, crosses, each, numbers, pieces, planes, sums, tables, terms, trees, walks};
use crate::common::{next, truth};

/// The ids of all claims that `check` decides.
pub const KINDS: &[&str] = &[
    "one-value",
    "one-zero",
    "sum-top",
    "sum-lower",
    "sum-reach",
    "sum-spoil",
    "sum-back",
    "sum-end",
    "ends-last",
    "ends-ones",
    "ends-spoil",
    "ends-back",
    "ends-lower",
    "ends-keep",
    "stairs-end",
    "twos",
    "odious-not",
    "odious-odd",
    "odious-even",
    "odious-zero",
    "turtle",
    "ruler-short",
    "ruler-long",
    "lasker-plain",
    "lasker-three",
    "lasker-four",
    "race-lost",
    "race-won",
    "race-leave",
    "fib-take",
    "fib-next",
    "fib-some",
    "fib-left",
    "fib-last",
    "golden-one",
    "golden-both",
    "golden-stay",
    "moore-write",
    "moore-touch",
    "moore-after",
    "moore-end",
    "moore-spoil",
    "euclid-only",
    "euclid-leave",
    "greedy-even",
    "greedy-odd",
    "greedy-one",
    "boxes-divide",
    "pair-value",
    "end-middle",
    "end-sizes",
    "end-lower",
    "box-mirror",
    "box-end",
    "ring-open",
    "cut-value",
    "cut-count",
    "rows-lost",
    "rows-equal",
    "rows-far",
];

pub fn num(claim: &Claim, name: &str) -> u64 {
    match claim.said(name) {
        Some(Detail::Number(n)) => *n,
        other => panic!("{} says of {name}: {other:?}", claim.id),
    }
}

pub fn text(claim: &Claim, name: &str) -> String {
    match claim.said(name) {
        Some(Detail::Text(text)) => text.clone(),
        other => panic!("{} says of {name}: {other:?}", claim.id),
    }
}

pub fn list(claim: &Claim, name: &str) -> Vec<String> {
    match claim.said(name) {
        Some(Detail::List(list)) => list.clone(),
        other => panic!("{} says of {name}: {other:?}", claim.id),
    }
}

/// Return the options of a position, each as the move and the Grundy value of the option.
pub fn option_values(case: &mut Case<'_>, text: &str) -> Vec<(Move, u64)> {
    let position = case.game.position(text).unwrap();
    let mut moves = Vec::new();
    let _ = case.game.rules().moves(&position, &mut |mv| {
        moves.push(mv);
        ControlFlow::Continue(())
    });
    let value = |mv: Move| {
        let to = case.game.apply(&position, &mv).unwrap();
        let value = truth(case.game, &to, case.memo).nimber;
        (mv, value)
    };
    moves.into_iter().map(value).collect()
}

/// Return a position of the game as text: a single heap of size `n`, or a single head on square `n`.
pub fn alone(game: &Game, n: u64) -> String {
    match game.entry().board {
        "coins" => format!("{}H", "T".repeat(n as usize - 1)),
        _ => n.to_string(),
    }
}

fn values_of(case: &mut Case<'_>, n: u64) -> BTreeSet<u64> {
    let text = alone(case.game, n);
    option_values(case, &text).into_iter().map(|(_, value)| value).collect()
}

/// Check one claim against plain play.
pub fn check(case: &mut Case<'_>, claim: &Claim) {
    let context = format!("{claim:?}, {}", case.context());
    let n = |name: &str| num(claim, name);
    // Only claims about won positions may give a winning move away.
    assert!(!claim.reveals || case.found.outcome == Outcome::N, "{context}");
    let holds = match claim.id {
        id if id.starts_with("terms-") => terms::check(case, claim),
        "stairs-end" => {
            let height = |p: &Position| -> u64 { (1..).zip(p.heaps()).map(|(i, h)| i * h).sum() };
            case.options().iter().all(|to| height(to) < height(&case.position))
        }
        "twos" => {
            let values = values_of(case, n("heap"));
            n("odd") % 2 == 1
                && n("odd") << n("twos") == n("heap")
                && (0..n("twos")).all(|v| values.contains(&v))
                && !values.contains(&n("twos"))
        }
        "odious-not" => !values_of(case, n("n")).contains(&n("value")),
        "odious-odd" => {
            let smaller: BTreeSet<u64> = (1..n("n"))
                .map(|m| {
                    let position = case.game.position(&alone(case.game, m)).unwrap();
                    truth(case.game, &position, case.memo).nimber
                })
                .collect();
            let odd = (1..n("value")).filter(|m| m.count_ones() % 2 == 1);
            odd.collect::<BTreeSet<u64>>() == smaller
        }
        "odious-even" => {
            let value = |m: u64, case: &mut Case<'_>| {
                let position = case.game.position(&alone(case.game, m)).unwrap();
                truth(case.game, &position, case.memo).nimber
            };
            n("number") < n("value")
                && n("number").count_ones() % 2 == 0
                && n("top") ^ n("rest") == n("number")
                && value(n("high"), case) == n("top")
                && value(n("low"), case) == n("rest")
        }
        "odious-zero" => case.truth.nimber <= 3,
        "turtle" => values_of(case, n("n")) == (0..n("n")).collect(),
        "ruler-short" | "ruler-long" => ruler(case, claim),
        id if crosses::KINDS.contains(&id) => crosses::check(case, claim),
        id if pieces::KINDS.contains(&id) => pieces::check(case, claim),
        id if trees::KINDS.contains(&id) => trees::check(case, claim),
        id if each::KINDS.contains(&id) => each::check(case, claim),
        id if numbers::KINDS.contains(&id) => numbers::holds(case, claim),
        "lasker-plain" | "lasker-three" | "lasker-four" => lasker(case, claim),
        "race-lost" | "race-won" => race(case, claim),
        "race-leave" => {
            let first = case.first();
            n("left") == n("times") * n("total") + n("remainder")
                && first.heaps() == [n("left")]
                && !case.wins(&first)
                && (n("remainder") == 0 || n("remainder") > n("hi"))
        }
        "fib-take" | "fib-next" | "fib-some" | "fib-left" | "fib-last" => fibonacci(case, claim),
        "golden-one" => {
            let mut pair = vec![n("kept"), n("left")];
            pair.sort_unstable();
            n("left") < n("from") && leaves(case, &pair)
        }
        "golden-both" => {
            n("large") - n("small") == n("n") && leaves(case, &[n("small"), n("large")])
        }
        "greedy-even" => case.found.outcome == Outcome::P,
        "golden-stay" | "moore-spoil" => {
            let won = case.found.outcome == Outcome::N;
            let lost = if won { case.first() } else { case.position.clone() };
            next(case.game, &lost).iter().all(|to| case.wins(to))
        }
        "moore-write" => {
            (n("ones") + n("wanted")).is_multiple_of(n("modulus")) && n("wanted") <= n("touched")
        }
        "moore-touch" => {
            n("ones") % n("modulus") == n("surplus")
                && n("surplus") > 0
                && n("touched") + n("surplus") < n("modulus")
        }
        "moore-end" => {
            let first = case.first();
            let ones = first.heaps().iter().filter(|h| **h == 1).count() as u64;
            let most = first.heaps().iter().max().copied();
            most <= Some(1) && ones == n("keep") && ones % n("modulus") == 1 % n("modulus")
        }
        "moore-after" => {
            let modulus = n("modulus");
            let first = case.first();
            let ones = |bit: u32| first.heaps().iter().filter(|h| **h >> bit & 1 == 1).count();
            let divisible = (0..8).all(|bit| (ones(bit) as u64).is_multiple_of(modulus));
            divisible && case.found.moves[0].to == text(claim, "to")
        }
        "euclid-only" => {
            case.options().len() == 1 && {
                let mut left = case.options()[0].heaps().to_vec();
                left.sort_unstable();
                let mut said = vec![n("small"), n("left")];
                said.sort_unstable();
                left == said && beyond(&left)
            }
        }
        "euclid-leave" => {
            let mut left = vec![n("small"), n("left")];
            left.sort_unstable();
            leaves(case, &left)
                && [n("remainder"), n("remainder") + n("small")].contains(&n("left"))
        }
        "greedy-odd" => {
            let first = case.first();
            let same = first.heaps().iter().filter(|h| **h == n("size")).count() as u64;
            n("count") % 2 == 1 && same == n("count") - 1
        }
        "greedy-one" => {
            let first = case.first();
            let count = |size: u64| first.heaps().iter().filter(|h| **h == size).count() as u64;
            // `next` is the largest size below the single largest heap, and `others` the number of heaps of this size;
            // `next` is 0 if there is no other heap. After the first move there are still at least `others` heaps of
            // the size `next`.
            let next = n("next");
            count(n("left")) > 0 && !case.wins(&first) && (next == 0 || count(next) >= n("others"))
        }
        "boxes-divide" => {
            let mut left = vec![n("large"), n("small")];
            left.sort_unstable();
            let first = case.first();
            let mut pairs = first.heaps().chunks(2).map(|pair| {
                let mut pair = pair.to_vec();
                pair.sort_unstable();
                pair
            });
            n("large") + n("small") == n("box")
                && pairs.any(|pair| pair == left)
                && !case.wins(&first)
        }
        "pair-value" => {
            let pair = case.game.position(&format!("{} {}", n("a"), n("b"))).unwrap();
            truth(case.game, &pair, case.memo).nimber == n("value")
        }
        "end-middle" | "end-sizes" | "end-lower" => end_nim(case, claim),
        "box-end" => {
            let far = |p: &Position| -> u64 { (0..).zip(p.heaps()).map(|(i, h)| i * h).sum() };
            case.options().iter().all(|to| far(to) < far(&case.position))
        }
        "box-mirror" => {
            let (from, to) = (n("from") as usize, n("to") as usize);
            let odd =
                |p: &Position| p.heaps().iter().skip(1).step_by(2).copied().collect::<Vec<_>>();
            let here = odd(&case.position);
            let brought = case
                .options()
                .into_iter()
                .filter(|next| next.heaps()[from] < case.position.heaps()[from]);
            let brought: Vec<Position> = brought.collect();
            let sent = |p: &Position| next(case.game, p).iter().any(|back| odd(back) == here);
            from % 2 == 0 && to + 1 == from && !brought.is_empty() && brought.iter().all(sent)
        }
        "ring-open" => {
            let ring = n("ring");
            let numbers = |name: &str| -> Vec<u64> {
                text(claim, name).split(", ").map(|number| number.parse().unwrap()).collect()
            };
            let options = option_values(case, &ring.to_string());
            let found: Vec<(u64, u64)> = options
                .into_iter()
                .map(|(mv, value)| match mv {
                    Move::Take(taken) => (taken.left, value),
                    _ => unreachable!(),
                })
                .collect();
            let said: Vec<(u64, u64)> =
                numbers("rows").into_iter().zip(numbers("values")).collect();
            let mex = (0..).find(|v| found.iter().all(|(_, value)| value != v));
            found == said && mex == Some(n("value"))
        }
        "cut-value" => {
            let values = option_values(case, &text(claim, "sheet"));
            let said = text(claim, "cuts");
            let cuts: Vec<&str> = said.split(", ").collect();
            let each = values.iter().zip(&cuts).all(|((mv, value), cut)| {
                let parts =
                    case.game.move_text(mv).unwrap().replacen("1=", "", 1).replace('+', " ⊕ ");
                *cut == format!("{parts} = {value}")
            });
            let mex = (0..).find(|v| values.iter().all(|(_, value)| value != v));
            each && cuts.len() == values.len() && mex == Some(n("value"))
        }
        "cut-count" => {
            let (mut cuts, mut here) = (0u64, case.position.clone());
            while let Some(to) = next(case.game, &here).into_iter().next() {
                (cuts, here) = (cuts + 1, to);
            }
            text(claim, "cuts") == cuts.to_string()
                && n("odd") == cuts % 2
                && n("misere") == u64::from(case.game.misere)
        }
        "rows-lost" => n("first") == n("second") + 1 && case.found.outcome == Outcome::P,
        "rows-equal" | "rows-far" => {
            let first = case.first();
            let rows = first.heaps();
            first.heaps().is_empty() || {
                let turned = rows.iter().all(|row| *row <= 2) && rows.len() > 2;
                let rows = if turned {
                    vec![rows.len() as u64, rows.iter().filter(|row| **row > 1).count() as u64]
                } else {
                    vec![rows[0], rows.get(1).copied().unwrap_or(0)]
                };
                rows[0] == rows[1] + 1
            }
        }
        id if walks::KINDS.contains(&id) => walks::check(case, claim),
        id if planes::KINDS.contains(&id) => planes::check(case, claim),
        id if tables::KINDS.contains(&id) => tables::check(case, claim),
        _ => sums::check(case, claim),
    };
    assert!(holds, "{context}");
}

/// Return whether the first move leaves these two numbers, in any order, and a lost position.
fn leaves(case: &mut Case<'_>, pair: &[u64]) -> bool {
    let first = case.first();
    let mut left = first.heaps().to_vec();
    left.sort_unstable();
    left == pair && !case.wins(&first)
}

fn beyond(pair: &[u64]) -> bool {
    pair[1] as f64 > pair[0] as f64 * (1.0 + 5f64.sqrt()) / 2.0
}
