//! The games of a row of coins that are multiplied, and which coins of a row their moves turn.

use crate::base::Flow;
use crate::base::nimber::{MAX_HEAP, Nimber};
use crate::games::coins::Turning;
use crate::heaps::HeapVisitor;
use crate::ruleset::moves::Axis;

/// A coin-turning game, with its squares counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// One of those that are games of their own.
    Known(Turning),
    /// Twins: turn exactly two coins. A head on square n is worth n.
    Twins,
}

/// All of them, by their names.
pub const LINES: [(&str, Line); 4] = [
    ("turning-turtles", Line::Known(Turning::Turtles)),
    ("mock-turtles", Line::Known(Turning::Mock)),
    ("ruler", Line::Known(Turning::Ruler)),
    ("twins", Line::Twins),
];

impl Line {
    /// Its name in the notation.
    pub fn name(self) -> &'static str {
        LINES.iter().find(|(_, line)| *line == self).map_or("", |(name, _)| name)
    }

    /// The last square on which a coin may lie: a run of the ruler's turns all coins before it.
    pub fn last(self) -> u64 {
        if self == Line::Known(Turning::Ruler) { 255 } else { MAX_HEAP }
    }

    /// The value of a head.
    pub fn value(self, square: u64) -> Nimber {
        match self {
            Line::Known(turning) => turning.value(square + 1),
            Line::Twins => Nimber(square),
        }
    }

    /// How many moves a head has; `None` where they are too many to be counted.
    pub fn count(self, square: u64) -> Option<u128> {
        let n = u128::from(square);
        match self {
            Line::Twins => Some(n),
            Line::Known(Turning::Mock) => Some(n + 1 + n * n.saturating_sub(1) / 2),
            Line::Known(_) => Some(n + 1),
        }
    }

    /// Visit each set of squares, descending, that a move may turn with `head` as the last.
    pub fn turns(self, head: u64, visit: HeapVisitor<'_>) -> Flow {
        match self {
            Line::Known(turning) => turning.turns(head + 1, &mut |squares| shown(squares, visit)),
            Line::Twins => (0..head).try_for_each(|other| visit(&[head, other])),
        }
    }

    /// Visit those whose values add up to `sum`.
    pub fn reach(self, head: u64, sum: u64, visit: HeapVisitor<'_>) -> Flow {
        match self {
            Line::Known(turning) => {
                turning.reach(head + 1, sum, &mut |squares| shown(squares, visit))
            }
            Line::Twins if head ^ sum < head => visit(&[head, head ^ sum]),
            Line::Twins => Flow::Continue(()),
        }
    }

    /// The same for a hand.
    pub fn axis(self) -> Axis {
        match self {
            Line::Known(Turning::Turtles) => Axis { least: 1, most: Some(2), run: false },
            Line::Known(Turning::Mock) => Axis { least: 1, most: Some(3), run: false },
            Line::Known(Turning::Ruler) => Axis { least: 1, most: None, run: true },
            Line::Twins => Axis { least: 2, most: Some(2), run: false },
        }
    }

    /// Whether a move may turn these squares, which are in descending order.
    pub fn allows(self, squares: &[u64]) -> bool {
        let Axis { least, most, run } = self.axis();
        let count = squares.len() as u64;
        let step = |two: &[u64]| two[0] > two[1] && (!run || two[0] == two[1] + 1);
        count >= least && most.is_none_or(|most| count <= most) && squares.windows(2).all(step)
    }
}

/// Squares counted from 1, as counted from 0.
fn shown(squares: &[u64], visit: HeapVisitor<'_>) -> Flow {
    visit(&squares.iter().map(|square| square - 1).collect::<Vec<u64>>())
}
