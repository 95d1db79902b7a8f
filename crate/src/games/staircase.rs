//! Staircase Nim: move stones from one step to the step below; on the ground they stay.

use super::kit::board::{Board, counts};
use super::kit::heaps;
use super::kit::moves;
use super::kit::playable::{Entry, Group};
use super::kit::playable::{Heaps, Playable};
use super::kit::positions::{GATHERED, heaps_up_to};
use super::kit::wanted::Wanted;
use crate::base::Flow;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::base::rng::Rng;
use crate::base::text::{Source, Word};
use crate::period::closed::{Closed, NIM as GROWS};
use crate::ruleset::argument::Rows;
use crate::ruleset::claim::Claim;
use crate::ruleset::explain::{ROWS, Stair, Step};
use crate::ruleset::moves::{Legal, Move};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;
use crate::ruleset::sum::Sum;
use crate::ruleset::{Part, Ruleset};

/// Staircase Nim: only the odd steps count, as Nim heaps. Whatever comes down from an even step
/// can be sent on at once, so the even steps change nothing (Sprague 1937). The same mirror reply
/// carries over to misère play, with misère Nim on the odd steps: when they are bare, one stone
/// sent down to an odd step wins.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let game = Game::parse("staircase")?;
/// let found = analyze(&game, &game.position("2 1 3")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(2 ^ 3)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Staircase;

/// The odd steps: those at even places, since places count from 0.
fn odd(heaps: &[u64]) -> impl Iterator<Item = u64> {
    heaps.iter().copied().step_by(2)
}

impl Ruleset for Staircase {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let mut steps = position.heaps().to_vec();
        while steps.last() == Some(&0) {
            steps.pop();
        }
        if steps.is_empty() { Vec::new() } else { vec![steps] }
    }

    fn options(&self, part: &[u64], visit: &mut dyn FnMut(&[Part]) -> Flow) -> Flow {
        for (step, &stones) in part.iter().enumerate() {
            for take in (1..=stones).rev() {
                let mut next = part.to_vec();
                next[step] -= take;
                if step > 0 {
                    next[step - 1] += take;
                }
                visit(&self.parts(&Position::Heaps(next)))?;
            }
        }
        Flow::Continue(())
    }

    fn moves(&self, position: &Position, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        for (heap, &stones) in position.heaps().iter().enumerate() {
            for take in 1..=stones {
                visit(Move::Step { heap, take })?;
            }
        }
        Flow::Continue(())
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(heaps::stones(position.heaps()))
    }

    fn legal(&self, position: &Position) -> Legal {
        Legal::Step { takes: heaps::any_amount(position.heaps()) }
    }

    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(odd(part).fold(0, |sum, h| sum ^ h)))
    }

    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        Some(Sum::new(odd(position.heaps()), misere).outcome())
    }

    fn winning(
        &self,
        position: &Position,
        misere: bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Option<Flow> {
        let heaps = position.heaps();
        let sum = Sum::new(odd(heaps), misere);
        // A stone that leaves an odd step lessens it; one from an even step fills the odd step below.
        // Either way that odd step must get its target. The argument lowers an odd step.
        let mut each = |parity: usize| {
            for (heap, &stones) in heaps.iter().enumerate().skip(parity).step_by(2) {
                let lower = heap.saturating_sub(1);
                let take = if parity == 0 {
                    stones.checked_sub(sum.target(stones))
                } else {
                    sum.target(heaps[lower]).checked_sub(heaps[lower])
                };
                if let Some(take) = take.filter(|t| (1..=stones).contains(t)) {
                    visit(Move::Step { heap, take })?;
                }
            }
            Flow::Continue(())
        };
        Some([0, 1].into_iter().try_for_each(&mut each))
    }

    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let heaps = position.heaps();
        let stairs = |first: usize| {
            let all = heaps.iter().enumerate().skip(first).step_by(2);
            all.take(ROWS).map(|(i, &stones)| Stair { step: i + 1, stones }).collect::<Vec<_>>()
        };
        let (odds, evens) = (stairs(0), stairs(1));
        let more = heaps.len() - odds.len() - evens.len();
        let laden = evens.iter().find(|s| s.stones > 0).map_or(0, |s| s.step);
        let mirror = (heaps.len() > 1).then_some(Step::Mirror { step: laden });
        let id = if misere { "misere-odd-steps" } else { "odd-steps" };
        let counted: Vec<u64> = odd(heaps).collect();
        let mut steps = vec![
            Step::Theorem { id, author: "Sprague", year: 1937 },
            Step::OddSteps { odd: odds, even: evens, more },
        ];
        steps.extend(Step::sum(&counted, Rows::Sizes, misere, &|i| (2 * i + 1).to_string()));
        steps.extend(mirror);
        steps.push(Step::Argument { claims: vec![Claim::new("stairs-end")] });
        if misere {
            steps.push(Step::endgame(&Sum::new(odd(heaps), misere)));
        }
        steps
    }
}

/// The staircase's entry in the list of games.
pub static STAIRCASE: Entry = Entry {
    name: "staircase",
    game: "staircase",
    position: "2 1 3",
    group: Group::Strips,
    board: "stairs",
    part: "step",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(Staircase)),
    ..Entry::HEAPS
};

impl Playable for Staircase {
    fn entry(&self) -> &'static Entry {
        &STAIRCASE
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        heaps_up_to(source, STAIRCASE.position, GATHERED).map(Position::Heaps)
    }

    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        let [word] = words else { return Ok(None) };
        let step = moves::taken(position.heaps(), *word)?;
        Ok(step.map(|t| Move::Step { heap: t.heap, take: t.take }))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        let heap = (0..a.len()).rfind(|&i| a.get(i) != b.get(i))?;
        let take = a[heap].checked_sub(*b.get(heap)?)?;
        let mv = Move::Step { heap, take };
        let legal = a[heap] >= take && mv.apply(from) == *to;
        legal.then_some(mv)
    }

    fn standard(&self, _position: &mut Position) {}

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 4 + wanted.level, (0, 3 + 2 * wanted.level))
    }

    fn board(&self, position: &Position) -> Board {
        Board::Stairs { heaps: counts(position.heaps()) }
    }

    /// One step alone, the lowest, is Nim.
    fn sequence(&self) -> Heaps {
        Ok(Closed::boxed(|n| n, Some(GROWS), ("odd-steps", "Sprague", 1937)))
    }
}
