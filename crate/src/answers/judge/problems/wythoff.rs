//! Two heaps, and Fibonacci Nim.

use super::super::draw::line;
use super::super::problem::{Case, Cases, Print, Problem, Subject};
use super::super::scan::{Scanner, at_least};
use crate::base::Flow;
use crate::base::error::Result;
use crate::base::text::joined;
use crate::games::fibonacci::zeckendorf;
use crate::games::wythoff::Wythoff;
use crate::notation::Game;
use crate::ruleset::Ruleset;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

pub(super) const EUCLID: Problem = Problem {
    id: "POJ2348",
    cases: Cases::UntilZeros(2),
    read: |s| Case::heaps("euclid", two(s)?),
    print: Print::Lines("Stan wins", "Ollie wins"),
    draw: |rng| line(&[rng.within(1, 40), rng.within(1, 40)]),
};

pub(super) const WYTHOFF: Problem = Problem {
    id: "P2252",
    cases: Cases::One,
    read: |s| Case::heaps("wythoff", two(s)?),
    print: Print::Lines("1", "0"),
    draw: |rng| line(&[rng.below(25), rng.below(25)]),
};

pub(super) const WYTHOFF_MANY: Problem = Problem { id: "HDU1527", cases: Cases::ToEnd, ..WYTHOFF };

/// All winning first moves, that from both heaps first.
pub(super) const WYTHOFF_MOVES: Problem = Problem {
    id: "HDU2177",
    cases: Cases::UntilZeros(2),
    read: |s| {
        Case::computed("wythoff", two(s)?, |heaps, _| {
            let lines: Vec<String> = won(heaps).iter().map(|left| joined(left, " ")).collect();
            Ok(if lines.is_empty() { "0".into() } else { format!("1\n{}", lines.join("\n")) })
        })
    },
    print: Print::Computed,
    draw: |rng| {
        let a = rng.below(20);
        line(&[a, rng.within(a.max(1), 30)])
    },
};

/// Fibonacci Nim: the first move may not take the whole heap.
pub(super) const FIBONACCI_NIM: Problem = Problem {
    id: "HDU2516",
    cases: Cases::UntilZeros(1),
    read: |s| {
        let game = Game::parse("fibonacci")?;
        let position = game.position(&s.number("n")?.to_string())?;
        Ok(Case::play(game, position))
    },
    print: Print::Lines("First win", "Second win"),
    draw: |rng| rng.within(2, 60).to_string(),
};

/// The least first take that wins Fibonacci Nim, where the first move may take the whole heap: the
/// smallest part by Zeckendorf (1972), as Whinihan (1963) proved.
pub(super) const LEAST_TAKE: Problem = Problem {
    id: "P6487",
    cases: Cases::One,
    read: |s| {
        let heap = at_least(s, "n", 1)?.0;
        let game = Game::parse("fibonacci")?;
        Ok(Case::Computed {
            shown: Box::new(move || {
                let position = game.position(&format!("{heap}:{heap}"))?;
                Ok(Subject::Place(game.clone(), position))
            }),
            answer: Box::new(move |_| {
                Ok(zeckendorf(heap).last().map_or_else(String::new, u64::to_string))
            }),
        })
    },
    print: Print::Computed,
    draw: |rng| rng.within(1, 100).to_string(),
};

/// Two numbers.
fn two(s: &mut Scanner<'_>) -> Result<Vec<u64>> {
    s.list(2, |s| s.number("a number"))
}

/// The lost positions, smaller heap first, that winning moves from two heaps lead to: that by a move
/// from both heaps first, then those by one from a single heap, smallest first.
fn won(heaps: &[u64]) -> Vec<Vec<u64>> {
    let (mut both, mut one) = (Vec::new(), Vec::new());
    let position = Position::Heaps(heaps.to_vec());
    let _ = Wythoff.winning(&position, false, &mut |mv| {
        let mut left = mv.apply(&position).heaps().to_vec();
        left.sort_unstable();
        let found = if matches!(mv, Move::Takes { .. }) { &mut both } else { &mut one };
        found.push(left);
        Flow::Continue(())
    });
    one.sort_unstable();
    // Moves of several kinds may leave the same heaps.
    one.dedup();
    one.retain(|left| !both.contains(left));
    both.extend(one);
    both
}
