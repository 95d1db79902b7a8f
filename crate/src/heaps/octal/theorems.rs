//! Games whose values are known in closed form.

use super::breaks::{Digit, Take, TakeAndBreak};
use crate::period::{Period, Proof};

/// The values of the game, if a theorem tells them: those of the first period, and then they grow.
pub fn known(breaks: &TakeAndBreak) -> Option<(Period, Proof)> {
    let any = |wanted: &dyn Fn(Digit) -> bool| {
        let (from, tail) = breaks.tail();
        let before = (1..from).all(|taken| breaks.row(taken).is_some_and(|row| wanted(row.leave)));
        !tail.is_empty() && before && tail.iter().all(|leave| wanted(*leave))
    };
    let theorem = |preperiod, length, saltus, id, author, year| {
        let period = Period { preperiod, length, saltus, proven: true };
        Some((period, Proof::Theorem { id, author, year }))
    };
    let breaking = |leave: Digit| leave.has(Digit::TWO) && !leave.has(Digit::ONE);
    let any_pair = |row: Take| breaking(row.leave) && row.least == 1 && !row.distinct;
    let both = Digit::NOTHING.or(Digit::ONE);
    match breaks.row(0) {
        // Any number may be taken. What else may be left are heaps that are less together, and their
        // nim-sum is no more than their sum: as in Nim, heap n has the value n.
        None if any(&|leave| leave.has(both)) => theorem(0, 1, 1, "bouton", "Bouton", 1901),
        // Nim in which a heap may be split instead: 1, 2, 4, 3 and 4 more each time.
        Some(row) if row == Take::new(0, Digit::TWO) && any(&|leave| leave == both) => {
            theorem(1, 4, 4, "lasker", "Lasker", 1931)
        }
        // Any number may be taken and the rest broken, if only into two: 0, 1, and from 2 on 2n − 2. By
        // induction no option reaches that: a nim-sum is at most the sum, of heaps that are n
        // together at most 2n − 4, or 2n − 3 with a heap of 1. And all below are options: the even
        // numbers are single heaps, the odd ones these with a heap of 1.
        Some(row) if any_pair(row) && any(&|leave| leave.has(both.or(Digit::TWO))) => {
            theorem(2, 1, 2, "any-split", "", 0)
        }
        _ => None,
    }
}
