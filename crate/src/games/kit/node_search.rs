//! Search of Node Kayles on one graph: a move removes a node and its neighbours.

use std::hash::BuildHasher;

use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::base::budget::Budget;
use crate::base::error::Result;

/// The largest number of nodes of a graph that can be searched.
pub const MOST: usize = 64 * WORDS;
const WORDS: usize = 4;
/// The smallest set that is replaced by the least of its symmetric images. For smaller sets the search is faster
/// without symmetries.
const TURNED: usize = 24;
/// The cost of an option in steps, for dividing the set into components and looking up each component.
const COST: u64 = 8;

/// A set of nodes, each below [`MOST`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nodes([u64; WORDS]);

impl Nodes {
    /// Return the set of nodes below `count`.
    pub fn below(count: usize) -> Nodes {
        (0..count).collect()
    }

    /// Add a node.
    pub fn insert(&mut self, node: usize) {
        self.0[node / 64] |= 1 << (node % 64);
    }

    /// Return whether the set contains a node.
    pub fn has(&self, node: usize) -> bool {
        self.0[node / 64] >> (node % 64) & 1 == 1
    }

    /// Return whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Return the number of nodes in the set.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Return the difference of two sets.
    #[must_use]
    pub fn without(&self, other: &Nodes) -> Nodes {
        Nodes(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Return the intersection of two sets.
    #[must_use]
    pub fn and(&self, other: &Nodes) -> Nodes {
        Nodes(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Return the union of two sets.
    #[must_use]
    pub fn or(&self, other: &Nodes) -> Nodes {
        Nodes(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Iterate over the nodes of the set in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let node = 64 * at + word.trailing_zeros() as usize;
            *word &= *word - 1;
            Some(node)
        })
    }

    fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    fn remove(&mut self, node: usize) {
        self.0[node / 64] &= !(1 << (node % 64));
    }
}

impl FromIterator<usize> for Nodes {
    fn from_iter<I: IntoIterator<Item = usize>>(nodes: I) -> Nodes {
        let mut set = Nodes::default();
        nodes.into_iter().for_each(|node| set.insert(node));
        set
    }
}

/// A symmetry of a graph: the image of each node, where the images of adjacent nodes are adjacent.
pub type Image = Vec<u8>;

/// A bound of the value of a set: the value is at least `least`, and equal to `least` if `exact` is true.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    least: u64,
    exact: bool,
}

/// Values and outcomes of sets of nodes of a graph.
///
/// A set has the value k exactly if the sum of the set and a Nim heap of k is lost. The search tests whether this sum
/// is lost: a single option of value k shows that the sum is won, and the other options need no evaluation (Lemoine and
/// Viennot, Nimbers are inevitable, 2012).
#[derive(Clone, Debug, Default)]
pub struct NodeSearch {
    /// For each node, the set of the node and its neighbours.
    taken: Vec<Nodes>,
    images: Vec<Image>,
    values: FxHashMap<Nodes, Known>,
    /// Whether the player to move loses under misère play. The key is the set of nodes, and whether a heap of one stone
    /// is added.
    misere: FxHashMap<(Nodes, bool), bool>,
}

/// A search with the budget in which the search runs.
pub struct Run<'s, 'b, 'w> {
    search: &'s mut NodeSearch,
    budget: &'b mut Budget<'w>,
    /// A function that writes a set of nodes as text, for errors.
    text: &'b dyn Fn(&Nodes) -> String,
    /// The components that calls of `is_worth` have yet to examine, those of the innermost call last.
    parts: Vec<Nodes>,
}

impl NodeSearch {
    /// Create the search of a graph. `taken` holds for each node the set of the node and its neighbours, `images` the
    /// symmetries of the graph.
    pub fn new(taken: Vec<Nodes>, images: Vec<Image>) -> NodeSearch {
        NodeSearch { taken, images, ..NodeSearch::default() }
    }

    /// Return the search within a budget; `text` writes a set of nodes for the error of the budget.
    pub fn run<'s, 'b, 'w>(
        &'s mut self,
        budget: &'b mut Budget<'w>,
        text: &'b dyn Fn(&Nodes) -> String,
    ) -> Run<'s, 'b, 'w> {
        Run { search: self, budget, text, parts: Vec::new() }
    }

    /// Return the set of a node and its neighbours.
    pub fn taken(&self, node: usize) -> &Nodes {
        &self.taken[node]
    }

    /// Return the value of a set, if all its components have been evaluated; `None` otherwise.
    pub fn known(&self, set: &Nodes) -> Option<u64> {
        self.components(*set).iter().try_fold(0, |sum, part| {
            let value = match part.count() {
                1 | 2 => Some(1),
                _ => self.values.get(&self.standard(part)).filter(|v| v.exact).map(|v| v.least),
            };
            value.map(|value| sum ^ value)
        })
    }

    /// Return the approximate size of the search in bytes.
    pub fn held(&self) -> usize {
        64 * (self.values.len() + self.misere.len()) + 32 * self.taken.len()
    }

    /// Return the connected components of a set, the largest last.
    pub fn components(&self, set: Nodes) -> Vec<Nodes> {
        let mut found = Vec::new();
        let largest = self.split(set, &mut found);
        found.extend(largest);
        found
    }

    /// Return the largest connected component of a set, or `None` for the empty set. Append the other components to
    /// `others`.
    fn split(&self, mut left: Nodes, others: &mut Vec<Nodes>) -> Option<Nodes> {
        let mut largest: Option<Nodes> = None;
        while let Some(first) = left.first() {
            let mut met = Nodes::from_iter([first]);
            let mut open = met;
            // Stop as soon as all nodes are met: on boards most nodes are adjacent to one of the first.
            while let Some(node) = open.first().filter(|_| met != left) {
                open.remove(node);
                let near = self.taken[node].and(&left).without(&met);
                (met, open) = (met.or(&near), open.or(&near));
            }
            left = left.without(&met);
            match largest {
                Some(largest) if met.count() < largest.count() => others.push(met),
                _ => others.extend(largest.replace(met)),
            }
        }
        largest
    }

    /// Return the least of a set and its symmetric images.
    fn standard(&self, set: &Nodes) -> Nodes {
        if set.count() < TURNED {
            return *set;
        }
        let image = |image: &Image| set.iter().map(|node| usize::from(image[node])).collect();
        self.images.iter().map(image).chain([*set]).min().unwrap_or(*set)
    }

    /// Return the nodes of a set in ascending order of the size of the set that the move at the node leaves. Of moves
    /// that leave the same set, only one is listed.
    fn moves(&self, set: &Nodes) -> Vec<usize> {
        let left = |node: usize| set.without(&self.taken[node]);
        // The size of the set that the move leaves, and a hash by which moves that leave equal sets are neighbours.
        let key = |node| {
            let left = left(node);
            (left.count() as u32, FxBuildHasher.hash_one(left) as u32)
        };
        let mut moves: Vec<((u32, u32), usize)> =
            set.iter().map(|node| (key(node), node)).collect();
        moves.sort_unstable();
        moves.dedup_by(|(key, node), (before, other)| key == before && left(*node) == left(*other));
        moves.into_iter().map(|(_, node)| node).collect()
    }

    /// Return whether all nodes of a set are adjacent to each other.
    fn is_complete(&self, set: &Nodes) -> bool {
        set.iter().all(|node| set.without(&self.taken[node]).is_empty())
    }
}

impl Run<'_, '_, '_> {
    /// Return the Grundy value of a set.
    ///
    /// # Errors
    /// `budget`.
    pub fn value(&mut self, set: &Nodes) -> Result<u64> {
        let parts = self.search.components(*set);
        parts.iter().try_fold(0, |sum, part| Ok(sum ^ self.part_value(part)?))
    }

    /// Return whether the player to move loses, under normal or misère play.
    ///
    /// # Errors
    /// `budget`.
    pub fn is_lost(&mut self, set: &Nodes, misere: bool) -> Result<bool> {
        if misere { self.is_lost_misere(*set, false) } else { self.is_worth(*set, 0) }
    }

    fn spend(&mut self, set: &Nodes) -> Result {
        let met = self.search.values.len() + self.search.misere.len();
        self.budget.spend(COST, || format!("{met} positions, then {}", (self.text)(set)))
    }

    fn part_value(&mut self, part: &Nodes) -> Result<u64> {
        let mut value = 0;
        while !self.part_is_worth(part, value)? {
            value += 1;
        }
        Ok(value)
    }

    fn is_worth(&mut self, set: Nodes, mut value: u64) -> Result<bool> {
        let begin = self.parts.len();
        let Some(largest) = self.search.split(set, &mut self.parts) else {
            return Ok(value == 0);
        };
        while self.parts.len() > begin
            && let Some(part) = self.parts.pop()
        {
            value ^= self.part_value(&part)?;
        }
        self.part_is_worth(&largest, value)
    }

    fn part_is_worth(&mut self, part: &Nodes, value: u64) -> Result<bool> {
        if part.count() <= 2 {
            return Ok(value == 1);
        }
        let part = self.search.standard(part);
        let mut known = self.search.values.get(&part).copied().unwrap_or_default();
        while !known.exact && known.least <= value {
            match self.reaches(&part, known.least)? {
                true => known.least += 1,
                false => known.exact = true,
            }
            self.search.values.insert(part, known);
        }
        Ok(known.exact && known.least == value)
    }

    /// Return whether a component has an option with the given value.
    fn reaches(&mut self, part: &Nodes, value: u64) -> Result<bool> {
        for node in self.search.moves(part) {
            self.spend(part)?;
            let left = part.without(self.search.taken(node));
            if self.is_worth(left, value)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Return whether the set `set`, with a heap of one stone added if `one` is true, is lost under misère play. A
    /// complete component is equivalent to a heap of one stone, and two such heaps cancel under misère play as well.
    fn is_lost_misere(&mut self, set: Nodes, mut one: bool) -> Result<bool> {
        let mut rest = set;
        for part in self.search.components(set) {
            if self.search.is_complete(&part) {
                rest = rest.without(&part);
                one = !one;
            }
        }
        if rest.is_empty() {
            return Ok(one);
        }
        let key = (self.search.standard(&rest), one);
        if let Some(known) = self.search.misere.get(&key) {
            return Ok(*known);
        }
        let mut lost = true;
        let moves = self.search.moves(&key.0).into_iter();
        let options: Vec<(Nodes, bool)> = moves
            .map(|node| (key.0.without(self.search.taken(node)), one))
            .chain(one.then_some((key.0, false)))
            .collect();
        for (left, one) in options {
            self.spend(&rest)?;
            if self.is_lost_misere(left, one)? {
                lost = false;
                break;
            }
        }
        self.search.misere.insert(key, lost);
        Ok(lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search holds the neighbours of each node, and then an entry for each set whose value or outcome it found.
    #[test]
    fn memory_grows_with_the_sets_found() -> Result {
        let near = |node: usize| (node.saturating_sub(1)..(node + 2).min(9)).collect();
        let path = Nodes::below(9);
        let mut search = NodeSearch::new((0..9).map(near).collect(), Vec::new());
        let empty = search.held();
        assert_eq!(empty, 9 * size_of::<Nodes>());
        for misere in [false, true] {
            search.run(&mut Budget::default(), &|_| String::new()).is_lost(&path, misere)?;
        }
        let entries = search.values.len() * size_of::<(Nodes, Known)>()
            + search.misere.len() * size_of::<((Nodes, bool), bool)>();
        let held = search.held() - empty;
        assert!(entries <= held && held <= 2 * entries, "{held} bytes for entries of {entries}");
        Ok(())
    }
}
