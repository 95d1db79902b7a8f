//! Nim: a move takes any number of stones from one heap.

use super::kit::piecewise::Piecewise;
use crate::games::kit::prelude::*;
use crate::heaps::quotient::{OptionsOf, Reach};
use crate::period::closed::{Closed, NIM as GROWS};
use crate::ruleset::moves::Taken;

/// Nim, solved by Bouton (1901) in normal and misère play.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Outcome};
/// let game = Game::parse("nim")?;
/// let found = analyze(&game, &game.position("3 5 7")?, Limits::default())?;
/// assert_eq!(found.outcome, Outcome::N);
/// assert_eq!(found.moves[0].to, "2 5 7");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nim;

impl Ruleset for Nim {
    /// Generate the options directly: a search is a third faster than with the default, which applies each move.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        (0..part[0]).try_for_each(|left| visit(&heaps::left(left)))
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        heaps::take_any(position.heaps(), visit)
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(heaps::stones(position.heaps()))
    }

    fn legal(&self, position: &Position) -> Legal {
        Legal::take_one(heaps::any_amount(position.heaps()))
    }

    knows!(Values, MovesToValue, Tame, Outcomes, Strategy, Remote, Explains);
}

impl Values for Nim {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(part[0]))
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        heaps::known_value(self, position)
    }
}

impl MovesToValue for Nim {
    fn moves_to_value(
        &self,
        position: &Position,
        value: u64,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        let sum = position.heaps().iter().fold(value, |sum, heap| sum ^ heap);
        Some(position.heaps().iter().enumerate().try_for_each(|(i, &heap)| {
            let left = heap ^ sum;
            if left < heap { visit(heaps::take(i, heap, heap - left)) } else { Flow::Continue(()) }
        }))
    }
}

impl Tame for Nim {
    fn tame(&self, part: &[u64]) -> Option<(u64, bool)> {
        Some((part[0], part[0] > 1))
    }
}

impl Outcomes for Nim {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        Some(Sum::new(position.heaps().iter().copied(), misere).outcome())
    }
}

impl Strategy for Nim {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let sum = Sum::new(position.heaps().iter().copied(), misere);
        Some(position.heaps().iter().enumerate().try_for_each(|(i, &h)| {
            let target = sum.target(h);
            if target < h { visit(heaps::take(i, h, h - target)) } else { Flow::Continue(()) }
        }))
    }
}

impl Remote for Nim {
    /// Return the remoteness. In normal play a lost position lasts as many moves as it has stones. Let 2^k be the
    /// lowest bit of any heap: taking one stone from a heap with this bit gives the nim-sum 2^(k+1) − 1, and the reply
    /// must lower a heap whose lowest bit is k, again by one stone. In misère play with a heap above 1, a lost position
    /// lasts one move less, because the loser makes the last move, so the number of moves is odd while the number of
    /// stones is even. For example, 2 2 has four stones and lasts three moves.
    fn remoteness(&self, position: &Position, misere: bool) -> Option<u128> {
        let stones = heaps::stones(position.heaps());
        let (_, bigger) = Sum::new(position.heaps().iter().copied(), misere).counts();
        let lost = |stones: u128, bigger| stones - u128::from(misere && bigger > 0);
        if stones == 0 || self.outcome(position, misere) == Some(Outcome::P) {
            return Some(lost(stones, bigger));
        }
        let mut least = None;
        let _ = self.winning(position, misere, &mut |mv| {
            if let Move::Take(Taken { take, left, .. }) = mv {
                let bigger = bigger - u64::from(take + left > 1) + u64::from(left > 1);
                let moves = 1 + lost(stones - u128::from(take), bigger);
                least = Some(least.map_or(moves, |least: u128| least.min(moves)));
            }
            Flow::Continue(())
        });
        least
    }
}

impl Explains for Nim {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let values = position.heaps();
        let id = if misere { "misere-nim" } else { "bouton" };
        let mut steps = vec![Step::Theorem { id, author: "Bouton", year: 1901 }];
        steps.extend(Step::nim(values, misere, &|i| values[i].to_string()));
        steps
    }
}

/// The entry of Nim in the list of games.
pub static NIM: Entry = Entry {
    stones: true,
    read: |arguments| arguments.none(Box::new(Nim)),
    ..Entry::HEAPS.named("nim", "3 5 7")
};

impl Playable for Nim {
    fn entry(&self) -> &'static Entry {
        &NIM
    }

    fn sequence(&self) -> Heaps {
        Ok(Closed::boxed(|n| n, Some(GROWS), ("bouton", "Bouton", 1901)))
    }

    offers!(HeapRules, InPieces, TypedRule);
}

impl HeapRules for Nim {
    /// Give no bound of the moves, so no period is proven: the quotients of heaps below 2ⁿ are all different.
    fn heap_rules(&self) -> (Box<OptionsOf<'_>>, Option<Reach>) {
        let options = |heap, budget: &mut Budget<'_>, visit: HeapVisitor<'_>| {
            for left in 0..heap {
                budget.spend(1, || format!("heap {heap}"))?;
                if visit(&[left]).is_break() {
                    return Ok(Flow::Break(()));
                }
            }
            Ok(Flow::Continue(()))
        };
        (Box::new(options), None)
    }
}

impl InPieces for Nim {
    fn piecewise(&self) -> Piecewise<'_> {
        let (options, _) = self.heap_rules();
        Piecewise { all_below: true, ..Piecewise::heaps(options) }
    }
}

#[cfg(feature = "lab")]
impl TypedRule for Nim {
    fn as_rule(&self) -> Option<String> {
        Some("n -> i for i in 0..n-1".into())
    }

    fn misere_as_nim(&self) -> bool {
        true
    }
}
