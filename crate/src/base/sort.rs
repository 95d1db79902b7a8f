//! Sorting for the lists that are short or sorted once. The standard sorts are faster, and each
//! type that they sort adds some five kilobytes to the wasm that a page has to load; of this one
//! only what compares and moves the items is there for each type.

/// Lists up to here are sorted without a list of places.
const SHORT: usize = 12;

/// Put the items in order, so that none stands before one that it does not belong before; equal ones
/// keep their order. At most 2^32 items.
pub fn sort<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    if items.len() <= SHORT {
        for end in 1..items.len() {
            let mut at = end;
            while at > 0 && before(&items[at], &items[at - 1]) {
                items.swap(at, at - 1);
                at -= 1;
            }
        }
        return;
    }
    let mut order: Vec<u32> = (0..items.len() as u32).collect();
    let mut other = order.clone();
    merge(&mut order, &mut other, &|a, b| before(&items[a as usize], &items[b as usize]));
    // Where each item goes.
    order.iter().zip(0..).for_each(|(from, at)| other[*from as usize] = at);
    for at in 0..items.len() {
        while other[at] as usize != at {
            let to = other[at] as usize;
            items.swap(at, to);
            other.swap(at, to);
        }
    }
}

/// The same list in order.
pub fn sorted<T>(mut items: Vec<T>, before: impl Fn(&T, &T) -> bool) -> Vec<T> {
    sort(&mut items, before);
    items
}

/// Sort places by merging; `other` is as long and of no value before and after.
fn merge(places: &mut [u32], other: &mut [u32], before: &dyn Fn(u32, u32) -> bool) {
    // Most lists are in order as they come.
    if places.windows(2).all(|two| !before(two[1], two[0])) {
        return;
    }
    let middle = places.len() / 2;
    merge(&mut places[..middle], &mut other[..middle], before);
    merge(&mut places[middle..], &mut other[middle..], before);
    other.copy_from_slice(places);
    let (mut first, mut second) = other.split_at(middle);
    for place in places {
        let rest = match (first, second) {
            ([a, ..], [b, ..]) if before(*b, *a) => &mut second,
            ([], _) => &mut second,
            _ => &mut first,
        };
        if let [next, after @ ..] = *rest {
            (*place, *rest) = (*next, after);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_keep_their_order() {
        for length in (0..40_u32).chain([500, 3001]) {
            for factor in [1, 7, 4999] {
                let item = |i| ((i * factor) % 5 + i * factor % 11, i);
                let items: Vec<(u32, u32)> = (0..length).map(item).collect();
                let mut expected = items.clone();
                expected.sort_by_key(|item| item.0);
                assert_eq!(sorted(items, |a, b| a.0 < b.0), expected);
            }
        }
    }

    #[test]
    fn items_are_put_in_any_order() {
        for length in 0..200_u64 {
            let mut items: Vec<u64> = (0..length).map(|i| i * i * 31 % 97).collect();
            let mut expected = items.clone();
            expected.sort_unstable_by(|a, b| b.cmp(a));
            sort(&mut items, |a, b| a > b);
            assert_eq!(items, expected);
        }
    }
}
