//! Staircase Nim: a move takes stones from one step to the step below, and stones on the ground stay there. The same
//! game is also played with boxes in a row, where the first box is the ground.

use super::kit::positions::{GATHERED, heaps_up_to};
use crate::games::kit::prelude::*;
use crate::period::closed::{Closed, NIM as GROWS};
use crate::ruleset::explain::{Cell, ColumnKind, Table};

/// Staircase Nim: only the odd steps count, as Nim heaps. Stones that come down from an even step can be moved on at
/// once, so the even steps change nothing (Sprague 1937). The same reply works in misère play, with misère Nim on the
/// odd steps: if the odd steps are empty, moving one stone down to an odd step wins.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let game = Game::parse("staircase")?;
/// let found = analyze(&game, &game.position("2 1 3")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(2 ^ 3)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// Boxes in a row, numbered from 0: stones move to the next lower box, and stay in box 0. Box d corresponds to step d
/// of a staircase whose ground is box 0.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let game = Game::parse("boxes")?;
/// let found = analyze(&game, &game.position("0 2 1")?, Limits::default())?;
/// assert_eq!((found.nimber, found.moves[0].to.as_str()), (Some(Nimber(2)), "2 0 1"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Staircase {
    /// The index of the first step in a position: 0, or 1 if index 0 is the ground.
    first: usize,
}

/// The staircase whose positions do not include the ground.
pub const STAIRS: Staircase = Staircase { first: 0 };

impl Staircase {
    /// Iterate over the stones on the odd steps.
    fn odd(self, heaps: &[u64]) -> impl Iterator<Item = u64> {
        heaps.iter().copied().skip(self.first).step_by(2)
    }

    /// Visit the winning moves, where `sum` is the sum of the odd steps and of all other components.
    fn moves_for(&self, heaps: &[u64], sum: &Sum, visit: MoveVisitor<'_>) -> Flow {
        // Stones that leave an odd step lower this step, and stones that leave an even step raise the odd step below.
        // In both cases the odd step must get its target value. Moves from odd steps come first, because the
        // explanation lowers an odd step.
        let mut each = |parity: usize| {
            let places = heaps.iter().enumerate().skip(self.first + parity).step_by(2);
            for (heap, &stones) in places {
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
        [0, 1].into_iter().try_for_each(&mut each)
    }
}

impl Ruleset for Staircase {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let mut steps = position.heaps().to_vec();
        // Ignore the stones on the ground.
        steps.iter_mut().take(self.first).for_each(|stones| *stones = 0);
        while steps.last() == Some(&0) {
            steps.pop();
        }
        if steps.is_empty() { Vec::new() } else { vec![steps] }
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        for (heap, &stones) in position.heaps().iter().enumerate().skip(self.first) {
            for take in 1..=stones {
                visit(Move::Step { heap, take })?;
            }
        }
        Flow::Continue(())
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Step { heap, take } = *mv else { return None };
        let mut next = position.heaps().to_vec();
        let step = next.get_mut(heap)?;
        *step = step.checked_sub(take)?;
        if let Some(below) = heap.checked_sub(1) {
            next[below] += take;
        }
        Some(Position::Heaps(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(heaps::stones(position.heaps().get(self.first..).unwrap_or_default()))
    }

    fn legal(&self, position: &Position) -> Legal {
        let mut takes = heaps::any_amount(position.heaps());
        takes.iter_mut().take(self.first).for_each(Vec::clear);
        Legal::Step { takes }
    }

    knows!(Values, MovesToValue, Outcomes, Strategy, Explains);
}

impl Values for Staircase {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(self.odd(part).fold(0, |sum, h| sum ^ h)))
    }
}

impl MovesToValue for Staircase {
    fn moves_to_value(
        &self,
        position: &Position,
        value: u64,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        let beside = self.odd(position.heaps()).chain([value]);
        Some(self.moves_for(position.heaps(), &Sum::new(beside, false), visit))
    }
}

impl Outcomes for Staircase {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        Some(Sum::new(self.odd(position.heaps()), misere).outcome())
    }
}

impl Strategy for Staircase {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let heaps = position.heaps();
        Some(self.moves_for(heaps, &Sum::new(self.odd(heaps), misere), visit))
    }
}

impl Explains for Staircase {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let heaps = position.heaps();
        let counted: Vec<u64> = self.odd(heaps).collect();
        let place = |i: usize| (2 * i + 1).to_string();
        let boxes = self.first > 0;
        let id = match (boxes, misere) {
            (false, false) => "odd-steps",
            (false, true) => "misere-odd-steps",
            (true, false) => "boxes",
            (true, true) => "misere-boxes",
        };
        let mut steps = vec![Step::Theorem { id, author: "Sprague", year: 1937 }];
        steps.extend((!boxes).then(|| stairs(heaps).into()));
        steps.extend(Step::sum(&counted, Terms::Sizes, misere, &place));
        if boxes {
            let mut even = heaps.iter().enumerate().skip(2).step_by(2);
            let laden = even.find(|(_, stones)| **stones > 0);
            let mirror =
                laden.map(|(i, _)| Claim::new("box-mirror").with("from", i).with("to", i - 1));
            let claims = mirror.into_iter().chain([Claim::new("box-end")]).collect();
            steps.extend(Step::reasons("box", claims));
        } else {
            if heaps.len() > 1 {
                steps.extend(Step::facts("mirror", vec![mirror(heaps, misere)]));
            }
            steps.extend(Step::reasons("stairs", vec![Claim::new("stairs-end")]));
        }
        if misere {
            steps.push(Step::endgame(&Sum::new(counted, misere)));
        }
        steps
    }
}

/// Return a table of the steps with their stones, and whether each step counts.
fn stairs(heaps: &[u64]) -> Table {
    let columns = [
        ("odd-steps.step", ColumnKind::Number),
        ("odd-steps.stones", ColumnKind::Number),
        ("odd-steps.counts", ColumnKind::Mark),
    ];
    let row = |(stones, step): (&u64, usize)| -> Vec<Cell> {
        vec![step.into(), (*stones).into(), (step % 2 == 1).into()]
    };
    let rows = heaps.iter().zip(1..).map(row);
    Table::new("odd-steps", &columns).rows(rows).after(Claim::new("odd-steps"))
}

/// Return the claim about the reply to a move from an even step, with the first even step that holds stones as the
/// example.
fn mirror(heaps: &[u64], misere: bool) -> Claim {
    let even = heaps.iter().zip(1u64..).skip(1).step_by(2);
    let laden = even.filter(|(stones, _)| **stones > 0).map(|(_, step)| step).next();
    let claim = match laden {
        Some(step) => Claim::new("mirror-step").with("step", step).with("below", step - 1),
        None => Claim::new("mirror-all"),
    };
    claim.with("misere", u64::from(misere))
}

/// The entry of Staircase Nim in the list of games.
pub static STAIRCASE: Entry = Entry {
    group: Group::Strips,
    board: "stairs",
    part: "step",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(STAIRS)),
    ..Entry::HEAPS.named("staircase", "2 1 3")
};

/// The entry of the boxes game in the list of games.
pub static BOXES: Entry = Entry {
    board: "places",
    part: "place",
    read: |arguments| arguments.none(Box::new(Staircase { first: 1 })),
    ..STAIRCASE.named("boxes", "0 2 1")
};

impl Playable for Staircase {
    fn entry(&self) -> &'static Entry {
        if self.first > 0 { &BOXES } else { &STAIRCASE }
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        heaps_up_to(source, self.entry().position, GATHERED).map(Position::Heaps)
    }

    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let step = moves::taken(position.heaps(), word)?;
        Ok(step.map(|t| Move::Step { heap: t.heap, take: t.take }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Step { heap, take } = *mv else { return None };
        Some(moves::amount_text(heap, take))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        let heap = (0..a.len()).rfind(|&i| a.get(i) != b.get(i))?;
        let take = a[heap].checked_sub(*b.get(heap)?)?;
        let mv = Move::Step { heap, take };
        (self.apply(from, &mv).as_ref() == Some(to)).then_some(mv)
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Step { heap, take } = *mv else { return Ok(false) };
        let stones = position.heaps().get(heap).copied().unwrap_or(0);
        Ok(heap >= self.first && (1..=stones).contains(&take))
    }

    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let mut takes = heaps::any_amount(position.heaps());
        takes.iter_mut().take(self.first).for_each(Vec::clear);
        let (heap, take) = random::amount_of_place(rng, &takes)?;
        Some(Move::Step { heap, take })
    }

    fn standard(&self, _position: &mut Position) {}

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 4 + wanted.level, (0, 3 + 2 * wanted.level))
    }

    fn board(&self, position: &Position) -> Board {
        let heaps = position.heaps();
        if self.first > 0 { Board::heaps(heaps) } else { Board::Stairs { heaps: counts(heaps) } }
    }

    /// Return the values of the lowest step alone, which is Nim. A single box is the ground, so boxes have no sequence.
    fn sequence(&self) -> Heaps {
        if self.first > 0 {
            return Err("no-heaps");
        }
        Ok(Closed::boxed(|n| n, Some(GROWS), ("odd-steps", "Sprague", 1937)))
    }
}
