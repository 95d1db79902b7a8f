//! Problems about taking an amount that belongs to a set.

use super::super::draw::set;
use super::prelude::*;
use mexplorer::games::subtract::subtraction;
use mexplorer::heaps::subtraction::set::{StepSet, zero};
use mexplorer::text::number;
use mexplorer::{MAX_HEAP, Span};

pub(super) const SUBTRACT: Problem = Problem {
    id: "893",
    cases: Cases::One,
    read: |s| {
        let set = step_set(s)?;
        let heaps = heap_list(s, "n", "a heap")?;
        Ok(Case::play(Game::new(subtraction(set), false), Position::Heaps(heaps)))
    },
    print: Print::Lines("Yes", "No"),
    draw: |rng| {
        let (set, size) = (set(rng), most(rng, 20, 60));
        format!("{}\n{}", counted(&set), counted(&heaps(rng, 0, size)))
    },
};

/// Take 1, 5 or 13 stones; the player who takes the last stone loses.
pub(super) const LAST_LOSES: Problem = Problem {
    id: "102780H",
    cases: Cases::One,
    read: |s| Case::heaps("subtract 1 5 13 misere", vec![s.number("n")?]),
    print: Print::Lines("1", "2"),
    draw: |rng| or_far(rng, 1, 80, 600).to_string(),
};

pub(super) const POWERS: Problem = Problem {
    id: "HDU1847",
    cases: Cases::ToEnd,
    read: |s| taking((0..53).map(|i| 1 << i), vec![s.number("n")?]),
    print: Print::Lines("Kiki", "Cici"),
    draw: |rng| or_far(rng, 1, 100, 300).to_string(),
};

/// Three heaps; each move takes a Fibonacci number of stones.
pub(super) const FIBONACCI: Problem = Problem {
    id: "HDU1848",
    cases: Cases::UntilZeros(3),
    read: |s| {
        let next = |&(a, b): &(u64, u64)| (b <= MAX_HEAP).then_some((b, a + b));
        let amounts = std::iter::successors(Some((1, 2)), next).map(|(a, _)| a);
        taking(amounts, s.list(3, |s| s.number("a number"))?)
    },
    print: Print::Lines("Fibo", "Nacci"),
    draw: |rng| line(&[0; 3].map(|_| or_far(rng, 1, 9, 30))),
};

/// Several subtraction sets, each with its positions; an empty set ends the input.
pub(super) const SETS: Problem = Problem {
    id: "HDU1536",
    cases: Cases::UntilZeros(1),
    read: |s| {
        let (count, spot) = s.count_at("k", MAX_COUNT)?;
        let steps = s.list(count, |s| Ok(at_least(s, "a number of the set", 1)?.0))?;
        let set = StepSet::new(steps.into_iter().map(|step| (step, step)));
        let set = set.ok_or_else(|| Error::new(ErrorCode::EmptySet, "no numbers").at(spot))?;
        let count = s.count("m", MAX_COUNT)?;
        let heaps = |s: &mut Scanner<'_>| heap_list(s, "l", "a heap").map(Position::Heaps);
        let positions = s.list(count, heaps)?;
        let game = Game::new(subtraction(set), false);
        Ok(Case::Winners(Group { name: None, game, positions }))
    },
    print: Print::Joined("W", "L", ""),
    draw: |rng| {
        let (set, size) = (counted(&set(rng)), most(rng, 20, 60));
        let position = |rng: &mut Rng| {
            fair(rng, &mut |rng| counted(&heaps(rng, 0, size)).replace('\n', " "), &|position| {
                let input = format!("{set}\n1\n{position}\n0");
                judged("HDU1536", &input, |winner| winner == "W")
            })
        };
        let positions: Vec<String> = (0..rng.within(2, 4)).map(|_| position(rng)).collect();
        format!("{set}\n{}\n{}", positions.len(), positions.join("\n"))
    },
};

/// Take 1, 2 or 3 stones from one heap.
pub(super) const THREE: Problem = Problem {
    id: "CSES1098",
    cases: Cases::Counted("T"),
    read: |s| Case::heaps("bounded 3", heap_list(s, "n", "a heap")?),
    print: Print::Lines("first", "second"),
    draw: |rng| counted(&heaps(rng, 1, 15)),
};

/// Take 1 to m stones from one heap.
pub(super) const BOUNDED: Problem = Problem {
    id: "HDU1846",
    cases: Cases::Counted("T"),
    read: |s| {
        let (heap, most) = (s.number("n")?, at_least(s, "m", 1)?.0);
        Case::heaps(&format!("bounded {most}"), vec![heap])
    },
    print: Print::Lines("first", "second"),
    draw: |rng| {
        let (heap, most) = (rng.within(1, 40), rng.within(1, 6));
        if rng.is_scripted() || rng.below(3) > 0 {
            return line(&[heap, most]);
        }
        // Draw a multiple of `most + 1`, which is lost, a multiple of `most`, or a heap that a move can take whole.
        let most = rng.within(2, 60);
        let heap = [rng.within(1, 8) * (most + 1), rng.within(1, 8) * most, rng.within(1, most)];
        line(&[heap[rng.below(3) as usize], most])
    },
};

/// Find the winner for each heap from 1 to n, where a move takes a number of a set. Each lost heap marks the heaps from
/// which a move reaches it, in as many steps as the set has numbers; with many numbers there are few lost heaps.
pub(super) const EACH_SIZE: Problem = Problem {
    id: "CSES1729",
    cases: Cases::One,
    read: |s| {
        let heap = s.count("n", MAX_COUNT)?;
        let (steps, spot) = steps(s)?;
        let game = Game::new(subtraction(set_of(&steps, spot)?), false);
        let shown = move || Ok((game.clone(), Position::Heaps(vec![heap])));
        Ok(Case::answered(shown, move |budget| won_and_lost(heap as usize, &steps, budget)))
    },
    print: Print::Computed,
    draw: |rng| {
        let set = set(rng);
        format!("{} {}\n{}", rng.within(1, 40), set.len(), line(&set))
    },
};

/// Return a letter for each heap from 1 on: W for a won heap, L for a lost one.
fn won_and_lost(heap: usize, steps: &[u64], budget: &mut Budget<'_>) -> Result<String> {
    let mut won = vec![false; heap + 1];
    for lost in 0..=heap {
        if won[lost] {
            continue;
        }
        budget.spend(1 + steps.len() as u64 / 8, || lost.to_string())?;
        for step in steps {
            let from = lost.saturating_add(*step as usize);
            if let Some(slot) = won.get_mut(from) {
                *slot = true;
            }
        }
    }
    Ok(won[1..].iter().map(|won| if *won { 'W' } else { 'L' }).collect())
}

/// Take 1 or a power of a prime. No such number is a multiple of 6, and 1 to 5 are all allowed, so exactly the
/// multiples of 6 are lost.
pub(super) const PRIME_POWERS: Problem = Problem {
    id: "P4018",
    cases: Cases::Counted("T"),
    read: |s| {
        let heap = s.number("n")?;
        // Replace a large heap, whose set of amounts would be too long, by a smaller one with the same remainder by 6.
        let shown = if heap > LARGEST_SHOWN { LARGEST_SHOWN - 6 + heap % 6 } else { heap };
        let won = heap % 6 != 0;
        let game = move || amounts((1..=shown).filter(is_power), shown);
        Ok(Case::decided(move || Ok((game()?, Position::Heaps(vec![shown]))), move |_| Ok(won)))
    },
    print: Print::Lines("October wins!", "Roy wins!"),
    draw: |rng| {
        let six = if rng.below(2) == 0 { 6 } else { 1 };
        (rng.within(1, 20) * six).to_string()
    },
};

/// The largest heap of P4018 that is shown unchanged; a multiple of 6.
const LARGEST_SHOWN: u64 = 120;

/// Return whether a number is 1 or a power of a prime.
fn is_power(n: &u64) -> bool {
    let Some(prime) = (2..=*n).find(|divisor| n.is_multiple_of(*divisor)) else { return *n == 1 };
    let mut left = *n;
    while left.is_multiple_of(prime) {
        left /= prime;
    }
    left == 1
}

/// Parse `k` and the `k` numbers of a subtraction set, which must not be empty.
fn step_set(s: &mut Scanner<'_>) -> Result<StepSet> {
    let (steps, spot) = steps(s)?;
    set_of(&steps, spot)
}

/// Parse `k` and then `k` numbers; return them with the span of `k`.
fn steps(s: &mut Scanner<'_>) -> Result<(Vec<u64>, Span)> {
    let (count, spot) = s.count_at("k", MAX_COUNT)?;
    Ok((s.list(count, step)?, spot))
}

fn set_of(steps: &[u64], spot: Span) -> Result<StepSet> {
    StepSet::new(steps.iter().map(|step| (*step, *step))).ok_or_else(|| {
        Error::new(ErrorCode::EmptySet, "expected at least one number in the set").at(spot)
    })
}

/// Parse a number of the set: an amount that a move may take.
fn step(scanner: &mut Scanner<'_>) -> Result<u64> {
    let word = scanner.word("a number of the set")?;
    let step = number(word)?;
    if step > 0 { Ok(step) } else { Err(zero(word)) }
}

/// Return a case that asks for the winner of the game in which a move takes one of these amounts.
fn taking(from: impl Iterator<Item = u64>, heaps: Vec<u64>) -> Result<Case> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    Ok(Case::play(amounts(from, largest)?, Position::Heaps(heaps)))
}

/// Return the game of taking one of these ascending amounts, of which the first is 1. Amounts above the largest heap
/// are omitted.
fn amounts(from: impl Iterator<Item = u64>, largest: u64) -> Result<Game> {
    let steps = from.take_while(|amount| *amount <= largest).chain([1]);
    let steps = StepSet::new(steps.map(|amount| (amount, amount)));
    let steps = steps.ok_or_else(|| Error::new(ErrorCode::Internal, "1 may be taken"))?;
    Ok(Game::new(subtraction(steps), false))
}
