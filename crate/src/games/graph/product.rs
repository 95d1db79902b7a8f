//! Sums of tokens on a graph with cycles where nothing adds up: all their positions, searched.

use rustc_hash::FxHashMap;

use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::sort::sort;
use crate::ruleset::links::Links;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::retrograde::Retrograde;

/// Who wins each position that tokens can come to, under misère play.
#[derive(Clone, Debug)]
pub struct Product {
    /// Positions by their tokens' nodes, smallest first.
    index: FxHashMap<Vec<u32>, u32>,
    found: Retrograde,
}

impl Product {
    /// All positions that can follow tokens on these nodes.
    ///
    /// # Errors
    /// `budget` when the steps end before all are known.
    pub fn new(links: &Links, tokens: &[u32], budget: &mut Budget<'_>) -> Result<Product> {
        let mut positions = vec![key(tokens.to_vec())];
        let mut index = FxHashMap::from_iter([(positions[0].clone(), 0)]);
        let mut edges = Vec::new();
        let mut at = 0;
        while at < positions.len() {
            let here = positions[at].clone();
            for (token, &node) in here.iter().enumerate() {
                if token > 0 && here[token - 1] == node {
                    continue; // equal tokens have equal moves
                }
                for &to in links.of(node) {
                    let steps = 2 + here.len() as u64;
                    budget.spend(steps, || format!("{} positions", positions.len()))?;
                    let mut next = here.clone();
                    next[token] = to;
                    let next = key(next);
                    let known = index.get(&next).copied().unwrap_or_else(|| {
                        positions.push(next.clone());
                        index.insert(next, positions.len() as u32 - 1);
                        positions.len() as u32 - 1
                    });
                    edges.push((at as u32, known));
                }
            }
            at += 1;
        }
        drop(positions);
        let links = Links::new(at, &edges);
        Ok(Product { index, found: Retrograde::new(&links, Outcome::N) })
    }

    /// Who wins with tokens on these nodes, and in how many moves; `None` for what cannot follow.
    pub fn at(&self, tokens: &[u32]) -> Option<(Outcome, u64)> {
        let place = *self.index.get(&key(tokens.to_vec()))?;
        Some((self.found.outcome(place), u64::from(self.found.depth(place))))
    }

    /// How many positions there are.
    pub fn count(&self) -> usize {
        self.index.len()
    }
}

fn key(mut tokens: Vec<u32>) -> Vec<u32> {
    sort(&mut tokens);
    tokens
}
