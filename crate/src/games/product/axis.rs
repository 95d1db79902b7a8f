//! The coin-turning games that can be factors of a product, and the coins of a row that their moves turn.

use crate::base::Flow;
use crate::base::nimber::{MAX_HEAP, Nimber};
use crate::games::coins::Turning;
use crate::heaps::HeapVisitor;
use crate::ruleset::moves::Axis;

/// A coin-turning game as the factor of a product, with its squares counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A coin-turning game that is also a game of its own in the list of games.
    Known(Turning),
    /// Twins: a move turns exactly two coins. A head on square n has the value n.
    Twins,
}

/// All factors, each with its name in the notation.
pub const LINES: [(&str, Line); 4] = [
    ("turning-turtles", Line::Known(Turning::Turtles)),
    ("mock-turtles", Line::Known(Turning::Mock)),
    ("ruler", Line::Known(Turning::Ruler)),
    ("twins", Line::Twins),
];

impl Line {
    /// Return the name of the factor in the notation.
    pub fn name(self) -> &'static str {
        LINES.iter().find(|(_, line)| *line == self).map_or("", |(name, _)| name)
    }

    /// Return the last square on which a coin may lie. In the Ruler game this is 255, because a run may turn all coins
    /// before the head.
    pub fn last(self) -> u64 {
        if self == Line::Known(Turning::Ruler) { 255 } else { MAX_HEAP }
    }

    /// Return the value of a head on a square.
    pub fn value(self, square: u64) -> Nimber {
        match self {
            Line::Known(turning) => turning.value(square + 1),
            Line::Twins => Nimber(square),
        }
    }

    /// Return the number of moves of a head on a square.
    pub fn count(self, square: u64) -> Option<u128> {
        let n = u128::from(square);
        match self {
            Line::Twins => Some(n),
            Line::Known(Turning::Mock) => Some(n + 1 + n * n.saturating_sub(1) / 2),
            Line::Known(_) => Some(n + 1),
        }
    }

    /// Visit each set of squares that a move with `head` as the last coin may turn. The squares of a set descend.
    pub fn turns(self, head: u64, visit: HeapVisitor<'_>) -> Flow {
        match self {
            Line::Known(turning) => turning.turns(head + 1, &mut |squares| shown(squares, visit)),
            Line::Twins => (0..head).try_for_each(|other| visit(&[head, other])),
        }
    }

    /// Visit the moves with `head` as the last coin whose squares have values with the nim-sum `sum`.
    pub fn reach(self, head: u64, sum: u64, visit: HeapVisitor<'_>) -> Flow {
        match self {
            Line::Known(turning) => {
                turning.reach(head + 1, sum, &mut |squares| shown(squares, visit))
            }
            Line::Twins if head ^ sum < head => visit(&[head, head ^ sum]),
            Line::Twins => Flow::Continue(()),
        }
    }

    /// Return the kind of moves for a board: the least and the largest number of coins, and whether the coins form a
    /// run.
    pub fn axis(self) -> Axis {
        match self {
            Line::Known(Turning::Turtles) => Axis { least: 1, most: Some(2), run: false },
            Line::Known(Turning::Mock) => Axis { least: 1, most: Some(3), run: false },
            Line::Known(Turning::Ruler) => Axis { least: 1, most: None, run: true },
            Line::Twins => Axis { least: 2, most: Some(2), run: false },
        }
    }

    /// Return whether a move may turn these squares, given in descending order.
    pub fn allows(self, squares: &[u64]) -> bool {
        let Axis { least, most, run } = self.axis();
        let count = squares.len() as u64;
        let step = |two: &[u64]| two[0] > two[1] && (!run || two[0] == two[1] + 1);
        count >= least && most.is_none_or(|most| count <= most) && squares.windows(2).all(step)
    }
}

/// Visit squares counted from 1 as squares counted from 0.
fn shown(squares: &[u64], visit: HeapVisitor<'_>) -> Flow {
    visit(&squares.iter().map(|square| square - 1).collect::<Vec<u64>>())
}
