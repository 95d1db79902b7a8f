//! A depth-first search through all followers of an item, without recursion.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::base::error::Result;
use crate::base::sort::sort_numbers;

/// The options of an item, each as the list of items that the option leaves.
pub type Options<K> = Vec<Vec<K>>;

/// Callback that returns the options of an item. The number is the count of items reached so far.
pub type Find<'f, K> = &'f mut dyn FnMut(&K, usize) -> Result<Options<K>>;

/// Callback that computes the result of an item from its options and from the results of the items they leave.
pub type Close<'f, K, V> = &'f mut dyn FnMut(Options<K>, &FxHashMap<K, V>) -> V;

/// Compute the result of an item and of each of its followers once, and store the results in `memo`. Results that
/// `memo` has at the start are used without a check.
///
/// # Errors
/// Those of `options`; the results computed before the error are in the memo.
pub fn follow<K: Clone + Eq + Hash, V>(
    first: &K,
    memo: &mut FxHashMap<K, V>,
    options: Find<'_, K>,
    close: Close<'_, K, V>,
) -> Result {
    if memo.contains_key(first) {
        return Ok(());
    }
    let mut stack = vec![(first.clone(), options(first, memo.len())?, 0)];
    while let Some((_, all, next)) = stack.last_mut() {
        let Some(option) = all.get(*next) else {
            if let Some((item, all, _)) = stack.pop() {
                let found = close(all, memo);
                memo.insert(item, found);
            }
            continue;
        };
        match option.iter().find(|item| !memo.contains_key(*item)) {
            None => *next += 1,
            Some(unknown) => {
                let unknown = unknown.clone();
                let all = options(&unknown, memo.len() + stack.len())?;
                stack.push((unknown, all, 0));
            }
        }
    }
    Ok(())
}

/// Return the Grundy value of an item: the mex of the nim-sums of its options. A `close` callback of [`follow`].
pub fn mex_of<K: Eq + Hash>(options: Options<K>, values: &FxHashMap<K, u64>) -> u64 {
    let sum = |option: Vec<K>| option.iter().fold(0, |sum, item| sum ^ values[item]);
    let mut sums: Vec<u64> = options.into_iter().map(sum).collect();
    sort_numbers(&mut sums);
    sums.into_iter().fold(0, |mex, value| if value == mex { mex + 1 } else { mex })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In a game that takes one stone from a heap, each heap is visited once, after all larger heaps.
    #[test]
    fn the_items_reached_so_far_are_counted() -> Result {
        let (mut counts, mut memo) = (Vec::new(), FxHashMap::default());
        let mut options = |heap: &u64, reached: usize| {
            counts.push((*heap, reached));
            Ok(heap.checked_sub(1).map(|left| vec![left]).into_iter().collect())
        };
        follow(&3, &mut memo, &mut options, &mut mex_of)?;
        follow(&4, &mut memo, &mut options, &mut mex_of)?;
        assert_eq!(counts, [(3, 0), (2, 1), (1, 2), (0, 3), (4, 4)]);
        assert!(memo.iter().all(|(heap, value)| *value == heap % 2), "{memo:?}");
        Ok(())
    }
}
