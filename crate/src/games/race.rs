//! The race to 0: count down by a step of a set, stopping at 0 when it would go below.
//!
//! From the largest step on the rule is that of a subtraction game, so the values become periodic in
//! the same proven way (Golomb 1966). For a set of all steps from a to b the value of n, with
//! r = n mod (a + b), is ⌈r / a⌉ up to r = b and 0 beyond: by induction, as for a subtraction game,
//! and tame. Misère play follows misère Nim wherever every heap of value 0 has a step to value 1
//! (Ferguson 1974), which is checked heap by heap; elsewhere it is searched.

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
