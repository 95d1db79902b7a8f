//! Which way the values of a game are computed.

use super::breaks::Breaks;
use super::pairs::Pairs;
use super::tails::Tails;
use super::triples::Triples;
use crate::values::Values;

/// Computes value after value.
#[derive(Clone, Debug)]
pub enum Engine {
    /// At most two heaps are left, and values are small.
    Pairs(Box<Pairs>),
    /// A move may take any amount.
    Tails(Tails),
    /// Any other game.
    Triples(Triples),
}

impl Engine {
    pub fn new(breaks: &Breaks) -> Self {
        match (Pairs::new(breaks), Tails::new(breaks)) {
            (Some(pairs), _) => Engine::Pairs(Box::new(pairs)),
            (None, Some(tails)) => Engine::Tails(tails),
            (None, None) => Engine::Triples(Triples::default()),
        }
    }

    /// Compute the next value, or a few; tells about how many steps that took.
    #[inline]
    pub fn step(&mut self, breaks: &Breaks, values: &mut Values) -> u64 {
        if let (Engine::Pairs(pairs), Values::Narrow(list)) = (&mut *self, &mut *values) {
            if let Some(steps) = pairs.step(list) {
                return steps;
            }
            *self = Engine::Triples(Triples::default());
        }
        let (value, steps) = match self {
            Engine::Pairs(_) => (0, 0), // never: values of pairs are narrow
            Engine::Tails(tails) => tails.value(breaks, values),
            Engine::Triples(triples) => triples.value(breaks, values),
        };
        values.push(value);
        steps
    }

    /// The heap from which on all that decides a value is so many values before it and n modulo the
    /// length of the tail, if that is so.
    pub fn window(&self, breaks: &Breaks) -> Option<(u64, u64)> {
        match self {
            Engine::Tails(tails) => Some((tails.settled as u64, Tails::window(breaks)?)),
            _ => None,
        }
    }
}
