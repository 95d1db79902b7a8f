//! Moves that gave a value before. If a small heap and its second heap once had the wanted nim-sum, the same small heap
//! nearly always gives the value for the next heaps too.

/// The most small heaps stored for each value.
const MOST: usize = 24;

/// For each value, the small heaps that gave the value, the most recent first.
#[derive(Clone, Debug, Default)]
pub struct Witnesses {
    lists: Vec<Vec<u32>>,
}

impl Witnesses {
    /// Return whether a stored heap satisfies `gives`. Move the first such heap to the front of the list.
    #[inline]
    pub fn serve(&mut self, value: usize, mut gives: impl FnMut(usize) -> bool) -> bool {
        let Some(list) = self.lists.get_mut(value) else { return false };
        let Some(at) = list.iter().position(|heap| gives(*heap as usize)) else { return false };
        list[..=at].rotate_right(1);
        true
    }

    /// Store a heap that gave the value, and drop the heap that was used least recently if the list is full.
    pub fn add(&mut self, value: usize, heap: usize) {
        if self.lists.len() <= value {
            self.lists.resize(value + 1, Vec::new());
        }
        let list = &mut self.lists[value];
        list.truncate(MOST - 1);
        list.insert(0, heap as u32);
    }
}
