//! Outcomes and winning moves of sums of tokens on a directed graph with cycles.

use super::loopy::Loopy;
use crate::base::sort::sorted_by_key;
use crate::games::kit::graph_text::Names;
use crate::games::kit::prelude::*;
use crate::ruleset::product::Product;
use crate::ruleset::retrograde::Retrograde;

/// Data for outcomes under misère play, where loopy values do not decide.
#[derive(Debug)]
pub enum Misere {
    /// For one token: the outcome of every node.
    Lone(Retrograde),
    /// For several tokens: the outcome of every reachable position.
    Sum(Product<u32>),
}

impl Misere {
    /// Compute the misère data for tokens on the given nodes and for all followers.
    ///
    /// # Errors
    /// `budget` if the steps run out first.
    pub fn new(loopy: &Loopy, tokens: &[u32], budget: &mut Budget<'_>) -> Result<Misere> {
        let links = loopy.links();
        if tokens.len() != 1 {
            let mut leaves = |node: &u32, _: &mut Budget<'_>| {
                Ok(links.of(*node).iter().map(|to| vec![*to]).collect())
            };
            return Product::new(tokens, Outcome::N, &mut leaves, budget).map(Misere::Sum);
        }
        budget.spend((links.nodes() + links.all().len()) as u64, || "the nodes".into())?;
        Ok(Misere::Lone(Retrograde::new(links, Outcome::N)))
    }

    /// Return the outcome for tokens on the given nodes, and the number of moves to the end (0 for a draw); `None` if
    /// the data do not cover these tokens.
    pub fn at(&self, tokens: &[u32]) -> Option<(Outcome, u64)> {
        match (self, tokens) {
            (Misere::Lone(found), [node]) => {
                Some((found.outcome(*node), u64::from(found.depth(*node))))
            }
            (Misere::Lone(_), _) => None,
            (Misere::Sum(product), _) => product.at(tokens),
        }
    }
}

/// The data that decide a sum of tokens on a graph with cycles in normal play (Smith 1966; Fraenkel and Yesha 1986).
#[derive(Clone, Debug, Default)]
pub struct LoopySum {
    /// The nim-sum of the numbers of the tokens on numbered nodes.
    pub numbers: u64,
    /// The sum of the ranks of the tokens on numbered nodes.
    pub rank: u64,
    /// The count of tokens on nodes without a number (infinite nodes).
    pub infinite: usize,
    /// The indices of the first two tokens on infinite nodes.
    pub first: [usize; 2],
}

impl LoopySum {
    /// Compute the sum of tokens on the given nodes.
    pub fn new(loopy: &Loopy, tokens: &[u32]) -> Self {
        let mut sum = LoopySum::default();
        for (place, &node) in tokens.iter().enumerate() {
            match loopy.value(node) {
                Some(value) => {
                    sum.numbers ^= value;
                    sum.rank += loopy.rank(node);
                }
                None => {
                    if let Some(slot) = sum.first.get_mut(sum.infinite) {
                        *slot = place;
                    }
                    sum.infinite += 1;
                }
            }
        }
        sum
    }

    /// Return the outcome. If all nodes are numbered, the nim-sum decides as in Nim. With one infinite node the player
    /// to move wins if that token can move to a node whose number is the nim-sum of all other tokens. Otherwise the
    /// position is a draw.
    pub fn outcome(&self, loopy: &Loopy, tokens: &[u32]) -> Outcome {
        match self.infinite {
            0 => Outcome::mover_wins(self.numbers != 0),
            1 if loopy.has_option(tokens[self.first[0]], self.numbers) => Outcome::N,
            _ => Outcome::D,
        }
    }

    /// Return the outcome and the rank of the sum after a token has moved.
    fn after(&self, loopy: &Loopy, tokens: &[u32], token: usize, to: u32) -> (Outcome, u64) {
        let from = tokens[token];
        let (old, new) = (loopy.value(from), loopy.value(to));
        let rank = self.rank - loopy.rank(from) + loopy.rank(to);
        let numbers = self.numbers ^ old.unwrap_or(0) ^ new.unwrap_or(0);
        let infinite = self.infinite - usize::from(old.is_none()) + usize::from(new.is_none());
        let outcome = match infinite {
            0 => Outcome::mover_wins(numbers != 0),
            1 => {
                let other = self.first[usize::from(old.is_none() && self.first[0] == token)];
                let node = if new.is_none() { to } else { tokens[other] };
                if loopy.has_option(node, numbers) { Outcome::N } else { Outcome::D }
            }
            _ => Outcome::D,
        };
        (outcome, rank)
    }
}

/// A move as its token and its target node. `rank` is the rank of the resulting sum or, under misère play, the number
/// of moves from there to the end. `shared` tells whether an earlier token stands on the node that the token leaves.
#[derive(Clone, Copy)]
struct Way {
    rank: u64,
    token: usize,
    to: u32,
    shared: bool,
}

/// A graph with cycles, prepared for outcomes and winning moves.
pub struct Cyclic<'g> {
    /// The names of the nodes.
    pub(super) names: &'g Names,
    /// The loopy values of the nodes.
    pub loopy: &'g Loopy,
    /// The misère data; `None` for normal play.
    pub misere: Option<&'g Misere>,
}

impl Cyclic<'_> {
    /// Return the outcome for tokens on the given nodes; `None` if unknown.
    pub fn outcome(&self, tokens: &[u32]) -> Option<Outcome> {
        match self.misere {
            Some(misere) => misere.at(tokens).map(|(outcome, _)| outcome),
            None => Some(LoopySum::new(self.loopy, tokens).outcome(self.loopy, tokens)),
        }
    }

    /// Visit the winning moves, in ascending order of the distance to the end; `None` if the outcome is unknown. A
    /// player who always plays the first of these moves never repeats a position.
    pub fn winning(&self, tokens: &[u32], visit: MoveVisitor<'_>) -> Option<Flow> {
        if self.outcome(tokens)? != Outcome::N {
            return Some(Flow::Continue(()));
        }
        let ways = self.winners(tokens);
        Some(ways.into_iter().try_for_each(|way| visit(self.played(tokens, way))))
    }

    /// Visit the moves of a drawn position that lead to a drawn position, and no move of a position that is won or
    /// lost; `None` if the outcome is unknown.
    pub fn holding(&self, tokens: &[u32], visit: MoveVisitor<'_>) -> Option<Flow> {
        if self.outcome(tokens)? != Outcome::D {
            return Some(Flow::Continue(()));
        }
        let mut ways = self.ways(tokens, Outcome::D).into_iter();
        Some(ways.try_for_each(|way| visit(self.played(tokens, way))))
    }

    /// Return the token of the winning move nearest to the end, the target node, and the rank of the resulting
    /// position; `None` if no move wins.
    pub fn best(&self, tokens: &[u32]) -> Option<(usize, u32, u64)> {
        self.winners(tokens).first().map(|way| (way.token, way.to, way.rank))
    }

    fn winners(&self, tokens: &[u32]) -> Vec<Way> {
        sorted_by_key(self.ways(tokens, Outcome::P), |a| a.rank)
    }

    /// Return the moves that lead to positions with the given outcome.
    fn ways(&self, tokens: &[u32], wanted: Outcome) -> Vec<Way> {
        let sum = LoopySum::new(self.loopy, tokens);
        let mut moved = tokens.to_vec();
        let mut stood = vec![false; self.loopy.links().nodes()];
        let mut ways = Vec::new();
        for (token, &from) in tokens.iter().enumerate() {
            let shared = std::mem::replace(&mut stood[from as usize], true);
            for &to in self.loopy.targets(from) {
                let after = match self.misere {
                    None => Some(sum.after(self.loopy, tokens, token, to)),
                    Some(misere) => {
                        moved[token] = to;
                        misere.at(&moved)
                    }
                };
                if let Some((outcome, rank)) = after
                    && outcome == wanted
                {
                    ways.push(Way { rank, token, to, shared });
                }
            }
            moved[token] = from;
        }
        ways
    }

    fn played(&self, tokens: &[u32], way: Way) -> Move {
        let Way { token, to, shared, .. } = way;
        let name = |node| self.names.get(node).to_string();
        Move::Edge { token, from: name(tokens[token]), to: name(to), node: to, shared }
    }
}
