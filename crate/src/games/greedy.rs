//! Greedy Nim: take any number of stones, but only from a largest heap.

use crate::games::kit::prelude::*;
use crate::period::closed::{Closed, NIM as GROWS};

/// Nim where a move takes from a largest heap: the player to move wins exactly when the number of largest heaps is odd
/// (Albert and Nowakowski 2004). The rule also holds under misère play, except if no heap is larger than 1: then an odd
/// number of heaps is lost.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Outcome};
/// let game = Game::parse("greedy")?;
/// let found = analyze(&game, &game.position("3 5 5")?, Limits::default())?;
/// assert_eq!(found.outcome, Outcome::P);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Greedy;

/// Return the size of the largest heaps and their number; (0, 0) if there is no heap.
fn largest(heaps: &[u64]) -> (u64, u64) {
    let size = heaps.iter().copied().max().unwrap_or(0);
    let count = heaps.iter().filter(|h| **h == size).count() as u64;
    if size == 0 { (0, 0) } else { (size, count) }
}

fn lost((size, count): (u64, u64), misere: bool) -> bool {
    (count % 2 == 1) == (misere && size <= 1)
}

/// Return the largest heap size below `size`, and the number of heaps of this size; (0, 0) if no such heap has stones.
fn second(heaps: &[u64], size: u64) -> (u64, u64) {
    heaps.iter().filter(|h| **h < size).fold((0, 0), |(best, count), &h| match h.cmp(&best) {
        std::cmp::Ordering::Greater => (h, 1),
        std::cmp::Ordering::Equal if h > 0 => (best, count + 1),
        _ => (best, count),
    })
}

fn of_largest(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    let (size, _) = largest(heaps);
    heaps.iter().enumerate().filter(move |(_, h)| size > 0 && **h == size).map(|(i, h)| (i, *h))
}

impl Ruleset for Greedy {
    fn parts(&self, position: &Position) -> Vec<Part> {
        heaps::together(position.heaps())
    }

    /// Visit the moves from only one of the largest heaps, since moves from equal heaps lead to equal positions.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let [rest @ .., size] = part else { return Flow::Continue(()) };
        (0..*size).try_for_each(|left| {
            let mut next = rest.to_vec();
            next.push(left);
            visit(&self.parts(&Position::Heaps(next)))
        })
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        let parts = usize::from(position.heaps().iter().any(|h| *h > 0));
        std::iter::repeat_n(heaps::text(position.heaps()), parts).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        of_largest(position.heaps())
            .try_for_each(|(i, h)| (1..=h).try_for_each(|t| visit(heaps::take(i, h, t))))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let (size, count) = largest(position.heaps());
        Some(u128::from(size) * u128::from(count))
    }

    fn legal(&self, position: &Position) -> Legal {
        let mut takes = vec![Vec::new(); position.heaps().len()];
        of_largest(position.heaps()).for_each(|(i, h)| takes[i] = vec![(1, h)]);
        Legal::take_one(takes)
    }

    knows!(Outcomes, Strategy, Explains);
}

impl Outcomes for Greedy {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        Some(Outcome::mover_wins(!lost(largest(position.heaps()), misere)))
    }
}

impl Strategy for Greedy {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let heaps = position.heaps();
        let (size, count) = largest(heaps);
        if lost((size, count), misere) {
            return Some(Flow::Continue(()));
        }
        if count > 1 {
            // With several largest heaps, every move leaves one largest heap fewer and wins.
            return Some(self.moves(position, visit));
        }
        let (next, others) = second(heaps, size);
        Some(of_largest(heaps).try_for_each(|(i, h)| {
            let leave = |left: u64, after: (u64, u64), visit: MoveVisitor<'_>| {
                let wins = left < h && lost(after, misere);
                if wins { visit(heaps::take(i, h, h - left)) } else { Flow::Continue(()) }
            };
            // The remaining heap is the only largest heap, or equals the next size, or is smaller than the next size.
            leave(next + 1, (next + 1, 1), visit)?;
            leave(next, (next, if next == 0 { 0 } else { others + 1 }), visit)?;
            if lost((next, others), misere) {
                (0..next).rev().try_for_each(|left| visit(heaps::take(i, h, h - left)))?;
            }
            Flow::Continue(())
        }))
    }
}

impl Explains for Greedy {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let (size, count) = largest(position.heaps());
        let theorem = if misere {
            Step::Theorem { id: "misere-greedy", author: "", year: 0 }
        } else {
            Step::Theorem { id: "greedy", author: "Albert, Nowakowski", year: 2004 }
        };
        let mut steps = vec![theorem];
        if size == 0 {
            return steps;
        }
        let ended = misere && size <= 1;
        let id = if ended { "largest-ones" } else { "largest-heaps" };
        let largest = Claim::new(id).with("size", size).with("count", count);
        steps.extend(Step::facts("largest", vec![largest]));
        if ended {
            return steps;
        }
        let first = self.first_winning(position, misere);
        let (next, others) = second(position.heaps(), size);
        let claim = match first {
            None => Claim::new("greedy-even").with("size", size).with("count", count),
            Some(_) if count > 1 => {
                Claim::new("greedy-odd").with("size", size).with("count", count).revealing()
            }
            Some(Move::Take(taken)) => Claim::new("greedy-one")
                .with("size", size)
                .with("next", next)
                .with("others", others)
                .with("left", taken.left)
                .revealing(),
            Some(_) => return steps,
        };
        steps.extend(Step::argument(vec![claim]));
        steps
    }
}

/// The entry of Greedy Nim in the list of games.
pub static GREEDY: Entry = Entry {
    adds_up: false,
    stones: true,
    read: |arguments| arguments.none(Box::new(Greedy)),
    ..Entry::HEAPS.named("greedy", "3 5 6")
};

impl Playable for Greedy {
    fn entry(&self) -> &'static Entry {
        &GREEDY
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 3 + wanted.level, (1, 4 + 3 * wanted.level))
    }

    fn sequence(&self) -> Heaps {
        Ok(Closed::boxed(|n| n, Some(GROWS), ("greedy", "Albert, Nowakowski", 2004)))
    }
}
