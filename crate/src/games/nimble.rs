//! Nimble: a move takes a coin any number of squares to the left along a strip.

use super::nim::Nim;
use crate::games::kit::prelude::*;
use crate::period::closed::{Closed, NIM as GROWS};

/// Coins on squares counted from 0, with any number of coins on a square: a coin on square n is a Nim heap of n (Bouton
/// 1901), under misère play too.
///
/// ```
/// use mexplorer::{analyze, Game, Limits};
/// let game = Game::parse("nimble")?;
/// let found = analyze(&game, &game.position("0 3 5")?, Limits::default())?;
/// assert_eq!(found.moves[0].to, "0 3 3");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nimble;

impl Ruleset for Nimble {
    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        Nim.moves(position, visit)
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Nim.move_count(position)
    }

    fn legal(&self, position: &Position) -> Legal {
        Nim.legal(position)
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Nimble {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Nim.part_value(part)
    }
}

impl Outcomes for Nimble {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        Nim.outcome(position, misere)
    }
}

impl Strategy for Nimble {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        Nim.winning(position, misere, visit)
    }
}

impl Explains for Nimble {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let strip = Step::Theorem { id: "strip", author: "Berlekamp, Conway, Guy", year: 1982 };
        let mut steps = vec![strip];
        steps.extend(Nim.why(position, misere));
        steps
    }
}

/// The entry of Nimble in the list of games.
pub static NIMBLE: Entry = Entry {
    group: Group::Strips,
    board: "strip",
    part: "coin",
    read: |arguments| arguments.none(Box::new(Nimble)),
    ..Entry::HEAPS.named("nimble", "1 4 6 6")
};

impl Playable for Nimble {
    fn entry(&self) -> &'static Entry {
        &NIMBLE
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 3 + wanted.level, (0, 5 + 4 * wanted.level))
    }

    fn board(&self, position: &Position) -> Board {
        Board::Strip { coins: counts(position.heaps()), sharing: true }
    }

    fn sequence(&self) -> Heaps {
        Ok(Closed::boxed(|n| n, Some(GROWS), ("bouton", "Bouton", 1901)))
    }
}
