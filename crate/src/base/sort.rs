//! Sorting with a single copy of the standard library's sort. Each item type for which `slice::sort` is compiled adds
//! about seven kilobytes to the wasm module of the page, and the core sorts forty item types. In this module, only the
//! comparing and moving of items is compiled for each type.

use std::cmp::Ordering;

/// Sort by a comparison; equal items keep their order. At most 2^32 items.
pub fn sort_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    // Most lists are already sorted.
    if items.is_sorted_by(|a, b| compare(a, b).is_le()) {
        return;
    }
    let mut order: Vec<u32> = (0..items.len() as u32).collect();
    sort_places(&mut order, &|a, b| compare(&items[a as usize], &items[b as usize]));
    // The target index of each item.
    let mut target = vec![0; order.len()];
    order.iter().zip(0..).for_each(|(from, to)| target[*from as usize] = to);
    for at in 0..items.len() {
        while target[at] as usize != at {
            let to = target[at] as usize;
            items.swap(at, to);
            target.swap(at, to);
        }
    }
}

#[inline(never)]
fn sort_places(places: &mut [u32], compare: &dyn Fn(u32, u32) -> Ordering) {
    places.sort_by(|a, b| compare(*a, *b));
}

/// Sort in ascending order; equal items keep their order. At most 2^32 items.
pub fn sort<T: Ord>(items: &mut [T]) {
    sort_by(items, T::cmp);
}

/// Sort in ascending order of a key; items of one key keep their order. At most 2^32 items.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(items, |a, b| key(a).cmp(&key(b)));
}

/// Sort numbers in ascending order. Without the feature `lab`, use the sort that the module already contains, to keep
/// the module small.
pub fn sort_numbers(numbers: &mut [u64]) {
    if cfg!(feature = "lab") { numbers.sort_unstable() } else { sort(numbers) }
}

/// Return the list in ascending order; equal items keep their order. At most 2^32 items.
pub fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    sort(&mut items);
    items
}

/// Return the list in ascending order without repeated items.
pub fn distinct<T: Ord>(items: Vec<T>) -> Vec<T> {
    let mut items = sorted(items);
    items.dedup();
    items
}

/// Return the list in ascending order of a key; items of one key keep their order. At most 2^32 items.
pub fn sorted_by_key<T, K: Ord>(mut items: Vec<T>, key: impl Fn(&T) -> K) -> Vec<T> {
    sort_by_key(&mut items, key);
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorting_is_that_of_the_standard_library() {
        for length in (0..40_u32).chain([500, 3001]) {
            for factor in [1, 7, 4999] {
                let item = |i| ((i * factor) % 5 + i * factor % 11, i);
                let items: Vec<(u32, u32)> = (0..length).map(item).collect();
                let mut expected = items.clone();
                expected.sort_by_key(|item| item.0);
                assert_eq!(sorted_by_key(items.clone(), |item| item.0), expected);
                expected.sort_by(|a, b| b.cmp(a));
                let mut descending = items;
                sort_by(&mut descending, |a, b| b.cmp(a));
                assert_eq!(descending, expected);
            }
        }
    }
}
