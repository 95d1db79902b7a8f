//! Sums in which play may cycle and nothing adds up: all positions that may follow, searched.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::sort::sort;
use crate::ruleset::follow::Options;
use crate::ruleset::links::Links;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::retrograde::Retrograde;

/// Finds the options of an item, each as the items that it leaves.
pub type Leaves<'f, K> = &'f mut dyn FnMut(&K, &mut Budget<'_>) -> Result<Options<K>>;

/// Who wins each position that a sum of items can come to, by labels from the ends backwards. A move replaces one
/// item by those of an option.
#[derive(Clone, Debug)]
pub struct Product<K> {
    /// The number of each item.
    numbers: FxHashMap<K, u32>,
    /// The place of each position, by the numbers of its items, smallest first.
    index: FxHashMap<Vec<u32>, u32>,
    found: Retrograde,
}

/// The items that are met, each with a number.
struct Items<K> {
    numbers: FxHashMap<K, u32>,
    /// By their numbers: each item, until its options are known, and these as numbers.
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

    /// The numbers of items, smallest first.
    fn key(&mut self, items: &[K]) -> Vec<u32> {
        let mut key: Vec<u32> = items.iter().map(|item| self.number(item)).collect();
        sort(&mut key);
        key
    }

    /// Find the options of an item, where they are not known.
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
    /// All positions that can follow a sum of these items; `ends` is who wins where no move is left.
    ///
    /// # Errors
    /// `budget` when the steps end before all are known, and those of `leaves`.
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

    /// Who wins with these items, and in how many moves; `None` for what cannot follow.
    pub fn at(&self, items: &[K]) -> Option<(Outcome, u64)> {
        let number = |item: &K| self.numbers.get(item).copied();
        let mut key = items.iter().map(number).collect::<Option<Vec<u32>>>()?;
        sort(&mut key);
        let place = *self.index.get(&key)?;
        Some((self.found.outcome(place), u64::from(self.found.depth(place))))
    }

    /// How many positions there are.
    pub fn count(&self) -> usize {
        self.index.len()
    }

    /// About how many bytes it takes, where an item takes so many.
    #[cfg(feature = "lab")]
    pub fn held(&self, size: impl Fn(&K) -> usize) -> usize {
        let items = self.numbers.keys().map(|item| 16 + size(item)).sum::<usize>();
        items + self.index.keys().map(|key| 48 + 4 * key.len()).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Items 0 and 1 lead to each other, 1 to 2 as well, and 2 to nothing.
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
        // Who moves to 2 loses.
        assert_eq!(found.at(&[2, 0]), Some((Outcome::D, 0)));
        assert_eq!((found.at(&[3]), found.count()), (None, 6));
        Ok(())
    }
}
