//! Lists that are extended with copies of one value.

/// The number of copies that are stored at a time.
const BLOCK: usize = 256;

/// Append copies of a value until a list has `count` items. `Vec::resize` does the same item by item, which takes long
/// in code that a browser has not optimized yet; here most of the work is done by copies of memory.
pub fn lengthen<T: Copy>(items: &mut Vec<T>, count: usize, value: T) {
    let block = [value; BLOCK];
    items.reserve(count.saturating_sub(items.len()));
    while items.len() < count {
        items.extend_from_slice(&block[..BLOCK.min(count - items.len())]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_end_at_the_requested_length() {
        for count in [0, 1, 2, BLOCK, BLOCK + 2, 3 * BLOCK - 1] {
            let mut items = vec![5u16, 7];
            lengthen(&mut items, count, 9);
            let mut expected = vec![5, 7];
            expected.resize(count.max(2), 9);
            assert_eq!(items, expected);
        }
    }
}
