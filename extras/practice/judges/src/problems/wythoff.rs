//! Problems about two heaps, and about Fibonacci Nim.

use super::prelude::*;
use mexplorer::games::fibonacci::zeckendorf;
use mexplorer::games::wythoff::Wythoff;
use mexplorer::known::Strategy;
use mexplorer::text::joined;
use mexplorer::union::MAX_N;
use mexplorer::union::decimal;
use mexplorer::{Flow, MAX_HEAP, Move};

pub(super) const EUCLID: Problem = Problem {
    id: "POJ2348",
    cases: Cases::UntilZeros(2),
    read: |s| Case::heaps("euclid", two(s)?),
    print: Print::Lines("Stan wins", "Ollie wins"),
    draw: |rng| line(&[or_far(rng, 1, 40, 400), or_far(rng, 1, 40, 400)]),
};

pub(super) const WYTHOFF: Problem = Problem {
    id: "P2252",
    cases: Cases::One,
    read: |s| Case::heaps("wythoff", two(s)?),
    print: Print::Lines("1", "0"),
    draw: |rng| line(&near_lost(rng)),
};

/// Draw two heaps in any order. In half of the cases they are a lost pair or one stone from it.
fn near_lost(rng: &mut Rng) -> [u64; 2] {
    if rng.is_scripted() || rng.below(2) == 0 {
        return [rng.below(25), rng.below(25)];
    }
    let difference = or_far(rng, 0, 12, 60);
    let smaller = (difference + (5 * difference * difference).isqrt()) / 2;
    let mut pair = [smaller, smaller + difference];
    if rng.below(3) == 0 {
        pair[rng.below(2) as usize] += 1;
    }
    shuffle(&mut pair, rng);
    pair
}

pub(super) const WYTHOFF_MANY: Problem = Problem { id: "HDU1527", cases: Cases::ToEnd, ..WYTHOFF };

/// List all winning first moves of Wythoff's game, the move from both heaps first. The problem statement fixes no other
/// order.
pub(super) const WYTHOFF_MOVES: Problem = Problem {
    id: "HDU2177",
    cases: Cases::UntilZeros(2),
    read: |s| {
        let heaps = two(s)?;
        let (played, shown) = (heaps.clone(), heaps.clone());
        Ok(Case::Computed {
            shown: Box::new(move || {
                Ok(vec![(Game::parse("wythoff")?, Position::Heaps(shown.clone()))])
            }),
            answer: Box::new(move |_| {
                let lines: Vec<String> = won(&heaps).iter().map(|left| joined(left, " ")).collect();
                Ok(if lines.is_empty() { "0".into() } else { format!("1\n{}", lines.join("\n")) })
            }),
            accepts: Some(Box::new(move |words, _| Ok(lists_moves(&played, words)))),
        })
    },
    print: Print::Computed,
    draw: |rng| {
        let mut pair = near_lost(rng);
        pair.sort_unstable();
        line(&[pair[0], pair[1].max(1)])
    },
};

/// Return whether these words list the winning first moves from two heaps, with the move from both heaps first.
fn lists_moves(heaps: &[u64], words: &[&str]) -> bool {
    let Some((&"1", numbers)) = words.split_first() else { return false };
    let numbers: Option<Vec<u64>> = numbers.iter().map(|word| word.parse().ok()).collect();
    let mut said: Vec<Vec<u64>> =
        numbers.unwrap_or_default().chunks(2).map(<[u64]>::to_vec).collect();
    let mut all = won(heaps);
    let from_both = |left: &Vec<u64>| {
        let gap = |pair: &[u64]| pair.iter().max().zip(pair.iter().min()).map(|(a, b)| a - b);
        gap(left) == gap(heaps)
    };
    if all.first().is_some_and(from_both) && said.first() != all.first() {
        return false;
    }
    said.sort_unstable();
    all.sort_unstable();
    said == all
}

/// Fibonacci Nim, in which the first move may not take the whole heap.
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

/// Find the least winning first move of Fibonacci Nim, where the first move may take the whole heap: the smallest term
/// of the Zeckendorf representation (1972), as Whinihan (1963) proved.
pub(super) const LEAST_TAKE: Problem = Problem {
    id: "P6487",
    cases: Cases::One,
    read: |s| {
        let heap = at_least(s, "n", 1)?.0;
        let game = Game::parse("fibonacci")?;
        let shown = move || Ok((game.clone(), game.position(&format!("{heap}:{heap}"))?));
        let least = move || zeckendorf(heap).last().map_or_else(String::new, u64::to_string);
        Ok(Case::answered(shown, move |_| Ok(least())))
    },
    print: Print::Computed,
    draw: |rng| rng.within(1, 100).to_string(),
};

/// Euclid's game on several pairs at once: each move changes every pair that has a move, and the last pair to end
/// decides the winner (Smith 1966). See [`lasts`].
pub(super) const EVERY_PAIR: Problem = Problem {
    id: "HDU3595",
    cases: Cases::ToEnd,
    read: |s| {
        let count = s.count("N", MAX_COUNT)?;
        let pairs = s.list(count, two)?;
        let longest = pairs.iter().map(|pair| lasts(pair[0], pair[1])).max().unwrap_or(0);
        let heaps = if pairs.is_empty() { vec![0, 0] } else { pairs.concat() };
        let game = || {
            Game::parse(
                "every (a, b) -> (a-k*b, b) for k in 1..a/b if b > 0 \
                 | (a, b-k*a) for k in 1..b/a if a > 0",
            )
        };
        let shown = move || Ok((game()?, Position::Heaps(heaps.clone())));
        Ok(Case::decided(shown, move |_| Ok(longest % 2 == 1)))
    },
    print: Print::Lines("MM", "GG"),
    draw: |rng| {
        let count = rng.within(1, 4);
        let most = most(rng, 12, 60);
        let mut pair = |_| line(&[rng.within(1, most), rng.within(1, most)]);
        let pairs: Vec<String> = (0..count).map(&mut pair).collect();
        format!("{count}\n{}", pairs.join("\n"))
    },
};

/// Return the number of moves from a pair if the winner prolongs the game and the loser shortens it. From a pair with
/// several multiples of the smaller number, one move can reach the pair with the remainder. If that pair is lost, the
/// player moves there at once. If it is won, the player takes all multiples but one, if there are two or more, and so
/// forces the opponent to move there.
fn lasts(a: u64, b: u64) -> u64 {
    let (mut small, mut large) = (a.min(b), a.max(b));
    let mut multiples = Vec::new();
    while small > 0 {
        multiples.push(large / small);
        (small, large) = (large % small, small);
    }
    let longer = |moves: u64, times: &u64| moves + if moves % 2 == 1 && *times > 1 { 2 } else { 1 };
    multiples.iter().rev().fold(0, longer)
}

/// Count the heaps from 1 to N that the first player wins. The first move takes at most k stones, each later move at
/// most twice the amount before, and taking the last stone loses. A heap of n is then played like a heap of n - 1 in
/// the game where taking the last stone wins. Such a heap is lost if k is less than its smallest Fibonacci term
/// (Whinihan 1963).
pub(super) const HEAPS_WON: Problem = Problem {
    id: "P6791",
    cases: Cases::Counted("T"),
    read: |s| {
        let most = decimal(s.word("k")?, MAX_N)?;
        let largest = decimal(s.word("N")?, MAX_N)?;
        let game = Game::parse("fibonacci misere")?;
        let shown = move || {
            let heap = largest.min(u128::from(MAX_HEAP));
            Ok((game.clone(), game.position(&format!("{heap}:{}", most.min(heap)))?))
        };
        Ok(Case::answered(shown, move |_| Ok(heaps_won(most, largest).to_string())))
    },
    print: Print::Computed,
    draw: |rng| line(&[rng.within(1, 9), rng.within(1, 60)]),
};

/// Return the count of numbers from 1 to N - 1 whose smallest Fibonacci term is at most k. The other numbers are sums
/// of larger Fibonacci numbers; replacing each term by the Fibonacci number a fixed number of places before it maps
/// them to 1, 2, 3 …
fn heaps_won(most: u128, largest: u128) -> u128 {
    let below = largest.saturating_sub(1);
    let next = |&(a, b): &(u128, u128)| Some((b, a + b)).filter(|(a, _)| *a <= below);
    let numbers: Vec<u128> =
        std::iter::successors(Some((1, 2)), next).map(|(number, _)| number).collect();
    let places = numbers.partition_point(|number| *number <= most);
    let (mut rest, mut lost) = (below, 0);
    for place in (places..numbers.len()).rev() {
        if numbers[place] <= rest {
            rest -= numbers[place];
            lost += numbers[place - places];
        }
    }
    below - lost
}

fn two(s: &mut Scanner<'_>) -> Result<Vec<u64>> {
    s.list(2, |s| s.number("a number"))
}

/// Return the lost positions to which winning moves from two heaps lead, each with the smaller heap first. The position
/// after a move from both heaps comes first, then those after moves from a single heap, smallest first.
fn won(heaps: &[u64]) -> Vec<Vec<u64>> {
    let (mut both, mut one) = (Vec::new(), Vec::new());
    let position = Position::Heaps(heaps.to_vec());
    let _ = Wythoff.winning(&position, false, &mut |mv| {
        let Some(mut left) = mv.taken_from(heaps) else { return Flow::Continue(()) };
        left.sort_unstable();
        let found = if matches!(mv, Move::Takes { .. }) { &mut both } else { &mut one };
        found.push(left);
        Flow::Continue(())
    });
    one.sort_unstable();
    // Remove duplicates: moves of several kinds may leave the same heaps.
    one.dedup();
    one.retain(|left| !both.contains(left));
    both.extend(one);
    both
}
