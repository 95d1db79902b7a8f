//! Explanations of positions on a graph with cycles: the labels of the nodes in the order in which they are assigned,
//! and the outcome that follows for the tokens.

use super::cyclic::{Cyclic, LoopySum, Misere};
use crate::games::kit::prelude::*;
use crate::ruleset::explain::rows;
use crate::ruleset::retrograde::Retrograde;

/// The largest number of names that a sentence lists.
const NAMES: usize = 8;

impl Cyclic<'_> {
    /// Return the explanation of a position of tokens on the given nodes.
    pub fn why(&self, tokens: &[u32], values: Step) -> Vec<Step> {
        match (self.misere, tokens) {
            (None, [node]) => {
                let found = Retrograde::new(self.loopy.links(), Outcome::P);
                [retrograde(), values].into_iter().chain(self.turns(*node, &found)).collect()
            }
            (Some(Misere::Lone(found)), [node]) => {
                [retrograde()].into_iter().chain(self.turns(*node, found)).collect()
            }
            (Some(Misere::Sum(product)), _) => {
                let Some((outcome, depth)) = product.at(tokens) else { return Vec::new() };
                let found = Claim::new("loops-searched").with("positions", product.count());
                let mut claims = vec![found];
                claims.push(self.ending(tokens, outcome, depth));
                [retrograde()].into_iter().chain(Step::argument(claims)).collect()
            }
            _ => [smith(), values].into_iter().chain(self.labels(tokens)).collect(),
        }
    }

    fn name(&self, node: u32) -> String {
        self.names.get(node).to_string()
    }

    fn names(&self, nodes: &[u32]) -> Vec<String> {
        nodes.iter().take(NAMES).map(|node| self.name(*node)).collect()
    }

    /// Return for each node whether a token can reach it.
    fn within_reach(&self, tokens: &[u32]) -> Vec<bool> {
        let mut reached = vec![false; self.loopy.links().nodes()];
        let mut stack = tokens.to_vec();
        while let Some(node) = stack.pop() {
            if !std::mem::replace(&mut reached[node as usize], true) {
                stack.extend(self.loopy.targets(node));
            }
        }
        reached
    }

    /// Return the last sentence: the number of moves to the end, or the number of moves that keep a draw.
    fn ending(&self, tokens: &[u32], outcome: Outcome, depth: u64) -> Claim {
        if outcome != Outcome::D {
            return Claim::new("loops-moves").with("moves", depth);
        }
        let mut holds = 0u64;
        let _ = self.holding(tokens, &mut |_| {
            holds += 1;
            Flow::Continue(())
        });
        let moves: usize = tokens.iter().map(|node| self.loopy.targets(*node).len()).sum();
        Claim::new("loops-hold").with("moves", moves).with("holds", holds)
    }

    /// Explain a position of one token: the outcome of each node within reach, in the order of the retrograde analysis.
    fn turns(&self, token: u32, found: &Retrograde) -> Vec<Step> {
        let reached = self.within_reach(&[token]);
        let order: Vec<u32> =
            found.order().iter().copied().filter(|node| reached[*node as usize]).collect();
        let mut claims = self.listed(&order, &[token], &|n, node| self.turn(n, node, found));
        let drawn = |node: &u32| reached[*node as usize] && found.outcome(*node) == Outcome::D;
        let left: Vec<u32> = (0..self.loopy.links().nodes() as u32).filter(drawn).collect();
        if !left.is_empty() {
            let drawn = Claim::new("turn-drawn").with("nodes", self.names(&left));
            claims.push(drawn.with("count", left.len()));
        }
        let ending = self.ending(&[token], found.outcome(token), u64::from(found.depth(token)));
        Step::reasons("turn", claims).into_iter().chain(Step::argument(vec![ending])).collect()
    }

    /// Return the sentence that explains why a node is won or lost.
    fn turn(&self, n: usize, node: u32, found: &Retrograde) -> Claim {
        let targets = self.loopy.targets(node);
        let claim = |id| Claim::new(id).with("n", n).with("node", self.name(node));
        if targets.is_empty() {
            let wins = found.outcome(node) == Outcome::N;
            return claim("turn-end").with("wins", usize::from(wins));
        }
        let lost = targets.iter().filter(|to| found.outcome(**to) == Outcome::P);
        match lost.min_by_key(|to| found.depth(**to)) {
            Some(to) => claim("turn-won").with("to", self.name(*to)),
            None => {
                claim("turn-lost").with("options", self.names(targets)).with("count", targets.len())
            }
        }
    }

    /// Return the sentences on the first [`ROWS`] nodes of `order` and on at most [`NAMES`] later nodes with tokens,
    /// and a sentence that counts the other nodes.
    fn listed(
        &self,
        order: &[u32],
        tokens: &[u32],
        say: &dyn Fn(usize, u32) -> Claim,
    ) -> Vec<Claim> {
        let mut stands = vec![false; self.loopy.links().nodes()];
        tokens.iter().for_each(|node| stands[*node as usize] = true);
        let mut claims = Vec::new();
        for (i, &node) in order.iter().enumerate() {
            if i < ROWS || (stands[node as usize] && claims.len() < ROWS + NAMES) {
                claims.push(say(i + 1, node));
            }
        }
        if order.len() > claims.len() {
            let more = Claim::new("turn-more").with("count", order.len() - claims.len());
            claims.insert(ROWS.min(claims.len()), more);
        }
        claims
    }

    /// Explain a position of several tokens: the number of each node within reach, in the order of the labels, and the
    /// outcome that the numbers give for the sum.
    fn labels(&self, tokens: &[u32]) -> Vec<Step> {
        let reached = self.within_reach(tokens);
        let order: Vec<u32> =
            self.loopy.order().iter().copied().filter(|node| reached[*node as usize]).collect();
        let mut claims = self.listed(&order, tokens, &|n, node| self.label(n, node));
        let infinite = |node: &u32| reached[*node as usize] && self.loopy.value(*node).is_none();
        let left: Vec<u32> = (0..self.loopy.links().nodes() as u32).filter(infinite).collect();
        if !left.is_empty() {
            let all = Claim::new("label-left").with("nodes", self.names(&left));
            claims.push(all.with("count", left.len()));
            claims.extend(left.iter().take(NAMES).map(|node| self.open(*node)));
        }
        let sum = LoopySum::new(self.loopy, tokens);
        let mut steps: Vec<Step> = Step::reasons("label", claims).into_iter().collect();
        if sum.infinite == 0 {
            let value = |node: &u32| self.loopy.value(*node).unwrap_or(0);
            let all = rows(tokens.iter().map(|node| (self.name(*node), value(node))));
            steps.push(Step::nim_sum(all, tokens.iter().map(value)));
        }
        steps.extend(Step::argument(self.sum(tokens, &sum)));
        steps
    }

    /// Return the sentence that explains the number of a node: the number is the mex of the options' smaller numbers,
    /// and every other option can be answered by a move to this number.
    fn label(&self, n: usize, node: u32) -> Claim {
        let value = self.loopy.value(node).unwrap_or(0);
        let claim = |id| Claim::new(id).with("n", n).with("node", self.name(node));
        let targets = self.loopy.targets(node);
        if targets.is_empty() {
            return claim("label-end");
        }
        let below = |to: u32| self.loopy.value(to).is_some_and(|of| of < value);
        let others: Vec<u32> = targets.iter().copied().filter(|to| !below(*to)).collect();
        let back = |to: &u32| {
            let has = |next: &&u32| self.loopy.value(**next) == Some(value);
            let next = self.loopy.targets(*to).iter().filter(has);
            next.min_by_key(|next| self.loopy.rank(**next)).copied().unwrap_or(*to)
        };
        let via: Vec<u32> = others.iter().take(NAMES).map(back).collect();
        claim("label-mex")
            .with("value", value)
            .with("others", self.names(&others))
            .with("via", self.names(&via))
            .with("count", others.len())
    }

    /// Return the sentence that explains why a node has no number: an option without a number has no move to the mex of
    /// the numbers of the node's options.
    fn open(&self, node: u32) -> Claim {
        let reaches = self.loopy.reaches(node);
        let mex = (0..).find(|n| reaches.get(*n as usize) != Some(n)).unwrap_or(0);
        let free =
            |to: &&u32| self.loopy.value(**to).is_none() && !self.loopy.has_option(**to, mex);
        let by = self.loopy.targets(node).iter().find(free).copied().unwrap_or(node);
        let mut set: Vec<String> = reaches.iter().take(ROWS).map(u64::to_string).collect();
        if reaches.len() > set.len() {
            set.push("…".into());
        }
        Claim::new("label-open")
            .with("node", self.name(node))
            .with("set", set)
            .with("mex", mex)
            .with("through", self.name(by))
    }

    /// Return the sentences on the outcome of the sum that follows from the labels.
    fn sum(&self, tokens: &[u32], sum: &LoopySum) -> Vec<Claim> {
        let name = |place: usize| self.name(tokens[sum.first[place]]);
        let best = self.best(tokens);
        let mut claims = Vec::new();
        let rank = match best {
            Some((token, to, rank)) => {
                let from = tokens[token];
                let claim = |id| {
                    Claim::new(id)
                        .with("label", self.name(from))
                        .with("to", self.name(to))
                        .with("target", self.loopy.value(to).unwrap_or(0))
                        .revealing()
                };
                claims.push(match self.loopy.value(from) {
                    Some(value) => claim("loops-leave").with("value", value),
                    None => claim("loops-bring"),
                });
                rank
            }
            None if sum.infinite == 0 => sum.rank,
            None => {
                claims.push(match sum.infinite {
                    1 => Claim::new("loops-apart").with("label", name(0)).with("rest", sum.numbers),
                    count => Claim::new("loops-both")
                        .with("label", name(0))
                        .with("other", name(1))
                        .with("count", count),
                });
                claims.push(self.ending(tokens, Outcome::D, 0));
                return claims;
            }
        };
        claims.extend(["loops-lower", "loops-back"].map(Claim::new));
        let mut ends = Claim::new("loops-ends").with("rank", rank);
        ends.reveals = best.is_some();
        claims.push(ends);
        claims
    }
}

fn retrograde() -> Step {
    Step::Theorem { id: "retrograde", author: "Kalmár", year: 1928 }
}

fn smith() -> Step {
    Step::Theorem { id: "loopy", author: "Smith", year: 1966 }
}
