//! Who wins where play may cycle: labels given from the ends, backwards.

use crate::ruleset::links::Links;
use crate::ruleset::outcome::Outcome;

/// Won, lost or drawn, for each node of a graph along whose edges two players move in turn.
///
/// A queue begins with the ends. Whatever leads to a lost node is won; what leads to won nodes only is
/// lost; what the queue never reaches is drawn, since each side can continue indefinitely (after Zermelo 1913
/// and Kalmár 1928). Linear in nodes and edges.
#[derive(Clone, Debug)]
pub struct Retrograde {
    outcomes: Vec<Outcome>,
    depths: Vec<u32>,
    order: Vec<u32>,
}

impl Retrograde {
    /// The labels of a graph; `ends` is who wins at a node without edges.
    pub fn new(links: &Links, ends: Outcome) -> Retrograde {
        Retrograde::label(&links.back(), links.degrees(), ends)
    }

    /// The labels where reaching `end` wins at once, as does leaving the other no edge.
    /// `back` are the edges the other way round, and `degrees` says how many leave each node.
    pub fn toward(end: u32, back: &Links, mut degrees: Vec<u32>) -> Retrograde {
        degrees[end as usize] = 0;
        Retrograde::label(back, degrees, Outcome::P)
    }

    /// The labels, from the nodes of which no edge is `open`.
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

    /// Who wins at a node.
    pub fn outcome(&self, node: u32) -> Outcome {
        self.outcomes[node as usize]
    }

    /// How many moves are left at a node that is not drawn, if the winner is quick and the loser slow.
    pub fn depth(&self, node: u32) -> u32 {
        self.depths[node as usize]
    }

    /// The nodes that are won or lost, in the order in which that was found.
    pub fn order(&self) -> &[u32] {
        &self.order
    }
}
