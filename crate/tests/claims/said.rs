//! What each kind of sentence claims, worked out anew.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use mexplorer::explain::{Merging, Step};
use mexplorer::{Claim, Detail, Game, Move, Outcome, Position};

use super::common::{next, truth};
use super::{Case, sums};

/// Every sentence that there is.
pub const KINDS: [&str; 51] = [
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
    "rows-lost",
    "rows-equal",
    "rows-far",
];

pub fn num(claim: &Claim, name: &str) -> u64 {
    match claim.says.iter().find(|(said, _)| *said == name) {
        Some((_, Detail::Number(n))) => *n,
        other => panic!("{} says of {name}: {other:?}", claim.id),
    }
}

pub fn text(claim: &Claim, name: &str) -> String {
    match claim.says.iter().find(|(said, _)| *said == name) {
        Some((_, Detail::Text(text))) => text.clone(),
        other => panic!("{} says of {name}: {other:?}", claim.id),
    }
}

/// The values of the options of a position, by the moves that lead there.
fn option_values(case: &mut Case<'_>, text: &str) -> Vec<(Move, u64)> {
    let position = case.game.position(text).unwrap();
    let mut moves = Vec::new();
    let _ = case.game.rules().moves(&position, &mut |mv| {
        moves.push(mv);
        ControlFlow::Continue(())
    });
    let value = |mv: Move| {
        let to = mv.apply(&position);
        let value = truth(case.game, &to, case.memo).nimber;
        (mv, value)
    };
    moves.into_iter().map(value).collect()
}

/// A single heap, or a head alone on that square, as a position of the game.
fn alone(game: &Game, n: u64) -> String {
    match game.entry().board {
        "coins" => format!("{}H", "T".repeat(n as usize - 1)),
        _ => n.to_string(),
    }
}

fn values_of(case: &mut Case<'_>, n: u64) -> BTreeSet<u64> {
    let text = alone(case.game, n);
    option_values(case, &text).into_iter().map(|(_, value)| value).collect()
}

/// Holds one sentence against plain play.
pub fn check(case: &mut Case<'_>, claim: &Claim) {
    let context = format!("{claim:?}, {}", case.context());
    let n = |name: &str| num(claim, name);
    // What gives a winning move away is said of a won position.
    assert!(!claim.reveals || case.found.outcome == Outcome::N, "{context}");
    let holds = match claim.id {
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
            // The largest heaps are even in number after it, or the end is one for misère play.
            let next = n("next");
            count(n("left")) > 0 && !case.wins(&first) && (next == 0 || count(next) >= n("others"))
        }
        "boxes-divide" => {
            let mut left = vec![n("large"), n("small")];
            left.sort_unstable();
            n("large") + n("small") == n("box") && leaves(case, &left)
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
        _ => sums::check(case, claim),
    };
    assert!(holds, "{context}");
}

/// Whether the first move leaves these two numbers, in any order, and that is lost.
fn leaves(case: &mut Case<'_>, pair: &[u64]) -> bool {
    let first = case.first();
    let mut left = first.heaps().to_vec();
    left.sort_unstable();
    left == pair && !case.wins(&first)
}

fn beyond(pair: &[u64]) -> bool {
    pair[1] as f64 > pair[0] as f64 * (1.0 + 5f64.sqrt()) / 2.0
}

fn ruler(case: &mut Case<'_>, claim: &Claim) -> bool {
    let (square, power) = (num(claim, "n"), num(claim, "power"));
    let text = alone(case.game, square);
    let runs = option_values(case, &text).into_iter().map(|(mv, value)| match mv {
        Move::Turn { coins } => (coins.len() as u64, value),
        _ => unreachable!(),
    });
    let (short, long): (Vec<_>, Vec<_>) = runs.partition(|(length, _)| *length <= power);
    if claim.id == "ruler-short" {
        let values: BTreeSet<u64> = short.iter().map(|(_, value)| *value).collect();
        return square.is_multiple_of(power)
            && (square / power) % 2 == 1
            && short.len() as u64 == power
            && values == (0..power).collect();
    }
    let least = num(claim, "least");
    num(claim, "before") == square - power && long.iter().all(|(_, value)| *value >= least)
}

fn lasker(case: &mut Case<'_>, claim: &Claim) -> bool {
    let (heap, value) = (num(claim, "heap"), num(claim, "value"));
    let options = option_values(case, &heap.to_string());
    let (taken, split): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|(mv, _)| matches!(mv, Move::Take(_)));
    let taken: BTreeSet<u64> = taken.into_iter().map(|(_, value)| value).collect();
    let residues: BTreeSet<u64> = split.iter().map(|(_, value)| value % 4).collect();
    let among = |all: &[u64]| residues.iter().all(|r| all.contains(r));
    assert_eq!(heap % 4, num(claim, "remainder"));
    match claim.id {
        "lasker-plain" => {
            let rest: &[u64] = if heap % 4 == 1 { &[2] } else { &[0, 1] };
            value == heap && taken == (0..heap).collect() && among(rest)
        }
        "lasker-three" => {
            let halves = split.iter().any(|(_, value)| *value == heap);
            value == heap + 1 && taken == (0..heap).collect() && among(&[3]) && halves
        }
        _ => {
            let reached: BTreeSet<u64> = (0..heap - 1).chain([heap]).collect();
            value == heap - 1 && taken == reached && among(&[0, 1])
        }
    }
}

fn race(case: &mut Case<'_>, claim: &Claim) -> bool {
    let n = |name: &str| num(claim, name);
    let (count, lo, hi, total, remainder) =
        (n("count"), n("lo"), n("hi"), n("total"), n("remainder"));
    assert!(total == lo + hi && count == n("times") * total + remainder && remainder < total);
    let position = case.game.position(&count.to_string()).unwrap();
    assert_eq!(truth(case.game, &position, case.memo).nimber, n("value"));
    if claim.id == "race-won" {
        return (1..=hi).contains(&remainder) && n("value") == remainder.div_ceil(lo);
    }
    // Every step s is answered by the step that makes the total, or by one to the end.
    let back = count.saturating_sub(total);
    (remainder == 0 || remainder > hi)
        && next(case.game, &position)
            .iter()
            .all(|after| next(case.game, after).iter().any(|to| to.heaps() == [back]))
}

fn fibonacci(case: &mut Case<'_>, claim: &Claim) -> bool {
    let n = |name: &str| num(claim, name);
    let Position::Capped { heap, .. } = case.position else { unreachable!() };
    match claim.id {
        "fib-take" => {
            let Position::Capped { heap: left, .. } = case.first() else { unreachable!() };
            n("smallest") <= n("cap") && heap - left == n("smallest")
        }
        "fib-next" => n("next") > n("twice"),
        "fib-some" => n("smallest") > n("cap") && case.found.outcome == Outcome::P,
        "fib-left" => {
            let (take, last) = (n("take"), n("last"));
            let parts: Vec<u64> =
                text(claim, "parts").split(" + ").map(|part| part.parse().unwrap()).collect();
            let fibonacci = |n: &u64| [1, 2, 3, 5, 8, 13, 21, 34].contains(n);
            // No two neighbours: each is more than twice the next one or just 3 beside 1.
            assert!(parts.windows(2).all(|pair| pair[0] > 2 * pair[1]), "{parts:?}");
            let to = case.game.position(&format!("{}:{}", heap - take - last, 2 * last)).unwrap();
            parts.iter().all(fibonacci)
                && parts.iter().sum::<u64>() == n("left")
                && n("left") + take == n("smallest")
                && parts.last() == Some(&last)
                && last <= n("twice")
                && n("twice") == 2 * take
                && !case.wins(&to)
        }
        // For every taking, even one that was not told.
        _ => case.options().iter().all(|to| {
            let Position::Capped { heap: left, .. } = to else { unreachable!() };
            let rest = mexplorer::games::fibonacci::zeckendorf(n("smallest") - (heap - left));
            *rest.last().unwrap() <= 2 * (heap - left)
        }),
    }
}

/// The table of what moves make of the two numbers of the merging game.
pub fn merging(case: &Case<'_>, ones: u64, ops: u128, moves: &[Merging]) {
    let count = |heaps: &[u64]| {
        let larger: Vec<u64> = heaps.iter().copied().filter(|h| *h > 1).collect();
        let stones: u64 = larger.iter().sum();
        let ones = heaps.iter().filter(|h| **h == 1).count() as u64;
        (ones, u128::from(stones + (larger.len() as u64).saturating_sub(1)))
    };
    assert_eq!(count(case.position.heaps()), (ones, ops), "{}", case.context());
    let wins = |p: &Position| case.memo[&sorted(p)].wins(false);
    let truly: BTreeSet<_> =
        case.options().iter().map(|to| (count(to.heaps()), wins(to))).collect();
    let said: BTreeSet<_> =
        moves.iter().map(|m| ((m.ones, m.ops.0), m.outcome == Outcome::N)).collect();
    assert_eq!(said, truly, "{}", case.context());
}

fn sorted(position: &Position) -> Position {
    position.clone()
}

/// What is said of the end under misère play.
pub fn ones(case: &Case<'_>, step: &Step) {
    let Step::Ones { ones, bigger, residue, modulus, firm } = *step else { unreachable!() };
    let context = case.context();
    assert_eq!(ones % modulus, residue, "{context}");
    if bigger == 0 {
        assert_eq!(case.truth.wins_misere, residue != 1 % modulus, "{context}");
    } else if modulus == 2 && bigger == 1 && !firm {
        assert!(case.truth.wins_misere, "{context}");
    } else if !firm {
        // The sums are those of normal play.
        assert_eq!(case.truth.wins_misere, case.truth.wins_normal, "{context}");
    }
}
