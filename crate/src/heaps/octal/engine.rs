//! Which way the values of a game are computed.

use super::block;
use super::infinite_code::InfiniteCode;
use super::take_and_break::TakeAndBreak;
use super::three_heaps::ThreeHeaps;
use super::two_heaps::TwoHeaps;
use crate::period::values::GrundyValues;

/// Computes value after value.
#[derive(Clone, Debug)]
pub enum Engine {
    /// At most two heaps are left, and values are small.
    TwoHeaps(Box<TwoHeaps>),
    /// A move may take any amount.
    InfiniteCode(InfiniteCode),
    /// Any other game.
    ThreeHeaps(ThreeHeaps),
}

impl Engine {
    pub fn new(rules: &TakeAndBreak) -> Self {
        match (TwoHeaps::new(rules), InfiniteCode::new(rules)) {
            (Some(two_heaps), _) => Engine::TwoHeaps(Box::new(two_heaps)),
            (None, Some(infinite)) => Engine::InfiniteCode(infinite),
            (None, None) => Engine::ThreeHeaps(ThreeHeaps::default()),
        }
    }

    /// Compute the next value, or a few; tells about how many steps that took.
    #[inline]
    pub fn step(&mut self, rules: &TakeAndBreak, values: &mut GrundyValues) -> u64 {
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
            Engine::TwoHeaps(_) => (0, 0), // never: their values are narrow
            Engine::InfiniteCode(infinite) => infinite.value(rules, values),
            Engine::ThreeHeaps(three_heaps) => three_heaps.value(rules, values),
        };
        values.push(value);
        steps
    }

    /// The heap from which on all that decides a value is so many values before it and n modulo the
    /// length of the tail, if that is so.
    pub fn window(&self, rules: &TakeAndBreak) -> Option<(u64, u64)> {
        match self {
            Engine::InfiniteCode(infinite) => {
                Some((infinite.settled as u64, InfiniteCode::window(rules)?))
            }
            _ => None,
        }
    }
}
