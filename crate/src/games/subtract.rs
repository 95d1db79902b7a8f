//! Subtraction games: take s stones from one heap, s in a fixed set.
//!
//! The values become periodic (Golomb 1966), which is proven when a window as long as the largest step
//! recurs. For a set of all steps from a to b the value of n is ⌊(n mod (a + b)) / a⌋. Misère play
//! follows misère Nim (Ferguson 1974).

use super::steps::Steps;
use crate::games::kit::prelude::*;
use crate::heaps::subtraction::set::StepSet;

/// Return the subtraction game with the step set `set`.
pub fn subtraction(set: StepSet) -> Steps {
    Steps::subtraction(&SUBTRACT, set)
}

/// The entry of subtraction games in the list of games.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let game = Game::parse("subtract 1 3 4")?;
/// let found = analyze(&game, &game.position("9007199254740991")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(1))); // the period is 7, and 2^53 − 1 leaves 3
/// # Ok::<(), mexplorer::Error>(())
/// ```
pub static SUBTRACT: Entry = Entry {
    game: "subtract 1 3 4",
    stones: true,
    read: |arguments| {
        let words: Vec<_> = arguments.words().collect();
        Ok(Box::new(subtraction(StepSet::parse(&words)?)))
    },
    ..Entry::HEAPS.named("subtract", "10 7")
};

/// The entry of the bounded subtraction game, whose moves take from 1 stone up to a largest number.
pub static BOUNDED: Entry = Entry {
    game: "bounded 3",
    stones: true,
    read: |arguments| {
        let most = arguments.one_number(&MOST)?;
        let set = StepSet::new([(1, most)])
            .ok_or_else(|| Error::new(ErrorCode::ZeroInSet, MOST.zero).at(arguments.name.span()))?;
        Ok(Box::new(Steps::subtraction(&BOUNDED, set)))
    },
    ..Entry::HEAPS.named("bounded", "7 10")
};

const MOST: Meaning = Meaning {
    name: "most",
    missing: "expected after bounded how many a move may take at most, such as bounded 3",
    zero: "expected a number from 1 on: a move must take something",
    of: "amount",
};
