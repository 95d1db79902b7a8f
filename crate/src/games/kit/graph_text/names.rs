//! The names of nodes, for graphs of millions of them.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

/// Names in one allocation.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Names {
    text: String,
    ends: Vec<u32>,
}

impl Names {
    /// One more name: its node.
    pub fn push(&mut self, name: &str) -> u32 {
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        self.ends.len() as u32 - 1
    }

    /// The name of a node.
    pub fn get(&self, node: u32) -> &str {
        let i = node as usize;
        let start = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        &self.text[start..self.ends[i] as usize]
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// All of them in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.len() as u32).map(|node| self.get(node))
    }
}

/// Names to nodes while reading. Whole numbers, the usual names of large graphs, need no hashing.
#[derive(Default)]
pub(super) struct Index<'s> {
    by_number: Vec<u32>,
    by_name: FxHashMap<Cow<'s, str>, u32>,
}

impl<'s> Index<'s> {
    /// The node of a name, known or new, which is then added to the names in its plain form.
    pub(super) fn node(
        &mut self,
        name: Cow<'s, str>,
        names: &mut Names,
        plain: fn(&str) -> Cow<'_, str>,
    ) -> u32 {
        if let Some(n) = plain_number(&name) {
            if n >= self.by_number.len() {
                self.by_number.resize((n + 1).next_power_of_two(), NONE);
            }
            if self.by_number[n] == NONE {
                self.by_number[n] = names.push(&name);
            }
            return self.by_number[n];
        }
        match self.by_name.get(&name) {
            Some(node) => *node,
            None => {
                let node = names.push(&plain(&name));
                self.by_name.insert(name, node);
                node
            }
        }
    }
}

/// No node.
const NONE: u32 = u32::MAX;

/// A number below four million, written without leading zeros.
fn plain_number(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    if bytes.is_empty() || bytes.len() > 7 || (bytes[0] == b'0' && bytes.len() > 1) {
        return None;
    }
    let digit = |n: usize, b: &u8| b.is_ascii_digit().then(|| n * 10 + usize::from(b - b'0'));
    bytes.iter().try_fold(0, digit).filter(|n| *n < 4_000_000)
}
