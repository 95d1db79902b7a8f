//! The values of single heaps of a game, computed as far as they are wanted, or in closed form.

use crate::answers::table::no_table;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::games::fibonacci::Starts;
use crate::games::split::odious;
use crate::games::{HeapGame, Turning, divisors, letters};
use crate::notation::{Game, Rule};
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};

impl Sequence for HeapGame {
    fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        HeapGame::extend(self, heap, seek_period, budget)
    }

    fn values(&self) -> &GrundyValues {
        HeapGame::values(self)
    }

    fn value(&self, heap: u64) -> Option<u64> {
        HeapGame::value(self, heap)
    }

    fn period(&self) -> Option<Period> {
        HeapGame::period(self)
    }

    fn proof(&self) -> Option<Proof> {
        HeapGame::proof(self)
    }
}

/// Values in closed form.
struct Closed {
    none: GrundyValues,
    value: fn(u64) -> u64,
    period: Option<Period>,
    proof: Proof,
}

impl Sequence for Closed {
    fn extend(&mut self, _: u64, _: bool, _: &mut Budget<'_>) -> Result<()> {
        Ok(())
    }

    fn values(&self) -> &GrundyValues {
        &self.none
    }

    fn value(&self, heap: u64) -> Option<u64> {
        Some((self.value)(heap))
    }

    fn period(&self) -> Option<Period> {
        self.period
    }

    fn proof(&self) -> Option<Proof> {
        Some(self.proof)
    }
}

/// The values of single heaps of a game. In `moore`, `staircase`, `merge` and `fibonacci` those of
/// several heaps are not their nim-sum.
pub(crate) fn sequence(game: &Game) -> Result<Box<dyn Sequence>> {
    if game.misere {
        return Err(no_table(game, "misere"));
    }
    let closed = |value, period, id, author, year| -> Box<dyn Sequence> {
        let proof = Proof::Theorem { id, author, year };
        Box::new(Closed { none: GrundyValues::default(), value, period, proof })
    };
    let saltus = Some(Period { saltus: 1, ..Period::proven(0, 1) });
    let repeats = |preperiod, length| Some(Period::proven(preperiod, length));
    let folklore = "contest folklore";
    Ok(match &game.rule {
        Rule::Nim(_) => closed(|n| n, saltus, "bouton", "Bouton", 1901),
        // These are no sums of heaps, but one heap alone has a value: that of Nim in Moore's game
        // and on the lowest step; one stone at a time where there is nothing to merge.
        Rule::Moore(_) => closed(|n| n, saltus, "moore", "Moore", 1910),
        Rule::Staircase(_) => closed(|n| n, saltus, "odd-steps", "Sprague", 1937),
        Rule::Merge(_) => closed(|n| n % 2, repeats(0, 2), "merge", folklore, 2011),
        Rule::Split(_) => closed(|n| odious(n).0, None, "odious", "Berlekamp, Conway, Guy", 1982),
        Rule::Letters(_) => {
            closed(letters::value, repeats(1, 3), "letters", "Sprague, Grundy", 1939)
        }
        Rule::Subtract(rule) => Box::new(rule.table().clone()),
        Rule::Race(rule) => Box::new(rule.table().clone()),
        Rule::Fibonacci(_) => Box::new(Starts::new()),
        Rule::Heap(rule) => Box::new(rule.clone()),
        Rule::Divisors(_) => closed(divisors::value, None, "divisors", "Iannucci, Larsson", 2021),
        Rule::Bounded(rule) => Box::new(rule.table().clone()),
        Rule::Nimble(_) => closed(|n| n, saltus, "bouton", "Bouton", 1901),
        Rule::Greedy(_) => closed(|n| n, saltus, "greedy", "Albert, Nowakowski", 2004),
        Rule::SilverDollar(_) => {
            closed(|n| n, saltus, "silver-dollar", "Berlekamp, Conway, Guy", 1982)
        }
        Rule::Coins(coins) => {
            let value = match coins.turning() {
                Turning::Turtles => |n| Turning::Turtles.value(n).0,
                Turning::Mock => |n| Turning::Mock.value(n).0,
                Turning::Ruler => |n| Turning::Ruler.value(n).0,
            };
            let period = if coins.turning() == Turning::Turtles { saltus } else { None };
            closed(value, period, coins.turning().theorem(), "Berlekamp, Conway, Guy", 1982)
        }
        Rule::Graph(_) | Rule::Chomp(_) | Rule::Hackenbush(_) => {
            return Err(no_table(game, "no-heaps"));
        }
        Rule::Wythoff(_) | Rule::Euclid(_) => return Err(no_table(game, "two-heaps")),
    })
}
