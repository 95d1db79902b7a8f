//! The race to 0: a move counts down by a step of a set, and stops at 0 if the step is larger than the number.
//!
//! From the largest step on, the rule is that of a subtraction game, so the values become periodic by the same proof
//! (Golomb 1966). For the set of all steps from a to b, let r = n mod (a + b): the value of n is ⌈r / a⌉ if r ≤ b, and
//! 0 otherwise. The proof is by induction as for a subtraction game, and such a race is tame. For any set, misère play
//! follows misère Nim if every heap of value 0 has a step to value 1 (Ferguson 1974), which is checked heap by heap;
//! other misère positions are searched.

use super::steps::Steps;
use crate::games::kit::prelude::*;
use crate::heaps::subtraction::set::StepSet;

/// The entry of races in the list of games.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Outcome};
/// let game = Game::parse("race 3..9")?;
/// // From 10 every step leaves 1 to 7, and from there the opponent steps to 0.
/// let lost = analyze(&game, &game.position("10")?, Limits::default())?;
/// assert_eq!(lost.outcome, Outcome::P);
/// # Ok::<(), mexplorer::Error>(())
/// ```
pub static RACE: Entry = Entry {
    game: "race 3..9",
    board: "race",
    read: |arguments| {
        let words: Vec<_> = arguments.words().collect();
        Ok(Box::new(Steps::race(&RACE, StepSet::parse(&words)?)))
    },
    ..Entry::HEAPS.named("race", "100")
};
