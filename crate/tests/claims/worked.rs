//! Check claims about single games that need a longer computation.

use std::collections::BTreeSet;

use mexplorer::{Claim, Move, Outcome, Position};

use super::Case;
use super::said::{alone, num, option_values, text};
use crate::common::{next, truth};

/// Check the claims about End-Nim: for each end of the row there is exactly one heap size at which the position is
/// lost, and the claim states that size.
pub fn end_nim(case: &mut Case<'_>, claim: &Claim) -> bool {
    let n = |name: &str| num(claim, name);
    let row: Vec<u64> = case.position.heaps().iter().copied().filter(|heap| *heap > 0).collect();
    let mut lost = |heaps: &[u64]| {
        let text: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let position =
            case.game.position(&if text.is_empty() { "0".into() } else { text.join(" ") });
        !case.wins(&position.unwrap())
    };
    if claim.id == "end-lower" {
        let mut left = case.position.heaps().to_vec();
        let heap = n("heap") as usize - 1;
        let lowers = left[heap] == n("size") && n("left") < n("size");
        left[heap] = n("left");
        return lowers && case.first().heaps() == left && !case.wins(&case.first());
    }
    let [x, middle @ .., y] = &row[..] else { return false };
    (0..9).all(|size| {
        let with = |before: u64, behind: u64| [&[before], middle, &[behind]].concat();
        match claim.id {
            "end-middle" => {
                (n("empty") == 1) == middle.is_empty()
                    && lost(&with(size, 0)) == (size == n("before"))
                    && lost(&with(0, size)) == (size == n("behind"))
            }
            _ if n("first") == 1 => {
                *y == n("kept") && lost(&with(size, *y)) == (size == n("wanted"))
            }
            _ => *x == n("kept") && lost(&with(*x, size)) == (size == n("wanted")),
        }
    })
}

pub fn ruler(case: &mut Case<'_>, claim: &Claim) -> bool {
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

pub fn lasker(case: &mut Case<'_>, claim: &Claim) -> bool {
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

pub fn race(case: &mut Case<'_>, claim: &Claim) -> bool {
    let n = |name: &str| num(claim, name);
    let (count, lo, hi, total, remainder) =
        (n("count"), n("lo"), n("hi"), n("total"), n("remainder"));
    assert!(total == lo + hi && count == n("times") * total + remainder && remainder < total);
    let position = case.game.position(&count.to_string()).unwrap();
    assert_eq!(truth(case.game, &position, case.memo).nimber, n("value"));
    if claim.id == "race-won" {
        return (1..=hi).contains(&remainder) && n("value") == remainder.div_ceil(lo);
    }
    // Every move from the position has an answer, after which `total` stones fewer, or none, are left.
    let back = count.saturating_sub(total);
    (remainder == 0 || remainder > hi)
        && next(case.game, &position)
            .iter()
            .all(|after| next(case.game, after).iter().any(|to| to.heaps() == [back]))
}

pub fn fibonacci(case: &mut Case<'_>, claim: &Claim) -> bool {
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
            let times = n("times");
            let fold = mexplorer::Game::parse(&format!("fibonacci {times}")).unwrap();
            let fibonacci = |n: &u64| {
                let start = fold.position(&n.to_string()).unwrap();
                !truth(&fold, &start, case.memo).wins_normal
            };
            // Check that each part is more than `times` the next part.
            assert!(parts.windows(2).all(|pair| pair[0] > n("times") * pair[1]), "{parts:?}");
            let to = case
                .game
                .position(&format!("{}:{}", heap - take - last, n("times") * last))
                .unwrap();
            parts.iter().all(fibonacci)
                && parts.iter().sum::<u64>() == n("left")
                && n("left") + take == n("smallest")
                && parts.last() == Some(&last)
                && last <= n("twice")
                && n("twice") == times * take
                && !case.wins(&to)
        }
        // The claim must hold for every move, including moves that the claim does not mention.
        _ => case.options().iter().all(|to| {
            let Position::Capped { heap: left, .. } = to else { unreachable!() };
            let rest = n("smallest") - (heap - left);
            let rest = mexplorer::games::fibonacci::parts(n("times"), rest);
            *rest.last().unwrap() <= n("times") * (heap - left)
        }),
    }
}
