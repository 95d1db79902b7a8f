//! Games whose values are known in closed form.

use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::take_and_break::{Take, TakeAndBreak};
use crate::period::{Period, Proof};

/// Return the period, the saltus and the theorem if a theorem gives the values of the game.
pub fn known(rules: &TakeAndBreak) -> Option<(Period, Proof)> {
    let any = |wanted: &dyn Fn(Digit) -> bool| {
        let (from, tail) = rules.tail();
        let before =
            (1..from).all(|taken| rules.take(taken).is_some_and(|take| wanted(take.digit)));
        !tail.is_empty() && before && tail.iter().all(|digit| wanted(*digit))
    };
    let theorem = |preperiod, length, saltus, id, author, year| {
        let period = Period { preperiod, length, saltus, proven: true };
        Some((period, Proof::Theorem { id, author, year }))
    };
    let breaking = |digit: Digit| digit.has(Digit::TWO) && !digit.has(Digit::ONE);
    let any_pair = |take: Take| breaking(take.digit) && take.least == 1 && !take.distinct;
    let both = Digit::NOTHING.or(Digit::ONE);
    match rules.take(0) {
        // Any number may be taken. The heaps that other moves leave have a smaller total, and their
        // nim-sum is at most their sum: as in Nim, heap n has the value n.
        None if any(&|digit| digit.has(both)) => theorem(0, 1, 1, "bouton", "Bouton", 1901),
        // Lasker's Nim: a move takes from a heap or splits it. The values are 1, 2, 4, 3, and then 4 more for each
        // period of 4.
        Some(take) if take == Take::new(0, Digit::TWO) && any(&|digit| digit == both) => {
            theorem(1, 4, 4, "lasker", "Lasker", 1931)
        }
        // Any number may be taken, and the rest may always be split in two. The values are 0, 1, and 2n − 2 for n ≥ 2.
        // By induction no option has the value 2n − 2: a nim-sum is at most the sum, and the values of two or more
        // heaps with the total n add up to at most 2n − 4, or to 2n − 3 with a heap of 1. All smaller values are
        // options: the even values are values of single heaps, and the odd values come from such a heap together with a
        // heap of 1.
        Some(take) if any_pair(take) && any(&|digit| digit.has(both.or(Digit::TWO))) => {
            theorem(2, 1, 2, "any-split", "", 0)
        }
        _ => None,
    }
}
