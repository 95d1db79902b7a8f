//! The moves that gave a value before: the small heap of two that once added up to the value nearly
//! always does so again at the next heaps.

/// Small heaps remembered for each value.
const MOST: usize = 24;

/// For each value, the small heaps that recently gave it, the latest first.
#[derive(Clone, Debug, Default)]
pub struct Witnesses {
    lists: Vec<Vec<u32>>,
}

impl Witnesses {
    /// The first remembered heap that `gives` the value now; it is tried first the next time.
    #[inline]
    pub fn serve(&mut self, value: usize, mut gives: impl FnMut(usize) -> bool) -> bool {
        let Some(list) = self.lists.get_mut(value) else { return false };
        let Some(at) = list.iter().position(|heap| gives(*heap as usize)) else { return false };
        list[..=at].rotate_right(1);
        true
    }

    /// Remember a heap that gave the value, and forget the heap that helped least recently.
    pub fn add(&mut self, value: usize, heap: usize) {
        if self.lists.len() <= value {
            self.lists.resize(value + 1, Vec::new());
        }
        let list = &mut self.lists[value];
        list.truncate(MOST - 1);
        list.insert(0, heap as u32);
    }
}
