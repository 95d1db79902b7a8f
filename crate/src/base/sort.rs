//! Sorting for the lists that are short or sorted once. The standard sorts are faster, and each
//! type that they sort adds some five kilobytes to the wasm that a page has to load.

/// The items so that none stands before one that belongs `before` it; equal ones keep their order.
pub fn sorted<T>(mut items: Vec<T>, before: fn(&T, &T) -> bool) -> Vec<T> {
    // Most lists are in order as they come.
    if items.windows(2).all(|pair| !before(&pair[1], &pair[0])) {
        return items;
    }
    let second = items.split_off(items.len() / 2);
    let mut second = sorted(second, before).into_iter().peekable();
    let mut merged = Vec::with_capacity(2 * items.len() + 1);
    for item in sorted(items, before) {
        while let Some(earlier) = second.next_if(|other| before(other, &item)) {
            merged.push(earlier);
        }
        merged.push(item);
    }
    merged.extend(second);
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_keep_their_order() {
        for length in 0..40_u32 {
            let items: Vec<(u32, u32)> = (0..length).map(|i| (i * 7 % 5, i)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            assert_eq!(sorted(items, |a, b| a.0 < b.0), expected);
        }
    }
}
