//! Who wins with tokens on a graph with cycles, and by which moves.

use super::loopy::Loopy;
use crate::base::sort::sorted_by_key;
use crate::games::kit::graph_text::Names;
use crate::games::kit::prelude::*;
use crate::ruleset::product::Product;
use crate::ruleset::retrograde::Retrograde;

/// Who wins under misère play, where numbers do not help.
#[derive(Debug)]
pub enum Misere {
    /// One token: every node is labelled.
    Lone(Retrograde),
    /// Several: every position that can follow.
    Sum(Product<u32>),
}

impl Misere {
    /// What is needed of a graph for tokens on these nodes and all that follows.
    ///
    /// # Errors
    /// `budget` when the steps end before it is known.
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

    /// Who wins with tokens on these nodes, and in how many moves.
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

/// A sum on a graph with cycles, as far as it decides (Smith 1966; Fraenkel and Yesha 1986).
#[derive(Clone, Debug, Default)]
pub struct LoopySum {
    /// The nim-sum of the numbers.
    pub numbers: u64,
    /// The ranks of the numbered nodes together.
    pub rank: u64,
    /// How many tokens stand on infinite nodes, and the first two of those tokens.
    pub infinite: usize,
    /// Their places among the tokens.
    pub first: [usize; 2],
}

impl LoopySum {
    /// The sum of tokens on these nodes.
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

    /// Who wins: where all are numbered, as in Nim; where one is infinite, the player who can bring it to the
    /// number of all the others; no other player.
    pub fn outcome(&self, loopy: &Loopy, tokens: &[u32]) -> Outcome {
        match self.infinite {
            0 => Outcome::mover_wins(self.numbers != 0),
            1 if loopy.has_option(tokens[self.first[0]], self.numbers) => Outcome::N,
            _ => Outcome::D,
        }
    }

    /// Who wins after a token has moved, and the rank of the sum then.
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

/// A move by its token and the node it comes to; whether an earlier token stands there, too.
#[derive(Clone, Copy)]
struct Way {
    rank: u64,
    token: usize,
    to: u32,
    shared: bool,
}

/// A graph with cycles, ready to be asked about.
pub struct Cyclic<'g> {
    /// The names of its nodes.
    pub(super) names: &'g Names,
    /// Its labels.
    pub loopy: &'g Loopy,
    /// Who wins under misère play, where that is what is asked.
    pub misere: Option<&'g Misere>,
}

impl Cyclic<'_> {
    /// Who wins.
    pub fn outcome(&self, tokens: &[u32]) -> Option<Outcome> {
        match self.misere {
            Some(misere) => misere.at(tokens).map(|(outcome, _)| outcome),
            None => Some(LoopySum::new(self.loopy, tokens).outcome(self.loopy, tokens)),
        }
    }

    /// Visit the winning moves, the one that is nearest to the end first: it makes progress, so that who
    /// plays it again and again comes round to nothing.
    pub fn winning(&self, tokens: &[u32], visit: MoveVisitor<'_>) -> Option<Flow> {
        if self.outcome(tokens)? != Outcome::N {
            return Some(Flow::Continue(()));
        }
        let ways = self.winners(tokens);
        Some(ways.into_iter().try_for_each(|way| visit(self.played(tokens, way))))
    }

    /// Visit the moves of a drawn position that leave it drawn.
    pub fn holding(&self, tokens: &[u32], visit: MoveVisitor<'_>) -> Option<Flow> {
        if self.outcome(tokens)? != Outcome::D {
            return Some(Flow::Continue(()));
        }
        let mut ways = self.ways(tokens, Outcome::D).into_iter();
        Some(ways.try_for_each(|way| visit(self.played(tokens, way))))
    }

    /// The token of the winning move that is nearest to the end, where it goes, and the rank of what it
    /// leaves; `None` where no move wins.
    pub fn best(&self, tokens: &[u32]) -> Option<(usize, u32, u64)> {
        self.winners(tokens).first().map(|way| (way.token, way.to, way.rank))
    }

    fn winners(&self, tokens: &[u32]) -> Vec<Way> {
        sorted_by_key(self.ways(tokens, Outcome::P), |a| a.rank)
    }

    /// The moves that lead to positions of an outcome.
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
