//! The names of nodes, stored compactly for graphs of millions of nodes.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

/// The names of nodes, concatenated in one string.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Names {
    text: String,
    ends: Vec<u32>,
}

impl Names {
    /// Append a name and return its node.
    pub fn push(&mut self, name: &str) -> u32 {
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        self.ends.len() as u32 - 1
    }

    /// Return the name of a node.
    pub fn get(&self, node: u32) -> &str {
        let i = node as usize;
        let start = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        &self.text[start..self.ends[i] as usize]
    }

    /// Return the number of names.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Return whether there are no names.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Iterate over all names in the order of the nodes.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.len() as u32).map(|node| self.get(node))
    }
}

/// A map from names to nodes, used during parsing. Whole numbers, the usual names in large graphs, need no hashing.
#[derive(Default)]
pub(super) struct Index<'s> {
    by_number: Vec<u32>,
    by_name: FxHashMap<Cow<'s, str>, u32>,
}

impl<'s> Index<'s> {
    /// Return the node of a name. A new name is added to `names` in its plain form.
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

/// The entry of a number without a node.
const NONE: u32 = u32::MAX;

/// Return the number below four million that a name consists of, without leading zeros; `None` for any other name.
fn plain_number(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    if bytes.is_empty() || bytes.len() > 7 || (bytes[0] == b'0' && bytes.len() > 1) {
        return None;
    }
    let digit = |n: usize, b: &u8| b.is_ascii_digit().then(|| n * 10 + usize::from(b - b'0'));
    bytes.iter().try_fold(0, digit).filter(|n| *n < 4_000_000)
}
