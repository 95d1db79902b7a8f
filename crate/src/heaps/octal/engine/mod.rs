//! The choice of algorithm for the values of a game.

mod block;
mod halved;
mod infinite_code;
mod option_sets;
pub mod plain;
mod probe_set;
mod small_values;
mod sparse_space;
pub mod three_heaps;
mod two_heaps;
mod witnesses;

use crate::heaps::octal::take_and_break::TakeAndBreak;
use crate::period::values::GrundyValues;
use infinite_code::InfiniteCode;
use small_values::SmallValues;
#[cfg(feature = "lab")]
pub use sparse_space::SparseSpace;
use three_heaps::ThreeHeaps;
use two_heaps::{Moves, TwoHeaps};

#[derive(Clone, Debug)]
pub enum Engine {
    /// For games whose moves leave at most two heaps, while all values fit into a byte.
    SmallValues(Box<SmallValues>),
    /// For games whose moves leave at most two heaps, with larger values or with moves that `SmallValues` does not
    /// accept.
    TwoHeaps(Box<TwoHeaps>),
    /// For games in which a move may take any amount.
    InfiniteCode(InfiniteCode),
    ThreeHeaps(ThreeHeaps),
}

impl Engine {
    pub fn new(rules: &TakeAndBreak) -> Self {
        if let Some(moves) = Moves::new(rules) {
            return match SmallValues::new(&moves) {
                Some(small) => Engine::SmallValues(Box::new(small)),
                None => Engine::TwoHeaps(Box::new(TwoHeaps::new(moves, &[]))),
            };
        }
        match InfiniteCode::new(rules) {
            Some(infinite) => Engine::InfiniteCode(infinite),
            None => Engine::ThreeHeaps(ThreeHeaps::default()),
        }
    }

    /// Return whether the engine can continue after values that were computed before.
    pub fn can_resume(&self) -> bool {
        matches!(self, Engine::SmallValues(_) | Engine::TwoHeaps(_))
    }

    /// Continue after the given values if the engine can do so. Return whether it can.
    pub fn resume(&mut self, values: &GrundyValues) -> bool {
        let moves = match (&mut *self, values) {
            (Engine::SmallValues(small), GrundyValues::Bytes(values)) => {
                small.resume(values);
                return true;
            }
            (Engine::SmallValues(small), _) => small.moves().clone(),
            (Engine::TwoHeaps(two_heaps), _) => two_heaps.moves.clone(),
            _ => return false,
        };
        let GrundyValues::Narrow(values) = values else { return false };
        *self = Engine::TwoHeaps(Box::new(TwoHeaps::new(moves, values)));
        true
    }

    pub fn values(&self) -> GrundyValues {
        match self {
            Engine::SmallValues(_) => GrundyValues::bytes(),
            _ => GrundyValues::default(),
        }
    }

    /// Compute the next value and return the approximate number of steps. For values that fit into a byte, compute up
    /// to `most` values.
    #[inline]
    pub fn step(&mut self, rules: &TakeAndBreak, values: &mut GrundyValues, most: u64) -> u64 {
        let mut steps = 0;
        if let (Engine::SmallValues(small), GrundyValues::Bytes(list)) = (&mut *self, &mut *values)
        {
            // Loop in this function, so that the checks between two values run less often.
            for _ in 0..most {
                let Some(more) = small.step(list) else { break };
                steps += more;
            }
        }
        if steps == 0 { self.step_large(rules, values) } else { steps }
    }

    fn step_large(&mut self, rules: &TakeAndBreak, values: &mut GrundyValues) -> u64 {
        if let (Engine::SmallValues(small), Some(list)) = (&*self, values.narrow()) {
            *self = Engine::TwoHeaps(Box::new(TwoHeaps::new(small.moves().clone(), list)));
        }
        if let (Engine::TwoHeaps(two_heaps), GrundyValues::Narrow(list)) =
            (&mut *self, &mut *values)
        {
            if two_heaps.prepare(list) {
                return match block::pays(two_heaps, list.len()) {
                    true => block::step(two_heaps, list),
                    false => two_heaps.step(list),
                };
            }
            *self = Engine::ThreeHeaps(ThreeHeaps::default());
        }
        let (value, steps) = match self {
            // Not reached: both engines return above.
            Engine::SmallValues(_) | Engine::TwoHeaps(_) => (0, 0),
            Engine::InfiniteCode(infinite) => infinite.value(rules, values),
            Engine::ThreeHeaps(three_heaps) => three_heaps.value(rules, values),
        };
        values.push(value);
        steps
    }

    /// Return a heap size and a count: for heaps n of at least this size, the value depends only on this count of
    /// preceding values and on n modulo the length of the tail, if no set of option values grows later. Return `None`
    /// if no such heap size is known.
    pub fn window(&self, rules: &TakeAndBreak) -> Option<(u64, u64)> {
        match self {
            Engine::InfiniteCode(infinite) => {
                Some((infinite.settled as u64, InfiniteCode::window(rules)?))
            }
            _ => None,
        }
    }
}
