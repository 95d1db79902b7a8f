//! The rules of the wrong claims, and functions to build such rules.

use crate::base::nimber::{self, Nimber};
use crate::notation::Game;

/// The options of each heap from 0 on, each option as a list of heaps.
pub(super) type Options = Vec<Vec<Vec<u64>>>;

#[derive(Clone, Copy)]
pub(super) enum Rule {
    /// A function from the heaps, and the true Grundy values of heaps, to whether the player to move wins.
    Wins(fn(&[u64], &[u64]) -> bool),
    /// A function that returns a claimed value for each heap from 0 on. The value of a position is the XOR of the
    /// values of its heaps.
    Values(fn(&Options) -> Vec<u64>),
    /// A function that returns the position to move to, with the heaps in the order of the argument.
    Move(fn(&[u64]) -> Vec<u64>),
}

pub(super) fn mex(values: &[u64]) -> u64 {
    nimber::mex(values.iter().copied().map(Nimber)).0
}

/// Compute a value for each heap. `option` computes an option's value from the values of its heaps, and `heap` computes
/// a heap's value from the values of its options.
pub(super) fn valued(
    options: &Options,
    option: impl Fn(&[u64]) -> u64,
    mut heap: impl FnMut(&[u64]) -> u64,
) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(options.len());
    for all in options {
        let left = |parts: &Vec<u64>| -> Vec<u64> {
            parts.iter().map(|part| values[*part as usize]).collect()
        };
        let reached: Vec<u64> = all.iter().map(|parts| option(&left(parts))).collect();
        values.push(heap(&reached));
    }
    values
}

pub(super) fn xor(values: &[u64]) -> u64 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// Return the true Grundy values of heaps in normal play (Sprague 1935, Grundy 1939).
pub(super) fn mex_values(options: &Options) -> Vec<u64> {
    valued(options, xor, mex)
}

/// Return the true Grundy values of heaps in another game, for as many heaps as `options` has.
pub(super) fn values_of(game: &str, options: &Options) -> Vec<u64> {
    let game = Game::parse(game).ok();
    game.map_or_else(Vec::new, |game| mex_values(&super::options(&game, options.len() as u64 - 1)))
}

/// Return the values claimed by a premature period: the values are correct up to the end of the first block, of at
/// least two values, that occurs twice in succession, and the block is repeated from there on.
pub(super) fn repeated(mut values: Vec<u64>) -> Vec<u64> {
    let doubled =
        |end: usize| (2..=end / 2).find(|p| values[end - p..end] == values[end - 2 * p..end - p]);
    let Some((end, period)) = (4..values.len()).find_map(|end| doubled(end).map(|p| (end, p)))
    else {
        return values;
    };
    for heap in end..values.len() {
        values[heap] = values[heap - period];
    }
    values
}

pub(super) fn largest(heaps: &[u64]) -> usize {
    let most = heaps.iter().max();
    heaps.iter().position(|heap| Some(heap) == most).unwrap_or_default()
}

pub(super) fn with(heaps: &[u64], index: usize, heap: u64) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    heaps[index] = heap;
    heaps
}
