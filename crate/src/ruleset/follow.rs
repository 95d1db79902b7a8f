//! A walk through all that follows, without recursion.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::base::error::Result;
use crate::base::sort::sort_numbers;

/// The options of an item, each as the items that it leaves.
pub type Options<K> = Vec<Vec<K>>;

/// Finds the options of an item; it receives the number of items met before.
pub type Find<'f, K> = &'f mut dyn FnMut(&K, usize) -> Result<Options<K>>;

/// Finds what is sought of an item from its options, and from what was found of those.
pub type Close<'f, K, V> = &'f mut dyn FnMut(Options<K>, &FxHashMap<K, V>) -> V;

/// Finds what is sought of an item and of all that follow it, each once. What the memo holds at first is taken as
/// found.
///
/// # Errors
/// Those of `options`; what was found by then is in the memo.
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

/// The value of an item from those of what its options leave, as [`follow`] asks for it.
pub fn mex_of<K: Eq + Hash>(options: Options<K>, values: &FxHashMap<K, u64>) -> u64 {
    let sum = |option: Vec<K>| option.iter().fold(0, |sum, item| sum ^ values[item]);
    let mut sums: Vec<u64> = options.into_iter().map(sum).collect();
    sort_numbers(&mut sums);
    sums.into_iter().fold(0, |mex, value| if value == mex { mex + 1 } else { mex })
}
