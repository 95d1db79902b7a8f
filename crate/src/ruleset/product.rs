//! Sums of games in which play may cycle, whose parts have no values to add: a search through all followers.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::sort::sort;
use crate::ruleset::follow::Options;
use crate::ruleset::links::Links;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::retrograde::Retrograde;

/// Callback that returns the options of an item, each as the list of items that the option leaves.
pub type Leaves<'f, K> = &'f mut dyn FnMut(&K, &mut Budget<'_>) -> Result<Options<K>>;

/// The outcome of each follower of a sum of items, by retrograde analysis. A move replaces one item by the items of one
/// of its options.
#[derive(Clone, Debug)]
pub struct Product<K> {
    /// A number for each item.
    numbers: FxHashMap<K, u32>,
    /// The index of each position in `found`. The key is the ascending list of the numbers of its items.
    index: FxHashMap<Vec<u32>, u32>,
    found: Retrograde,
}

/// The items found so far, each with a number.
struct Items<K> {
    numbers: FxHashMap<K, u32>,
    /// For each number, the item (`None` once its options are computed) and its options as numbers of items.
    all: Vec<(Option<K>, Vec<Vec<u32>>)>,
}

impl<K: Clone + Eq + Hash> Items<K> {
    fn number(&mut self, item: &K) -> u32 {
        if let Some(known) = self.numbers.get(item) {
            return *known;
        }
        let number = self.all.len() as u32;
        self.numbers.insert(item.clone(), number);
        self.all.push((Some(item.clone()), Vec::new()));
        number
    }

    /// Return the numbers of items in ascending order.
    fn key(&mut self, items: &[K]) -> Vec<u32> {
        let mut key: Vec<u32> = items.iter().map(|item| self.number(item)).collect();
        sort(&mut key);
        key
    }

    /// Compute and store the options of an item, unless they are stored.
    fn open(&mut self, number: u32, leaves: Leaves<'_, K>, budget: &mut Budget<'_>) -> Result {
        if let Some(item) = self.all[number as usize].0.take() {
            let options = leaves(&item, budget)?;
            let keys = options.iter().map(|option| self.key(option)).collect();
            self.all[number as usize].1 = keys;
        }
        Ok(())
    }
}

impl<K: Clone + Eq + Hash> Product<K> {
    /// Compute the outcomes of all followers of a sum of these items; `ends` is the outcome of a position without
    /// moves.
    ///
    /// # Errors
    /// `budget` when the steps end before all outcomes are known, and the errors of `leaves`.
    pub fn new(
        start: &[K],
        ends: Outcome,
        leaves: Leaves<'_, K>,
        budget: &mut Budget<'_>,
    ) -> Result<Product<K>> {
        let mut items = Items { numbers: FxHashMap::default(), all: Vec::new() };
        let mut positions = vec![items.key(start)];
        let mut index = FxHashMap::from_iter([(positions[0].clone(), 0)]);
        let mut edges = Vec::new();
        let mut at = 0;
        while at < positions.len() {
            let here = positions[at].clone();
            for (place, &item) in here.iter().enumerate() {
                if place > 0 && here[place - 1] == item {
                    continue; // equal items have equal options
                }
                let reached = || format!("{} positions", positions.len());
                items.open(item, leaves, budget).map_err(|error| match error.code {
                    ErrorCode::Budget => Error::budget(budget.limit(), reached()),
                    _ => error,
                })?;
                for option in &items.all[item as usize].1 {
                    let steps = 2 + (here.len() + option.len()) as u64;
                    budget.spend(steps, || format!("{} positions", positions.len()))?;
                    let mut next = [&here[..place], &here[place + 1..], option].concat();
                    sort(&mut next);
                    let known = index.get(&next).copied().unwrap_or_else(|| {
                        positions.push(next.clone());
                        index.insert(next, positions.len() as u32 - 1);
                        positions.len() as u32 - 1
                    });
                    edges.push((at as u32, known));
                }
            }
            at += 1;
        }
        drop(positions);
        let found = Retrograde::new(&Links::new(at, &edges), ends);
        Ok(Product { numbers: items.numbers, index, found })
    }

    /// Return the outcome of a sum of these items and the number of moves until the end (0 for a draw); `None` for a
    /// sum that is neither the start nor a follower of the start.
    pub fn at(&self, items: &[K]) -> Option<(Outcome, u64)> {
        let number = |item: &K| self.numbers.get(item).copied();
        let mut key = items.iter().map(number).collect::<Option<Vec<u32>>>()?;
        sort(&mut key);
        let place = *self.index.get(&key)?;
        Some((self.found.outcome(place), u64::from(self.found.depth(place))))
    }

    /// Return the number of positions whose outcomes are known: the start and its followers.
    pub fn count(&self) -> usize {
        self.index.len()
    }

    /// Return the approximate number of bytes that the search result takes; `size` gives the bytes of an item.
    #[cfg(feature = "lab")]
    pub fn held(&self, size: impl Fn(&K) -> usize) -> usize {
        let items = self.numbers.keys().map(|item| 16 + size(item)).sum::<usize>();
        items + self.index.keys().map(|key| 48 + 4 * key.len()).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Items 0 and 1 are options of each other, item 2 is an option of item 1, and item 2 has no options.
    #[test]
    fn two_items_come_to_six_positions() -> Result {
        let mut leaves = |item: &u32, _: &mut Budget<'_>| {
            Ok(match item {
                0 => vec![vec![1]],
                1 => vec![vec![0], vec![2]],
                _ => Vec::new(),
            })
        };
        let found = Product::new(&[1, 1], Outcome::N, &mut leaves, &mut Budget::default())?;
        assert_eq!(found.at(&[2, 2]), Some((Outcome::N, 0)));
        // The player who makes both items 2 loses, so both players move between items 0 and 1 without end.
        assert_eq!(found.at(&[2, 0]), Some((Outcome::D, 0)));
        assert_eq!((found.at(&[3]), found.count()), (None, 6));
        Ok(())
    }

    /// A sum of items without options is the only position, and its key has 4 bytes for each item.
    #[cfg(feature = "lab")]
    #[test]
    fn memory_grows_with_the_keys_and_the_items() -> Result {
        let held = |sum: &[u32], size: usize| {
            let mut leaves = |_: &u32, _: &mut Budget<'_>| Ok(Vec::new());
            let found = Product::new(sum, Outcome::N, &mut leaves, &mut Budget::default());
            found.map(|found| found.held(|_| size))
        };
        let one = held(&[2], 0)?;
        assert_eq!(held(&[2, 2, 2], 0)?, one + 2 * size_of::<u32>());
        assert_eq!(held(&[2], 5)?, one + 5);
        Ok(())
    }
}
