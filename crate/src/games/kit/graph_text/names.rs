//! The names of nodes, for graphs of millions of them.

use rustc_hash::FxHashMap;

/// Names in one allocation.
#[derive(Default, PartialEq, Eq)]
pub(super) struct Names {
    text: String,
    ends: Vec<u32>,
}

impl Names {
    /// One more name: its node.
    pub(super) fn push(&mut self, name: &str) -> u32 {
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        self.ends.len() as u32 - 1
    }

    pub(super) fn get(&self, node: u32) -> &str {
        let i = node as usize;
        let start = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        &self.text[start..self.ends[i] as usize]
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }
}

/// Names to nodes while reading. Whole numbers, the usual names of large graphs, need no hashing.
#[derive(Default)]
pub(super) struct Index<'s> {
    by_number: Vec<u32>,
    by_name: FxHashMap<&'s str, u32>,
}

impl<'s> Index<'s> {
    /// The node of a name, new or known.
    pub(super) fn node(&mut self, name: &'s str, names: &mut Names) -> u32 {
        const NONE: u32 = u32::MAX;
        if let Some(n) = plain_number(name) {
            if n >= self.by_number.len() {
                self.by_number.resize((n + 1).next_power_of_two(), NONE);
            }
            if self.by_number[n] == NONE {
                self.by_number[n] = names.push(name);
            }
            return self.by_number[n];
        }
        *self.by_name.entry(name).or_insert_with(|| names.push(name))
    }
}

/// A number below four million, written without leading zeros.
fn plain_number(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    if bytes.len() > 7 || (bytes[0] == b'0' && bytes.len() > 1) {
        return None;
    }
    let digit = |n: usize, b: &u8| b.is_ascii_digit().then(|| n * 10 + usize::from(b - b'0'));
    bytes.iter().try_fold(0, digit).filter(|n| *n < 4_000_000)
}
