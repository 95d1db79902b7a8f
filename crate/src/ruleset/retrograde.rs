//! Outcomes of games in which play may cycle, by retrograde analysis from the ends.

use crate::ruleset::links::Links;
use crate::ruleset::outcome::Outcome;

/// The outcome (won, lost or drawn) of each node of a graph along whose edges two players move in turn.
///
/// A queue begins with the nodes that have no edges. A node with an edge to a lost node is won, and a node whose edges
/// all lead to won nodes is lost. A node that never enters the queue is drawn, since each player can continue
/// indefinitely (after Zermelo 1913 and Kalmár 1928). The time is linear in nodes and edges.
#[derive(Clone, Debug)]
pub struct Retrograde {
    outcomes: Vec<Outcome>,
    depths: Vec<u32>,
    order: Vec<u32>,
}

impl Retrograde {
    /// Compute the outcomes of the nodes of a graph; `ends` is the outcome of a node without edges.
    pub fn new(links: &Links, ends: Outcome) -> Retrograde {
        Retrograde::label(&links.back(), links.degrees(), ends)
    }

    /// Compute the outcomes in a game where a player wins by reaching `end`, or by leaving the opponent a node without
    /// edges. `back` has the reversed edges, and `degrees` the number of edges that leave each node.
    pub fn toward(end: u32, back: &Links, mut degrees: Vec<u32>) -> Retrograde {
        degrees[end as usize] = 0;
        Retrograde::label(back, degrees, Outcome::P)
    }

    /// Compute the outcomes from the reversed edges. For each node, `open` has the number of its edges that lead to a
    /// node not known to be won; the nodes with 0 such edges are the ends.
    fn label(back: &Links, mut open: Vec<u32>, ends: Outcome) -> Retrograde {
        let n = open.len();
        let (mut outcomes, mut depths) = (vec![Outcome::D; n], vec![0u32; n]);
        let mut order: Vec<u32> = (0..n as u32).filter(|v| open[*v as usize] == 0).collect();
        order.iter().for_each(|v| outcomes[*v as usize] = ends);
        let mut next = 0;
        while let Some(&node) = order.get(next) {
            next += 1;
            let (lost, depth) = (outcomes[node as usize] == Outcome::P, depths[node as usize] + 1);
            for &before in back.of(node) {
                let at = before as usize;
                if outcomes[at] != Outcome::D {
                    continue;
                }
                open[at] -= 1;
                if !lost && open[at] > 0 {
                    continue;
                }
                outcomes[at] = Outcome::mover_wins(lost);
                depths[at] = depth;
                order.push(before);
            }
        }
        Retrograde { outcomes, depths, order }
    }

    /// Return the outcome of a node.
    pub fn outcome(&self, node: u32) -> Outcome {
        self.outcomes[node as usize]
    }

    /// Return the number of moves until the end from a node, if the winner ends play as soon as possible and the loser
    /// as late as possible; 0 for a drawn node.
    pub fn depth(&self, node: u32) -> u32 {
        self.depths[node as usize]
    }

    /// Return the nodes that are won or lost, in the order in which their outcomes were found.
    pub fn order(&self) -> &[u32] {
        &self.order
    }
}
