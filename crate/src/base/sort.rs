//! Lists in order, as expressions: the standard library's sorts of vectors that nobody else holds.

/// The list in ascending order.
pub fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}

/// The list in ascending order of a key; items of one key keep their order.
pub fn sorted_by_key<T, K: Ord>(mut items: Vec<T>, key: impl FnMut(&T) -> K) -> Vec<T> {
    items.sort_by_key(key);
    items
}
